import type { DemoStory } from '#src/scripts/demo/demo-story.ts';

export const cancerLinTeacher = {
  slug: 'cancer-lin-teacher',
  caseType: 0,
  title: '海岛小学的林老师患乳腺癌，靶向治疗还有十次',
  content: [
    '我不太会写东西，家里写字的事一向是我妻子来。她姓林，在岛上的小学教了十九年语文，最多的时候全校六十二个学生，现在十一个，三个年级坐一间教室。我在渡轮上管机器，她早上的学生里有一半是坐我的船来的。',
    '二月放寒假，她洗澡时摸到一个硬块，没当回事，说开学再看。我拖着她去的。穿刺结果是乳腺癌，二期，HER2阳性。海屿大学附属医院的医生说，这一型以前不好治，现在有靶向药，按疗程做完，机会很好。',
    '三月到八月做了六次化疗，九月做了手术，淋巴清扫干净。到现在总共花了19.2万元，职工医保报了12.4万元，自己出了6.8万元，是我们给女儿读大学存的钱和公积金取出来的一部分。女儿那边，我们只说先周转一下。',
    '后面还有二十五次放疗和十次靶向，一共大约14万元，医保能报6万元左右，剩8万元。我一个月五千二，她病假工资三千四，在镇上有一套六十平方的房子，还有九年贷款，每月一千九。没有车，岛上也用不着车。',
    '她手术后右手抬不高，写黑板写到一半要换左手，学生就说老师左手写的字像他们写的。她打算放疗结束就回去，校长说等她，课先由教导主任和两位家长代着。',
    '这件事是我瞒着她开的头，后来她知道了，没有反对，只提了一个要求：每一位留言她都要自己看。所以她看得慢，各位别见怪。账目我来记，机舱里的油耗我记了二十年，没有错过数。',
  ].join('\n\n'),
  illness: '乳腺癌（HER2阳性）',
  illnessKey: 'cancer',
  city: '宁德',
  province: '福建',
  hospital: '海屿大学附属医院',
  department: '乳腺外科',
  patient: { displayName: '林老师', age: 41, gender: 'female' },
  raiser: { name: '渡轮轮机老郑', relation: 4 },
  payee: { kind: 'person', relation: 'self', displayName: '林**' },
  treatment: {
    diagnosedOn: '2026-02',
    ...{ costSoFarInFen: 19_200_000, insuranceSoFarInFen: 12_400_000 },
    ...{ aidSoFarInFen: 0, ownSoFarInFen: 6_800_000 },
    ...{ costAheadInFen: 14_000_000, insuranceAheadInFen: 6_000_000 },
    ...{ aidAheadInFen: 0, ownAheadInFen: 0 },
    plan: '术后放疗二十五次，靶向治疗十次，每三周一次，期间定期查心功能。',
    planEn:
      'Twenty-five sessions of radiotherapy and ten targeted infusions, one every three weeks, with regular heart checks.',
  },
  household: {
    summary: '镇上六十平方米住房一套，贷款剩九年，每月一千九百元；无车，存款与公积金已用6.8万元。',
    summaryEn:
      'A 60 square metre flat with nine years of mortgage at 1,900 yuan a month. No car; 68,000 yuan of savings and housing fund are spent.',
  },
  targetInFen: 8_000_000,
  raisedShare: 0.86,
  giftCount: 240,
  state: 'withdrawing',
  publishedDaysAgo: 28,
  wardCalled: true,
  labels: ['targetedTherapy'],
  pictures: [
    {
      file: 'cancer-lin-teacher/ferry.svg',
      alt: '清晨靠岸的渡轮，几个孩子背着书包下船',
      altEn: 'A ferry landing in the morning, children with school bags stepping off',
    },
    {
      file: 'cancer-lin-teacher/shared-classroom.svg',
      alt: '三个年级合用的教室，黑板一半是左手写的字',
      altEn: 'A classroom shared by three grades, half the board written left-handed',
    },
    {
      file: 'cancer-lin-teacher/engine-log.svg',
      alt: '一本记账的机舱日志',
      altEn: 'An engine-room log used as an account book',
    },
    {
      file: 'cancer-lin-teacher/shells.svg',
      alt: '病房窗台上学生寄来的贝壳',
      altEn: 'Shells sent by pupils on the ward window sill',
    },
  ],
  encouragements: [
    '林老师，我是九八届的，现在也当老师了。',
    '坐了十几年老郑的船，没晚过点。',
    '老师左手写的字我们看得懂。',
    '靶向打完第三年，一切正常，您也会的。',
    '岛上给您晒了紫菜。',
  ],
  picked: false,
} satisfies DemoStory;
