import type { DemoStory } from '#src/scripts/demo/demo-story.ts';

export const injuryStudentXiaoshi = {
  slug: 'injury-student-xiaoshi',
  caseType: 0,
  title: '我班上的小石遭遇车祸，手术费由老师们先垫着',
  content: [
    '高三三班，第四排靠墙，座位表上写的是小石。八月二十号他骑车返校，在恩施城郊的弯道被一辆超车的面包车撞倒。我是他的班主任，教物理，接到交警电话的时候，正在贴开学的课表。',
    '多发伤：骨盆骨折、左股骨骨折、脾破裂。当天切脾、外固定，一周后做骨盆内固定，到月底用了13万元。交通事故的医疗费居民医保不先行支付，所以这13万元全是垫的：学校老师4万元，村里2万元，他父亲在建筑队预支工资和借款7万元。肇事方车主说自己没钱，保险公司说要等责任认定。',
    '接下来股骨要换内固定，骨盆和神经损伤要康复四到五个月，江州市第一人民医院的预算是16万元。道路交通事故救助基金可以垫付6万元，还有10万元没有着落。他母亲前年病故，父亲一个人带他和一个上五年级的弟弟，家里两间吊脚楼，四亩茶园，没有车。',
    '这孩子数学竞赛拿过省二等奖，不声不响，中午总是最后一个去食堂，因为那个时候菜打得多。病床上他跟我要了一套卷子，左手夹着监护，右手写，错了两道选择题，说麻药影响的。',
    '老师发起筹款要说清三件事：第一，家长已书面授权；第二，收款人是他父亲；第三，今后如果对方或者保险赔付下来，我们会把筹款退给大家。',
    '十一月四日说明：责任认定为对方全责，保险公司已经预付医疗费，足够覆盖后面的治疗，老师和村里垫的钱也在归还。经他父亲同意，我们申请全部退款。第三件事，我们做到了。谢谢你们在最难的那两个月里撑了他一把，钱会原路回到各位手里。他下周可以坐着上网课。',
  ].join('\n\n'),
  illness: '交通事故多发伤',
  illnessKey: 'injury',
  city: '恩施',
  province: '湖北',
  hospital: '江州市第一人民医院',
  department: '创伤骨科',
  patient: { displayName: '小石', age: 17, gender: 'male' },
  raiser: { name: '三班班主任', relation: 8, relationText: '班主任' },
  payee: { kind: 'person', relation: 'other', displayName: '向**' },
  treatment: {
    diagnosedOn: '2026-08',
    ...{ costSoFarInFen: 13_000_000, insuranceSoFarInFen: 0 },
    ...{ aidSoFarInFen: 6_000_000, ownSoFarInFen: 7_000_000 },
    ...{ costAheadInFen: 16_000_000, insuranceAheadInFen: 0 },
    ...{ aidAheadInFen: 6_000_000, ownAheadInFen: 0 },
    plan: '股骨内固定手术一次，骨盆与神经损伤康复四到五个月。',
    planEn:
      'One operation on the thigh bone, then four to five months of rehabilitation for pelvis and nerves.',
  },
  household: {
    summary:
      '吊脚楼两间、茶园四亩，无车；父亲单独抚养两子，借款与预支工资7万元，老师和村里垫付6万元。',
    summaryEn:
      'Two rooms of a stilt house and four mu of tea, no car. A widowed father of two with 70,000 yuan of loans and advances; teachers and village lent 60,000.',
  },
  targetInFen: 10_000_000,
  raisedShare: 0.57,
  giftCount: 175,
  state: 'refunding',
  publishedDaysAgo: 22,
  wardCalled: true,
  labels: ['student'],
  pictures: [
    {
      file: 'injury-student-xiaoshi/seat-by-the-wall.svg',
      alt: '高三三班靠墙的座位空着，桌上放着他的书',
      altEn: 'The empty seat by the wall in class three, his books on the desk',
    },
    {
      file: 'injury-student-xiaoshi/bend-in-the-road.svg',
      alt: '城郊的一段弯道',
      altEn: 'A bend in the road outside town',
    },
    {
      file: 'injury-student-xiaoshi/mathematics-paper.svg',
      alt: '病床小桌上的一套数学卷子',
      altEn: 'A mathematics paper on a bed table',
    },
  ],
  encouragements: [
    '高三三班，等你回来做压轴题。',
    '两道选择题不算，麻药的锅。',
    '毕业十年的学长，母校加油。',
  ],
  picked: false,
} satisfies DemoStory;
