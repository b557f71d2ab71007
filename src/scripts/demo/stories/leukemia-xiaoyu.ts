import type { DemoStory } from '#src/scripts/demo/demo-story.ts';

export const leukemiaXiaoyu = {
  slug: 'leukemia-xiaoyu',
  caseType: 0,
  title: '六岁的小雨正在做第二阶段化疗，还差后面两年的药费',
  content: [
    '小雨今年六岁，左边门牙是住院那天掉的。她把牙用纸巾包好，让我放在枕头底下，说等回家了再扔到房顶上去。到今天，那颗牙还在病房的抽屉里。',
    '我在昭通老城的菜市场门口卖了九年米线，孩子爸爸在水泥厂开铲车。四月中旬小雨总说腿疼，我以为是长个子，贴了几天膏药。后来脸色白得不对，县医院抽了血，当天晚上就让我们转院。在云岭儿童医院做了骨穿，确诊是急性淋巴细胞白血病，医生把“中危”两个字写在纸上给我看，说这个病现在多数孩子能治好，但是要两年多，一步都不能省。',
    '诱导化疗做了三十三天，骨髓查出来缓解了，残留是阴性。中间有一次重症感染，高烧八天，用了抗真菌的药，那一段花得最多。到上个月底，住院和门诊一共23.6万元，医保和大病保险报了13.1万元，自己付了10.5万元。其中4.5万元是我们两口子的积蓄，6万元是向孩子舅舅、我姐和她爸爸的工友借的，都打了借条。',
    '接下来还有三个疗程的巩固，然后是一年半的维持治疗。主治医生给我们估的总数是26万元左右，按现在的比例，医保大约能报14万元，剩下的12万元就是这次筹款的目标。家里是农村的老房子，没有车，米线摊从四月起就没有出了，她爸爸请假扣得多，现在一个月到手三千出头。',
    '小雨在病房里认识了四十多个字，都是输液袋和药盒上的。她最会写的是“氯化钠”。幼儿园的黄老师每个星期录一段故事发过来，班里的家长建了个小组，帮我整理票据，有人问钱花到哪里，也是他们先替我答一遍。',
    '每一次用款我都会把清单拍出来放在进展里。愿意帮的、愿意转给认识的人看一看的，我和小雨都记着名字。',
  ].join('\n\n'),
  illness: '急性淋巴细胞白血病',
  illnessKey: 'leukemia',
  city: '昭通',
  province: '云南',
  hospital: '云岭儿童医院',
  department: '血液肿瘤科',
  patient: { displayName: '小雨', age: 6, gender: 'female' },
  raiser: { name: '小雨妈妈', relation: 7 },
  payee: { kind: 'person', relation: 'other', displayName: '李**' },
  treatment: {
    diagnosedOn: '2026-04',
    ...{ costSoFarInFen: 23_600_000, insuranceSoFarInFen: 13_100_000 },
    ...{ aidSoFarInFen: 0, ownSoFarInFen: 10_500_000 },
    ...{ costAheadInFen: 26_000_000, insuranceAheadInFen: 14_000_000 },
    ...{ aidAheadInFen: 0, ownAheadInFen: 0 },
    plan: '三个疗程巩固化疗，之后口服药维持治疗约十八个月，每月复查一次骨髓或血象。',
    planEn:
      'Three more consolidation courses, then about eighteen months of oral maintenance with monthly checks.',
  },
  household: {
    summary: '农村自建房一处，无车；积蓄4.5万元已用完，欠亲友6万元，父亲月收入约三千元。',
    summaryEn:
      'A self-built village house, no car. Savings of 45,000 yuan are spent, 60,000 is owed to relatives; the father earns about 3,000 a month.',
  },
  targetInFen: 12_000_000,
  raisedShare: 0.52,
  giftCount: 240,
  state: 'raising',
  publishedDaysAgo: 12,
  team: {
    name: '向日葵班家长小组',
    nameEn: 'Parents of the Sunflower class',
    members: [
      {
        name: '黄老师',
        role: '联络幼儿园，每周录故事',
        roleEn: 'Kindergarten contact, records a story each week',
      },
      { name: '乐乐爸', role: '整理票据和用款清单', roleEn: 'Sorts receipts and spending lists' },
      { name: '糖糖妈妈', role: '回答留言', roleEn: 'Answers comments' },
    ],
  },
  wardCalled: true,
  labels: ['chemotherapy', 'child'],
  pictures: [
    {
      file: 'leukemia-xiaoyu/word-book.svg',
      alt: '小雨在病床上写字，小桌板上放着识字本和输液袋上剪下的标签',
      altEn: 'Xiaoyu writing in bed, on her table a word book and labels cut from drip bags',
    },
    {
      file: 'leukemia-xiaoyu/settlements.svg',
      alt: '按月份夹好的住院结算单',
      altEn: 'Hospital settlements clipped together by month',
    },
    {
      file: 'leukemia-xiaoyu/closed-noodle-stall.svg',
      alt: '收起来的米线摊，灶台盖着塑料布',
      altEn: 'The closed noodle stall, its stove under a plastic sheet',
    },
    {
      file: 'leukemia-xiaoyu/kept-seat.svg',
      alt: '幼儿园向日葵班给小雨留的座位，小朋友们坐在两边',
      altEn: 'The seat kept for Xiaoyu in the Sunflower class, between the other children',
    },
  ],
  encouragements: [
    '小雨，我是菜市场卖豆花的孃孃，等你回来吃米线。',
    '向日葵班的小朋友都会写“氯化钠”了。',
    '我女儿五年前也是这个病，现在上初中，牙早长齐了。',
    '牙记得扔到房顶上去。',
    '水泥厂三班的工友，借条不急。',
  ],
  picked: true,
} satisfies DemoStory;
