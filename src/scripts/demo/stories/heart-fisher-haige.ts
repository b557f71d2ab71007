import type { DemoStory } from '#src/scripts/demo/demo-story.ts';

export const heartFisherHaige = {
  slug: 'heart-fisher-haige',
  caseType: 0,
  title: '公公海上突发主动脉夹层，抢救回来还要做第二次手术',
  content: [
    '船靠码头是十一月二日下午三点五十，比平时快了四十分钟，船上三个人轮着把油门压到底，那台老柴油机从来没有跑过那么快。',
    '公公四十八岁，大连庄河人，养海带也出海，村里都喊他海哥。起网的时候胸背像被撕开，出了一身冷汗，同船的王叔跑船年头长，没让他走动，放平了往回赶。北原心血管病医院当晚确诊A型主动脉夹层，凌晨一点进手术室，换了一段升主动脉和整个弓，做了九个小时。我和我丈夫在门口，婆婆在家里看着还没收的苗绳，不敢睡。',
    '手术加上监护室十七天，现在已经结算和预估的一共23.5万元，医保按急诊先结了6万元，其余17.5万元自己交的：家里存款8万元，卖掉今年还没长成的海带苗2.5万元，船队的人当天凑了7万元，名单我都记下来了，要还的。',
    '医生说降主动脉那一段还没有处理，三个月后要放支架，加上后面的住院、康复和药，要20万元，医保预估6万元，还差14万元。公公名下有一条八米的木船，是吃饭的家什，二十年了，卖不上价。房子是海边的平房。我和丈夫在镇上水产加工厂，两个人一个月八千，孩子一岁半。',
    '他昨天拔了管，说的第一句话是问海上几级风。医生让他以后不能使大劲，出海大概不行了，婆婆说那就在岸上分苗，分苗也要有个明白人。',
    '我是儿媳，嫁过来三年，没叫几声爸，他也不怎么爱讲话。这篇我写了一整夜，有不清楚的，请直接留言问我，我都在。',
  ].join('\n\n'),
  illness: 'A型主动脉夹层',
  illnessKey: 'heart',
  city: '庄河',
  province: '辽宁',
  hospital: '北原心血管病医院',
  department: '大血管外科',
  patient: { displayName: '海哥', age: 48, gender: 'male' },
  raiser: { name: '海哥家儿媳', relation: 10, relationText: '儿媳' },
  payee: { kind: 'person', relation: 'spouse', displayName: '曲**' },
  treatment: {
    diagnosedOn: '2026-11',
    ...{ costSoFarInFen: 23_500_000, insuranceSoFarInFen: 6_000_000 },
    ...{ aidSoFarInFen: 0, ownSoFarInFen: 17_500_000 },
    ...{ costAheadInFen: 20_000_000, insuranceAheadInFen: 6_000_000 },
    ...{ aidAheadInFen: 0, ownAheadInFen: 0 },
    plan: '术后康复，约三个月后行降主动脉支架手术，长期控制血压并复查增强CT。',
    planEn:
      'Recovery now, a stent in the descending aorta in about three months, lasting blood pressure control and repeat scans.',
  },
  household: {
    summary: '海边平房一处、八米木船一条，无车；存款8万元与海带苗收入2.5万元用完，欠船队7万元。',
    summaryEn:
      'A single-storey house and an eight-metre boat, no car. 80,000 yuan of savings and 25,000 from seedlings spent; 70,000 owed to the fleet.',
  },
  targetInFen: 14_000_000,
  raisedShare: 0.02,
  giftCount: 9,
  state: 'new',
  publishedDaysAgo: 1,
  wardCalled: false,
  labels: ['secondOperation'],
  pictures: [
    {
      file: 'heart-fisher-haige/wooden-boat.svg',
      alt: '清晨码头边的八米木船',
      altEn: 'An eight-metre wooden boat at the quay in the morning',
    },
    {
      file: 'heart-fisher-haige/kelp-seedlings.svg',
      alt: '婆婆在岸上分海带苗',
      altEn: 'Mother-in-law sorting kelp seedlings on the shore',
    },
    {
      file: 'heart-fisher-haige/icu-bench.svg',
      alt: '监护室门外的长椅',
      altEn: 'The bench outside intensive care',
    },
  ],
  encouragements: [
    '王叔那条船上的，海哥，风三级，安心养。',
    '夹层术后六年，不出海，分苗一样挣钱。',
  ],
  picked: false,
} satisfies DemoStory;
