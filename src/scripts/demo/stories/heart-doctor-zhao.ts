import type { DemoStory } from '#src/scripts/demo/demo-story.ts';

export const heartDoctorZhao = {
  slug: 'heart-doctor-zhao',
  caseType: 0,
  title: '三十一岁的村医赵医生，自己在等一颗心脏',
  content: [
    '“老同学，你听我这心音，第三心音奔马律，典型吧。”这是去年十一月赵医生发给我的一条语音，他把听诊器贴在自己胸口，录给我听。我是他卫校的同班同学，现在在县医院药房。我当天就请假把他拖去做了超声，射血分数百分之二十三。',
    '扩张型心肌病。他今年三十一，在吕梁山里三个自然村当了九年村医，辖区六百七十口人，平均年龄六十二。药箱、血压计、一辆换过两次发动机的摩托车，大雪封山的时候步行。他出诊不收出诊费，记账本上还有一千多块钱的药钱，他说不要去收，都是走不动的老人。',
    '从确诊到现在住院六次，其中一次抢救，装了除颤起搏器，共花18.4万元，医保报销11.1万元，自费7.3万元，是他和媳妇准备在镇上付首付的钱。北原心血管病医院评估后让他进了心脏移植等候名单。',
    '移植手术和第一年的用药预算48万元，城镇职工医保预计22万元，县红十字会和卫健系统的职工互助金合计12万元已经到位，还有14万元；第二年的药和复查估计再要4万元。他们家在村里有一孔半新不旧的窑洞和卫生室旁边一间宿舍，摩托车不算，没有别的。儿子两岁半。',
    '我发起之前问过他，他不愿意，说村里人自己都不宽裕，一听说肯定要把卖枣的钱拿来。后来我答应他，页面上写清楚：村里的老人家，人来看看就行，钱不要多给。请看到的亲戚们帮忙传达。结果第二天早上，卫生室门口放了十一袋枣，没有一袋写名字。',
    '这段时间由邻村的医生隔天来坐诊，他躺在床上接电话，高血压的药怎么减、谁家老太太该复查，都记在脑子里。医生说能等到配型的机会不小。等他回去，那六百七十口人的血压，还是他最清楚。',
  ].join('\n\n'),
  illness: '扩张型心肌病，终末期心力衰竭',
  illnessKey: 'heart',
  city: '吕梁',
  province: '山西',
  hospital: '北原心血管病医院',
  department: '心脏移植中心',
  patient: { displayName: '赵医生', age: 31, gender: 'male' },
  raiser: { name: '药房的老同学', relation: 11, relationText: '卫校同学' },
  payee: { kind: 'person', relation: 'spouse', displayName: '高**' },
  treatment: {
    diagnosedOn: '2025-11',
    ...{ costSoFarInFen: 18_400_000, insuranceSoFarInFen: 11_100_000 },
    ...{ aidSoFarInFen: 0, ownSoFarInFen: 7_300_000 },
    ...{ costAheadInFen: 52_000_000, insuranceAheadInFen: 22_000_000 },
    ...{ aidAheadInFen: 12_000_000, ownAheadInFen: 0 },
    plan: '药物与器械维持，等待心脏移植；术后监护约两周，第一年抗排异并定期心内膜活检。',
    planEn:
      'Medicine and a device until a heart is found; then about two weeks in intensive care and a first year of anti-rejection medicine and biopsies.',
  },
  household: {
    summary: '村里窑洞一孔，旧摩托车一辆，无商品房；购房首付款7.3万元已用于治疗。',
    summaryEn:
      'One cave dwelling and an old motorcycle; no other property. The 73,000 yuan saved for a flat went into treatment.',
  },
  targetInFen: 14_000_000,
  surplus: {
    use: '多出来的钱用于第二年的抗排异药和复查，医生估计一年四万元；仍有剩余就按退款规则退还。',
    useEn:
      'More would pay for the second year of anti-rejection medicine and check-ups, about 40,000 yuan by the doctors’ estimate; what is left then goes back by the refund rules.',
  },
  raisedShare: 1.02,
  giftCount: 360,
  state: 'reached',
  publishedDaysAgo: 22,
  wardCalled: true,
  labels: ['awaitingTransplant'],
  pictures: [
    {
      file: 'heart-doctor-zhao/cave-dwellings.svg',
      alt: '山坡上的窑洞和卫生室',
      altEn: 'Cave dwellings and the clinic on a hillside',
    },
    {
      file: 'heart-doctor-zhao/bags-of-dates.svg',
      alt: '卫生室门口的十一袋红枣',
      altEn: 'Eleven bags of dates at the clinic door',
    },
    {
      file: 'heart-doctor-zhao/mountain-road.svg',
      alt: '雪后的山路和一串脚印',
      altEn: 'A mountain road after snow with one line of footprints',
    },
    {
      file: 'heart-doctor-zhao/visit-notes.svg',
      alt: '翻开的随访记录本',
      altEn: 'An open book of home-visit notes',
    },
  ],
  encouragements: [
    '赵医生，我的药钱先还上，欠了三年了。',
    '卫校零九级二班全体。',
    '换心五年，每天走一万步，等你的好消息。',
    '血压一百三，您放心。',
    '邻村的同行，您的病人我看着呢。',
  ],
  picked: false,
} satisfies DemoStory;
