import type { DemoStory } from '#src/scripts/demo/demo-story.ts';

export const prematureXiaoman = {
  slug: 'premature-xiaoman',
  caseType: 0,
  title: '双胞胎里小的那个还在保温箱，小满出生时一千零八十克',
  content: [
    '甘蔗地里信号不好，医院打了四个电话我才接到。那天是五月二十一号，小满节气，孩子妈妈才怀到二十八周零四天，羊水破了。',
    '我们有两个女儿，前后差六分钟。大的一千三百五十克，叫小芒，住了七个星期，已经抱回家了。小的一千零八十克，叫小满，现在还在青禾妇幼保健院的新生儿监护室。她肺没长好，插过两次管，六月里又得了坏死性小肠结肠炎，幸好没有穿孔，不用开刀。现在用无创呼吸机，每天能多喝两毫升奶。',
    '两个孩子的费用我分开记了，这里只说小满。到七月中旬，她一个人用了14.2万元，新生儿参保以后报回来5.2万元，我们自己交了9万元。这9万元里有去年卖甘蔗的3万元，信用社贷款3万元，岳父岳母拿出养老钱3万元。',
    '医生说按现在的进度，大约还要住六到八个星期，中间要查眼底，可能要做一次激光，出院以后要用一段时间家庭氧疗，预计13万元，能报5万元，差8万元。我们在河池乡下种十二亩甘蔗，十一月才开榨，钱要到过年前后才有。没有车，房子是和父母一起住的。',
    '监护室一周能进去看二十分钟。我第一次进去不敢碰她，护士让我把手洗干净，用手掌包住她的脚。她的脚只有我拇指第一节那么长，蹬了我一下，很有力气。',
    '钱请都打到医院账户，我们不碰，这样大家放心，我们也放心。小芒每天晚上在家里哭，孩子妈妈说她是在叫妹妹。',
    '九月补记：小满九月三号出院，体重两千七百四十克，眼底做了一次激光，结果好。用款清单在进展第六条。谢谢每一位，我把大家的留言抄在一个本子上，等她们认字了给她们看。',
  ].join('\n\n'),
  illness: '极早产儿，支气管肺发育不良',
  illnessKey: 'premature',
  city: '河池',
  province: '广西',
  hospital: '青禾妇幼保健院',
  department: '新生儿重症监护室',
  patient: { displayName: '小满', age: 0, gender: 'female' },
  raiser: { name: '种甘蔗的阿壮', relation: 6 },
  payee: { kind: 'hospital', relation: 'hospital_account', displayName: '青禾妇幼保健院' },
  treatment: {
    diagnosedOn: '2026-05',
    ...{ costSoFarInFen: 14_200_000, insuranceSoFarInFen: 5_200_000 },
    ...{ aidSoFarInFen: 0, ownSoFarInFen: 9_000_000 },
    ...{ costAheadInFen: 13_000_000, insuranceAheadInFen: 5_000_000 },
    ...{ aidAheadInFen: 0, ownAheadInFen: 0 },
    plan: '继续无创呼吸支持六到八周，眼底筛查及激光治疗，出院后家庭氧疗并随访。',
    planEn:
      'Six to eight more weeks of breathing support, eye screening and laser, then oxygen at home and follow-up.',
  },
  household: {
    summary: '与父母同住，种甘蔗十二亩，无车；信用社贷款3万元，用去老人养老钱3万元。',
    summaryEn:
      "Living with parents on twelve mu of sugar cane, no car. A 30,000 yuan credit-union loan, and 30,000 of the grandparents' savings used.",
  },
  targetInFen: 8_000_000,
  raisedShare: 1,
  giftCount: 300,
  state: 'endedSuccess',
  publishedDaysAgo: 25,
  wardCalled: true,
  labels: ['outOfHospital', 'paidToHospital'],
  pictures: [
    {
      file: 'premature-xiaoman/incubator.svg',
      alt: '新生儿监护室里，爸爸把手伸进小满的保温箱',
      altEn: 'In the neonatal unit, father reaching into Xiaoman’s incubator',
    },
    {
      file: 'premature-xiaoman/small-foot.svg',
      alt: '手掌包住一只很小的脚',
      altEn: 'A palm around a very small foot',
    },
    {
      file: 'premature-xiaoman/sugar-cane.svg',
      alt: '爸爸走在村边的甘蔗地旁',
      altEn: 'Father walking by the sugar cane at the edge of the village',
    },
    {
      file: 'premature-xiaoman/two-on-a-bamboo-bed.svg',
      alt: '两个婴儿并排睡在竹床上',
      altEn: 'Two babies asleep side by side on a bamboo bed',
    },
  ],
  encouragements: [
    '我家的二十八周加二，今年上小学了。',
    '小满胜万全，好名字。',
    '每天多两毫升，就是最好的消息。',
    '替我们抱抱小芒。',
  ],
  picked: false,
} satisfies DemoStory;
