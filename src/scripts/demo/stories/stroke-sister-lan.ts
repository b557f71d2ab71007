import type { DemoStory } from '#src/scripts/demo/demo-story.ts';

export const strokeSisterLan = {
  slug: 'stroke-sister-lan',
  caseType: 0,
  title: '社区网格员姐姐三十六岁脑梗，康复的路刚走一半',
  content: [
    '七月的那个周六，姐姐在给楼上独居的老人换纱窗，仰了很久的头。下楼后说脖子疼、天旋地转，站不住，说话像嘴里含着东西。送到医院，是椎动脉夹层引起的脑梗，后来医生解释，颈部长时间后仰是一个诱因，不是她做错了什么。',
    '她叫阿兰，三十六岁，天津津南一个社区的网格员，管四百二十户。离婚五年，女儿九岁，跟着她。我是她妹妹，在隔壁区做会计，现在白天上班，晚上换护工的班。',
    '她在玉渡中心医院做了急诊取栓，住了十一天监护，人清醒，左手左脚失调，走路像踩棉花，吞咽差，吃东西要加增稠剂。到九月初为止费用是13.5万元，职工医保结算8.9万元，个人负担4.6万元，她的存款3万元，我出了1.6万元。',
    '后续计划住院康复四个月，加门诊和药，9.5万元左右，医保预估3.5万元，差6万元。她名下有一套六十三平的房子，是离婚时分的，还有贷款十一年，每月两千七，自己和女儿住，不能卖。没有车。这几个月的房贷由我垫着，没算在里面。',
    '楼里的住户排了个表，轮流接外甥女放学，排到了年底，三号楼的奶奶教她织围巾。姐姐复健的时候想的还是那张纱窗没有装完，后来有人拍了照给她看，装好了。',
    '十月更新：街道工会的补充医疗批了2.8万元，医生评估后把住院康复改成了门诊，后面的费用已经够了。按之前说的，够用就停，所以我们申请提前结束。已经收到的款项会严格用在治疗上，结余按规定退回。姐姐现在可以自己拿勺子了，签这份申请的字，是她自己写的。',
  ].join('\n\n'),
  illness: '椎动脉夹层致后循环脑梗死',
  illnessKey: 'stroke',
  city: '津南',
  province: '天津',
  hospital: '玉渡中心医院',
  department: '神经内科',
  patient: { displayName: '阿兰', age: 36, gender: 'female' },
  raiser: { name: '阿兰的妹妹', relation: 10, relationText: '妹妹' },
  payee: { kind: 'person', relation: 'other', displayName: '刘**' },
  treatment: {
    diagnosedOn: '2026-07',
    ...{ costSoFarInFen: 13_500_000, insuranceSoFarInFen: 8_900_000 },
    ...{ aidSoFarInFen: 0, ownSoFarInFen: 4_600_000 },
    ...{ costAheadInFen: 9_500_000, insuranceAheadInFen: 3_500_000 },
    ...{ aidAheadInFen: 0, ownAheadInFen: 0 },
    plan: '平衡、吞咽与手功能康复四个月，抗血小板药物半年，复查血管影像。',
    planEn:
      'Four months of balance, swallowing and hand therapy, half a year of antiplatelet medicine and a vessel scan.',
  },
  household: {
    summary: '63平方米自住房一套，月供两千七百元，剩十一年；无车；存款3万元用完，单亲抚养一女。',
    summaryEn:
      'A 63 square metre home with eleven years of mortgage at 2,700 yuan. No car, 30,000 of savings spent; a single mother of one.',
  },
  targetInFen: 6_000_000,
  raisedShare: 0.63,
  giftCount: 125,
  state: 'endedEarly',
  publishedDaysAgo: 23,
  wardCalled: true,
  labels: ['singleParent'],
  pictures: [
    {
      file: 'stroke-sister-lan/window-screen.svg',
      alt: '一扇装好的新纱窗',
      altEn: 'A new window screen, now fitted',
    },
    {
      file: 'stroke-sister-lan/balance-pad.svg',
      alt: '姐姐站在康复室的平衡垫上，治疗师在旁边扶着',
      altEn: 'The sister on a balance pad in the therapy room, a therapist at her side',
    },
    {
      file: 'stroke-sister-lan/knitting.svg',
      alt: '女孩和邻居奶奶一起织围巾',
      altEn: 'A girl knitting with the neighbour grandmother',
    },
  ],
  encouragements: [
    '纱窗装好了，不晃了，阿兰放心。',
    '三号楼的，接孩子我排在周三。',
    '隔壁网格的同事，表格我先替你填。',
  ],
  picked: false,
} satisfies DemoStory;
