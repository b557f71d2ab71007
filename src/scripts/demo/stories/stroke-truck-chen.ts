import type { DemoStory } from '#src/scripts/demo/demo-story.ts';

export const strokeTruckChen = {
  slug: 'stroke-truck-chen',
  caseType: 0,
  title: '跑长途的父亲脑出血后醒来，现在正学着重新说话',
  content: [
    '父亲醒来以后说的第一个词是“车”。康复老师说是好事，我和我妈对看了一眼，都知道他问的是什么。',
    '他叫陈叔，车队里都这么叫，今年五十二岁，跑周口到乌鲁木齐的长途，一趟来回九天。八月十一号凌晨，他把车稳稳停进了甘肃一个服务区的车位，拉好手刹，然后人就倒下了。同行的师傅说，再晚十分钟发作，后果不敢想。脑出血，左侧基底节，四十毫升，当地开颅后，第九天转回江州市第一人民医院。',
    '两家医院加起来花了16.3万元，医保报销8.7万元，自己负担7.6万元。家里能动的钱只有三万，其余四万六是二叔和父亲的两位车友垫的。那辆车是前年贷款买的，还剩11万元没有还，每月要还五千一。我们正在托人转手，车况好，但行情不好，卖掉大概只够还清贷款。',
    '现在的情况是：右侧手脚有一点力气，能扶着杆站四分钟，听得懂话，说不出完整的句子。医生建议连续康复六个月，中间做一次颅骨修补，预计15万元，医保大约承担6万元，缺9万元。越早练恢复越好，这是所有医生都跟我们讲的同一句话。',
    '我在读大二，学土木。这学期办了缓修，白天陪他练，晚上在病房外的走廊做一点画图的零活，一张三十五块。妹妹上高一，住校，她不知道我没去上学，看到的亲戚请先别告诉她。',
    '父亲以前过年才在家几天，我跟他其实不熟。这两个月我给他刮胡子、剪指甲，教他说“水”“疼”“够了”。他学会的第十二个词是我的小名。我把每天练习的时间记成表，放在进展里，大家可以看着他一点点往前走。',
  ].join('\n\n'),
  illness: '脑出血恢复期',
  illnessKey: 'stroke',
  city: '周口',
  province: '河南',
  hospital: '江州市第一人民医院',
  department: '神经康复科',
  patient: { displayName: '陈叔', age: 52, gender: 'male' },
  raiser: { name: '陈家阿远', relation: 2 },
  payee: { kind: 'person', relation: 'spouse', displayName: '吴**' },
  treatment: {
    diagnosedOn: '2026-08',
    ...{ costSoFarInFen: 16_300_000, insuranceSoFarInFen: 8_700_000 },
    ...{ aidSoFarInFen: 0, ownSoFarInFen: 7_600_000 },
    ...{ costAheadInFen: 15_000_000, insuranceAheadInFen: 6_000_000 },
    ...{ aidAheadInFen: 0, ownAheadInFen: 0 },
    plan: '住院康复六个月，包括肢体、言语和吞咽训练，第三个月前后行颅骨修补术。',
    planEn:
      'Six months of in-patient rehabilitation for limbs, speech and swallowing, with skull repair around the third month.',
  },
  household: {
    summary: '农村两层房一处；货车一辆，车贷剩11万元，正在转让；欠亲友4.6万元。',
    summaryEn:
      'A two-storey village house; a truck with 110,000 yuan still owed on it, up for sale; 46,000 owed to relatives and friends.',
  },
  targetInFen: 9_000_000,
  raisedShare: 0.44,
  giftCount: 140,
  state: 'raising',
  publishedDaysAgo: 14,
  wardCalled: false,
  labels: ['crucialWeeks'],
  pictures: [
    {
      file: 'stroke-truck-chen/truck-in-the-yard.svg',
      alt: '停在院子里的长途货车',
      altEn: 'The long-haul truck standing in the yard',
    },
    {
      file: 'stroke-truck-chen/parallel-bars.svg',
      alt: '父亲在康复大厅扶着平行杠练走路，儿子跟在后面',
      altEn:
        'Father walking between the parallel bars in the rehabilitation hall, his son behind him',
    },
    {
      file: 'stroke-truck-chen/learning-the-cup.svg',
      alt: '儿子扶着父亲的手练习握杯子',
      altEn: 'The son guiding his father’s hand around a cup',
    },
    {
      file: 'stroke-truck-chen/daily-practice.svg',
      alt: '手写的每日练习时间表',
      altEn: 'A handwritten table of daily practice',
    },
  ],
  encouragements: [
    '跑乌鲁木齐线的同行，车停得稳，人也会稳。',
    '我爸偏瘫后练了一年，现在自己去买菜。',
    '阿远，土木班给你留着图纸，缓修不丢人。',
    '第十三个词也快了。',
  ],
  picked: false,
} satisfies DemoStory;
