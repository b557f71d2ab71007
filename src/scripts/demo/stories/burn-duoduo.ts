import type { DemoStory } from '#src/scripts/demo/demo-story.ts';

export const burnDuoduo = {
  slug: 'burn-duoduo',
  caseType: 0,
  title: '两岁女儿被热汤烫伤，植皮后还需要一年的瘢痕治疗',
  content: [
    '汤锅是我端上桌的。四月五号，家里祭祖回来吃饭，锅放在桌子里侧，我转身去拿碗，朵朵拽了桌布。写下来就这么两行，我每天晚上都要从头过一遍。',
    '孩子两岁，烫在右边脸颊、脖子、前胸和右手臂，面积百分之十八，深二度为主。我们先用凉水冲了二十分钟，这一步是幼儿园发的安全册子上写的，石渡烧伤医院的医生说这二十分钟很有用，脸上因此没有植皮。胸口和手臂做了一次植皮，住院三十四天。',
    '已用费用6.8万元，医保报3.1万元，自己付3.7万元，是我跑货车攒的和她外公给的。之后一年，要戴压力衣和面罩，每六到八周做一次激光，腋窝那里因为瘢痕挛缩，入秋要做一次小的松解手术。全部加起来大约8万元，医保报3万元，需要5万元。',
    '我在万州跑县际货运，车是老板的，月入六千多。朵朵妈妈原来在鞋店上班，现在全天陪她，压力衣一天要穿二十三个小时，夏天热，她把孩子的小风扇用布带挂在脖子上。我们租房，没有买房买车，信用卡欠一万二。',
    '有人在家长群里问，怎么不看好孩子。这个问题问得对，我没有可以辩解的。我后来给群里每一家都发了一个桌角扣和一张烫伤急救的图，冲、脱、泡、盖、送，希望别家用不到。',
    '朵朵管压力面罩叫“小超人脸”，早上自己去拿。她照镜子不躲。这些是她妈妈教得好。',
    '九月说明：松解手术八月底做完，恢复顺利，费用没有超出预算，筹款结束。清单和每次激光的单据在进展里，往后复诊我也会继续更新，直到她不用再穿那件衣服。',
  ].join('\n\n'),
  illness: '热液烫伤（18%，深二度）',
  illnessKey: 'burn',
  city: '万州',
  province: '重庆',
  hospital: '石渡烧伤医院',
  department: '儿童烧伤科',
  patient: { displayName: '朵朵', age: 2, gender: 'female' },
  raiser: { name: '朵朵爸', relation: 6 },
  payee: { kind: 'person', relation: 'other', displayName: '冉**' },
  treatment: {
    diagnosedOn: '2026-04',
    ...{ costSoFarInFen: 6_800_000, insuranceSoFarInFen: 3_100_000 },
    ...{ aidSoFarInFen: 0, ownSoFarInFen: 3_700_000 },
    ...{ costAheadInFen: 8_000_000, insuranceAheadInFen: 3_000_000 },
    ...{ aidAheadInFen: 0, ownAheadInFen: 0 },
    plan: '压力衣与面罩治疗一年，每六至八周激光一次，腋窝瘢痕松解手术一次。',
    planEn:
      'A year of pressure garments, laser every six to eight weeks and one operation to release a scar in the armpit.',
  },
  household: {
    summary: '租房居住，无房无车；父亲月收入六千余元，信用卡欠款1.2万元，积蓄已用完。',
    summaryEn:
      'Renting, no house or car. The father earns a little over 6,000 yuan; 12,000 of card debt, savings spent.',
  },
  targetInFen: 5_000_000,
  raisedShare: 1,
  giftCount: 190,
  state: 'endedSuccess',
  keptForDonors: true,
  publishedDaysAgo: 60,
  wardCalled: true,
  labels: ['child', 'scarTreatment'],
  pictures: [
    {
      file: 'burn-duoduo/little-fan.svg',
      alt: '妈妈给朵朵的脖子上挂小风扇',
      altEn: 'Mother hanging a small fan around Duoduo’s neck',
    },
    {
      file: 'burn-duoduo/pressure-garment.svg',
      alt: '妈妈帮朵朵套上压力衣',
      altEn: 'Mother helping Duoduo into the pressure garment',
    },
    {
      file: 'burn-duoduo/table-without-cloth.svg',
      alt: '换成了没有桌布的饭桌，桌角包着软扣',
      altEn: 'A dining table without a cloth, its corners padded',
    },
  ],
  encouragements: [
    '小超人，早上好！',
    '桌角扣收到了，谢谢朵朵爸。',
    '压力衣穿满一年，我女儿的疤现在很平。',
    '别再怪自己了，你们做得很对。',
  ],
  picked: false,
} satisfies DemoStory;
