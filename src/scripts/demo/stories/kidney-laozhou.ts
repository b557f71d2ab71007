import type { DemoStory } from '#src/scripts/demo/demo-story.ts';

export const kidneyLaozhou = {
  slug: 'kidney-laozhou',
  caseType: 0,
  title: '放了二十八年露天电影的父亲，等着换上母亲给的肾',
  content: [
    '在我们乡，说我爸的名字未必有人知道，说“放电影的老周”，没有不认识的。他骑摩托车驮着机器和银幕跑了二十八年，最远的村子要翻两座山，看电影的老人越来越少，他还是每个月去一趟，说哪怕只有三个人也要把片子放完。',
    '去年十二月他开始吐，脚肿得穿不进鞋，一查肌酐一千一百多，是尿毒症。从那时候起每周透析三次，二四六早上五点四十的班车，我妈陪他去，下午两点再一起坐回来。十一个月里，透析、做内瘘、两次住院，总共花了9.8万元，医保和大病报销7.2万元，自己负担2.6万元，是他们种油茶攒下的。',
    '我妈今年五十六岁，五月份她自己去做了配型，结果出来才告诉我们。六个点位合了四个，伦理审查十月已经通过。我爸有将近一个月不肯谈手术，后来是我妈跟他说：你放电影那些年，机器都是我帮你抬上车的，这回也一样。他才签的字。',
    '江州市第一人民医院的移植科给的预算是22万元，包括两个人的手术、住院和第一年的抗排异药。医保大约能承担10万元，我和弟弟凑了2万元，还有10万元的缺口。我在县城的超市做收银，弟弟刚出师学修空调，两个人每月加起来六千多，我家孩子三岁。老家的房子是九八年盖的砖房，我问过，没有人要买。',
    '手术排在下个月。按规定供肾的人手术前后都要休息三个月，这段时间家里不会有收入，我想把话说在前头：筹到的钱只用来交这两个人的住院费和药费，每一笔我拍单子。多出来的，按平台的规矩退。',
    '我爸说，等他好了，要给病友们放一场电影。片子他都选好了，不肯告诉我们是哪一部。',
  ].join('\n\n'),
  illness: '慢性肾衰竭（尿毒症期）',
  illnessKey: 'kidney',
  city: '上饶',
  province: '江西',
  hospital: '江州市第一人民医院',
  department: '肾移植科',
  patient: { displayName: '老周', age: 58, gender: 'male' },
  raiser: { name: '周家大女儿', relation: 3 },
  payee: { kind: 'person', relation: 'other', displayName: '周**' },
  treatment: {
    diagnosedOn: '2025-12',
    ...{ costSoFarInFen: 9_800_000, insuranceSoFarInFen: 7_200_000 },
    ...{ aidSoFarInFen: 0, ownSoFarInFen: 2_600_000 },
    ...{ costAheadInFen: 22_000_000, insuranceAheadInFen: 10_000_000 },
    ...{ aidAheadInFen: 0, ownAheadInFen: 2_000_000 },
    plan: '下月行亲属活体肾移植，术后住院约一个月，第一年规律服用抗排异药并每两周复查。',
    planEn:
      'Kidney transplant from his wife next month, about a month in hospital, then a year of anti-rejection medicine with checks every two weeks.',
  },
  household: {
    summary:
      '一九九八年建的砖房一处，一辆旧摩托车；油茶收入已用于透析，子女凑出2万元，无其他存款。',
    summaryEn:
      'A brick house from 1998 and an old motorcycle. The camellia oil income went into dialysis; the children put together 20,000 yuan, and nothing else is saved.',
  },
  targetInFen: 10_000_000,
  raisedShare: 0.47,
  giftCount: 165,
  state: 'raising',
  publishedDaysAgo: 9,
  wardCalled: true,
  labels: ['awaitingTransplant', 'awaitingSurgery'],
  pictures: [
    {
      file: 'kidney-laozhou/open-air-screen.svg',
      alt: '乡亲们坐在村口空地上，看挂起来的露天银幕',
      altEn: 'Villagers before an open-air screen hung at the edge of the village',
    },
    {
      file: 'kidney-laozhou/bus-stop.svg',
      alt: '清早，老两口在班车站等车去透析',
      altEn: 'The couple at the early bus stop on a dialysis day',
    },
    {
      file: 'kidney-laozhou/hands-on-the-rail.svg',
      alt: '两双手放在病床栏杆上',
      altEn: 'Two pairs of hands on a bed rail',
    },
    {
      file: 'kidney-laozhou/matching-report.svg',
      alt: '配型报告和伦理审查通知',
      altEn: 'The matching report and the ethics approval',
    },
  ],
  encouragements: [
    '周叔，小时候在晒谷场看过您放的电影，没交过钱，今天补票。',
    '嫂子了不起，两个人都要好好的。',
    '肾移植第七年，现在天天上班，放心。',
    '等着看那部您不肯说名字的片子。',
  ],
  picked: false,
} satisfies DemoStory;
