import type { DemoStory } from '#src/scripts/demo/demo-story.ts';

export const kidneyXiaona = {
  slug: 'kidney-xiaona',
  caseType: 0,
  title: '孙女小娜十二岁，肾病反复，想用一种能少吃激素的药',
  content: [
    '我是小娜的奶奶，今年六十五，汉字认得不全。这个事是我说，学校的包老师写，写完念给我听过，我按了手印。',
    '小娜是我带大的。她爸爸妈妈分开早，她爸在外地工地上开塔吊，过年回来。今年六月，早上起来孩子眼睛肿得睁不开，我以为是蚊子咬的。过两天腿也肿，一按一个坑。带到旗里，又到通辽，说是肾病综合征，尿里丢蛋白。',
    '吃上激素就好，一减量又犯，到现在犯了三回，住了三次院，一共花3.8万元，医保报回2.3万元，家里拿了1.5万元，那是卖了两头牛犊的钱。激素吃得孩子脸圆得像月亮，在学校里有人笑话她，她回来不跟我讲，是夜里我听见她蒙着被子。',
    '江州市第一人民医院的大夫说，有一种打点滴的药，打四次，很多孩子能把激素停下来，就是贵，加上住院和一年的复查，要7.5万元，能报3.5万元，差4万元。我一辈子没欠过这么多钱，想了七八天，才去找的包老师。',
    '家里有三间砖房，五头母牛，草场二百亩，今年旱，草料要买。她爸一个月寄回来三千。我跟大夫说过，实在不行先打两次。大夫说，最好是一次做完整。',
    '小娜会画马。她病房的墙上贴的都是马，护士不让撕，说别的孩子也爱看。出院的时候她送给隔壁床的小弟弟一张，那匹马没有缰绳。',
    '谁家要是有草料、有旧的羽绒服，也不要寄了，路远，邮费贵。心意我领了。',
  ].join('\n\n'),
  illness: '频繁复发型肾病综合征',
  illnessKey: 'kidney',
  city: '通辽',
  province: '内蒙古',
  hospital: '江州市第一人民医院',
  department: '儿童肾脏科',
  patient: { displayName: '小娜', age: 12, gender: 'female' },
  raiser: { name: '小娜的奶奶', relation: 10, relationText: '奶奶' },
  payee: { kind: 'person', relation: 'other', displayName: '白**' },
  treatment: {
    diagnosedOn: '2026-06',
    ...{ costSoFarInFen: 3_800_000, insuranceSoFarInFen: 2_300_000 },
    ...{ aidSoFarInFen: 0, ownSoFarInFen: 1_500_000 },
    ...{ costAheadInFen: 7_500_000, insuranceAheadInFen: 3_500_000 },
    ...{ aidAheadInFen: 0, ownAheadInFen: 0 },
    plan: '利妥昔单抗静滴四次，逐步减停激素，一年内每月复查尿蛋白和免疫功能。',
    planEn:
      'Four infusions of rituximab, steroids tapered off, monthly urine and immune checks for a year.',
  },
  household: {
    summary: '砖房三间，母牛五头，草场二百亩（今年受旱）；父亲每月寄回三千元，无外债。',
    summaryEn:
      'Three brick rooms, five cows and drought-hit pasture. The father sends home 3,000 yuan a month; no debts.',
  },
  targetInFen: 4_000_000,
  raisedShare: 0.07,
  giftCount: 14,
  state: 'new',
  publishedDaysAgo: 2,
  wardCalled: false,
  labels: ['child'],
  pictures: [
    {
      file: 'kidney-xiaona/drawings-of-horses.svg',
      alt: '小娜在病床上画画，墙上贴满她画的马',
      altEn: 'Xiaona drawing in bed, her horses all over the ward wall',
    },
    {
      file: 'kidney-xiaona/dry-pasture.svg',
      alt: '旱年的草场和五头母牛',
      altEn: 'Dry pasture with five cows',
    },
    {
      file: 'kidney-xiaona/empty-desk.svg',
      alt: '旗小学的教室，靠后一张空桌',
      altEn: 'A school classroom with an empty desk at the back',
    },
  ],
  encouragements: [
    '马画得真好，没有缰绳的那匹最好。',
    '我小时候也是这个病，现在停药九年了。',
    '包老师辛苦，奶奶保重。',
  ],
  picked: false,
} satisfies DemoStory;
