import type { DemoStory } from '#src/scripts/demo/demo-story.ts';

export const brainGliomaXiaohe = {
  slug: 'brain-glioma-xiaohe',
  caseType: 0,
  title: '室友小禾，二十岁，脑胶质瘤术后等着放疗',
  content: [
    '我们宿舍四个人，小禾睡靠窗的下铺。她学海洋科学，桌上养着一缸藤壶，是她大一从码头的浮标上刮下来的，至今活得比我们谁都好。她住院以后由我喂，一天两次，她每天视频检查。',
    '九月开学第二周，她上课时忽然看不清右边的字，接着倒下抽搐。海屿大学附属医院做了核磁，左侧颞枕有一个占位。手术切了九成以上，病理是间变性星形细胞瘤，三级。她醒来第一件事是背元素周期表，背到钪，说行了，脑子还在。',
    '住院和手术一共11.2万元，学生医保加校方的团体保险报了6.4万元，剩下4.8万元是她父母的积蓄。她家在阜阳农村，爸爸在上海做保安，妈妈在家带弟弟、种六亩地，奶奶有糖尿病。三间平房，一辆电三轮。她上大学办的助学贷款还有2.4万元。',
    '接下来是六周放疗，同步口服化疗药，然后再做十二个周期，前后一年多，医生估21万元。医保和保险大约能承担9万元，缺12万元。这个病后面怎样，谁也不敢打包票，医生说规范治疗的话，很多人能长时间地上学、工作。小禾说，那就按规范来。',
    '她本人知道并同意我来发起，每一个字都经她看过，“间变性”三个字还是她改的，我原来写错了。收款是她妈妈的卡。班里成立了一个小组，辅导员监督，每周日晚上公布一次进出账。',
    '她让我写上最后一句：藤壶一旦选定了地方就不再挪动，但它会一直伸出蔓足来捞东西吃，所以请大家不要觉得她只是在等。',
  ].join('\n\n'),
  illness: '脑胶质瘤（三级）',
  illnessKey: 'cancer',
  city: '阜阳',
  province: '安徽',
  hospital: '海屿大学附属医院',
  department: '神经肿瘤科',
  patient: { displayName: '小禾', age: 20, gender: 'female' },
  raiser: { name: '上铺阿宁', relation: 11, relationText: '大学室友' },
  payee: { kind: 'person', relation: 'other', displayName: '孙**' },
  treatment: {
    diagnosedOn: '2026-09',
    ...{ costSoFarInFen: 11_200_000, insuranceSoFarInFen: 6_400_000 },
    ...{ aidSoFarInFen: 0, ownSoFarInFen: 4_800_000 },
    ...{ costAheadInFen: 21_000_000, insuranceAheadInFen: 9_000_000 },
    ...{ aidAheadInFen: 0, ownAheadInFen: 0 },
    plan: '放疗六周并同步口服化疗，之后十二个周期辅助化疗，每三个月复查核磁。',
    planEn:
      'Six weeks of radiotherapy with oral chemotherapy, then twelve cycles of chemotherapy, with a scan every three months.',
  },
  household: {
    summary: '农村平房三间，电动三轮一辆；父亲做保安，积蓄4.8万元用完，助学贷款2.4万元未还。',
    summaryEn:
      'Three rooms in a village and an electric tricycle. The father is a security guard; 48,000 yuan of savings are spent and 24,000 of student loan remains.',
  },
  targetInFen: 12_000_000,
  raisedShare: 0.58,
  giftCount: 280,
  state: 'raising',
  publishedDaysAgo: 16,
  team: {
    name: '藤壶小组',
    nameEn: 'The Barnacles',
    members: [
      { name: '阿宁', role: '发起与每日近况', roleEn: 'Raiser, daily news' },
      { name: '班长大鹏', role: '周日公布账目', roleEn: 'Publishes the accounts on Sundays' },
      { name: '许辅导员', role: '监督用款', roleEn: 'Oversees spending' },
      {
        name: 'Mei',
        role: '英文翻译，联络交换生',
        roleEn: 'English text, contact to exchange students',
      },
    ],
  },
  bilingual: {
    language: 'en',
    title: 'Our roommate Xiaohe, 20, is waiting for radiotherapy after brain surgery',
    content: [
      'There are four of us in the room, and Xiaohe has the lower bunk by the window. She studies marine science. On her desk lives a tank of barnacles that she scraped off a buoy in her first year, and they are in better health than any of us. I feed them twice a day now, and she inspects them by video.',
      'In the second week of September she suddenly could not see the right half of the blackboard, and then she had a seizure. A scan at Haiyu University Hospital showed a tumour on the left side of her brain. The surgeons removed more than nine tenths of it. It is an anaplastic astrocytoma, grade three. When she woke up she recited the periodic table, got as far as scandium, and said: good, the brain is still there.',
      'Surgery and the hospital stay cost 112,000 yuan. Student insurance and the university’s group policy paid 64,000, and the remaining 48,000 were her parents’ savings. Her father is a security guard in Shanghai; her mother farms six mu of land and looks after her brother and grandmother. They live in three rooms and own an electric tricycle. She still owes 24,000 yuan of her student loan.',
      'Next come six weeks of radiotherapy with oral chemotherapy, then twelve more cycles, a little over a year in all. The doctors put it at 210,000 yuan. We expect insurance to carry about 90,000, so 120,000 is missing. Nobody can promise how this illness will go, but the doctors say that with proper treatment many people study and work for a long time. “Then let us do it properly,” she said.',
      'She knows about this page and has read every word of it. The money goes to her mother’s account, our counsellor watches over it, and we publish what came in and what went out every Sunday evening.',
      'She asked me to end with this: a barnacle never moves again once it has chosen its place, but it keeps reaching out for what drifts by. So please do not think that she is only waiting.',
    ].join('\n\n'),
  },
  wardCalled: true,
  labels: ['student'],
  pictures: [
    {
      file: 'brain-glioma-xiaohe/buoy.svg',
      alt: '码头边的浮标，上面长满藤壶',
      altEn: 'A buoy at the pier covered with barnacles',
    },
    {
      file: 'brain-glioma-xiaohe/dormitory-desk.svg',
      alt: '宿舍靠窗的书桌和一只小水缸',
      altEn: 'A dormitory desk by the window with a small tank',
    },
    {
      file: 'brain-glioma-xiaohe/teaching-laboratory.svg',
      alt: '海洋科学系的实验课教室',
      altEn: 'The marine science teaching laboratory',
    },
    {
      file: 'brain-glioma-xiaohe/periodic-table.svg',
      alt: '小禾在病床上看书，床头墙上贴着一张元素周期表',
      altEn: 'Xiaohe reading in her hospital bed under a periodic table',
    },
  ],
  encouragements: [
    '藤壶喂好了，放心。海洋楼302全体。',
    '钪后面是钛，等你回来接着背。',
    '高中同桌，你借我的笔记还在。',
    'Keep reaching out, Xiaohe. From your exchange partner.',
    'We miss you in the tide pool group.',
  ],
  picked: true,
} satisfies DemoStory;
