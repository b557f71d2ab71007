import type { DemoStory } from '#src/scripts/demo/demo-story.ts';

export const heartLeyang = {
  slug: 'heart-leyang',
  caseType: 0,
  title: '三岁的乐阳终于等到了可以做心脏根治手术的体重',
  content: [
    '十三公斤。医生说乐阳长到这个数就可以做根治手术，我们等了两年多，上个星期在护士站的秤上，他穿着袜子，十三点二。',
    '他是法洛四联症，生下来第三天听出杂音。七个月大的时候缺氧发作，嘴唇和指甲都是紫的，先做了一个搭桥的小手术过渡，加上前后几次住院，一共7.4万元，新农合报了4.6万元，剩下的2.8万元是我和他妈妈打工的积蓄。从那以后他不能跑，一跑就要蹲下来，蹲一会儿自己再站起来，也不哭，好像这件事本来就该这样。',
    '我在贵阳送外卖，他妈妈带着他租住在我跑单的片区，房租六百。我一天跑十二三个小时，好的月份能有七千，除去房租、奶粉和他的药，一个月存不下一千。毕节老家有一间木房，父母种玉米和烤烟，身体还行，能顾住他们自己。',
    '这次手术在北原心血管病医院，预算11.5万元，医保按目录估下来承担5.5万元左右，我们要准备6万元。外科的主任很实在，画了心脏的图给我看，哪一个洞要补，哪一段要加宽，说这个年纪做完，多数孩子以后可以上体育课。',
    '我送餐的时候经过一个幼儿园，下午四点小孩子们往外冲，我每次都会停几秒钟看。我没有什么大的愿望，就是明年秋天他也在里面，跑得比别人慢一点没关系。',
    '站里的兄弟已经凑了第一笔，有几位老顾客也认出我了。钱进医院以后，预交单、手术清单、出院结算我都会发。如果最后用不到这么多，我会写明剩了多少，按规定退回去。',
  ].join('\n\n'),
  illness: '先天性心脏病（法洛四联症）',
  illnessKey: 'heart',
  city: '毕节',
  province: '贵州',
  hospital: '北原心血管病医院',
  department: '小儿心脏外科',
  patient: { displayName: '乐阳', age: 3, gender: 'male' },
  raiser: { name: '跑单的阳爸', relation: 6 },
  payee: { kind: 'hospital', relation: 'hospital_account', displayName: '北原心血管病医院' },
  treatment: {
    diagnosedOn: '2023-09',
    ...{ costSoFarInFen: 7_400_000, insuranceSoFarInFen: 4_600_000 },
    ...{ aidSoFarInFen: 0, ownSoFarInFen: 2_800_000 },
    ...{ costAheadInFen: 11_500_000, insuranceAheadInFen: 5_500_000 },
    ...{ aidAheadInFen: 0, ownAheadInFen: 0 },
    plan: '行法洛四联症根治术，术后监护室约五天、普通病房约两周，半年内复查三次。',
    planEn:
      'Complete repair of tetralogy of Fallot, about five days in intensive care and two weeks on the ward, three checks within half a year.',
  },
  household: {
    summary: '在贵阳租房，老家有木房一间，送餐用电动车一辆；积蓄已用于第一次手术，暂无外债。',
    summaryEn:
      'A rented room in Guiyang, a wooden house back home and an electric bike for work. Savings went into the first operation; no debts.',
  },
  targetInFen: 6_000_000,
  raisedShare: 0.94,
  giftCount: 220,
  state: 'nearlyThere',
  publishedDaysAgo: 10,
  wardCalled: true,
  labels: ['congenitalHeart', 'awaitingSurgery', 'paidToHospital'],
  pictures: [
    {
      file: 'heart-leyang/scale.svg',
      alt: '乐阳穿着袜子站在护士站的体重秤上，爸爸提着他的鞋',
      altEn: 'Leyang in his socks on the scale at the nurses’ station, father holding his shoes',
    },
    {
      file: 'heart-leyang/delivery-bike.svg',
      alt: '傍晚停在幼儿园门口的送餐电动车',
      altEn: 'A delivery bike stopped by a kindergarten at dusk',
    },
    {
      file: 'heart-leyang/heart-sketch.svg',
      alt: '医生画的心脏示意图',
      altEn: 'The sketch of the heart drawn by the surgeon',
    },
  ],
  encouragements: [
    '同站骑手，分你三单。',
    '老顾客，五楼靠窗那家，祝乐阳手术顺利。',
    '我儿子也是法洛四联症，现在踢球踢得满头汗。',
    '十三点二公斤，真棒！',
    '明年秋天幼儿园门口见。',
  ],
  picked: true,
} satisfies DemoStory;
