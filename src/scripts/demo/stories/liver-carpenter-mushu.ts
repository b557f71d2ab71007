import type { DemoStory } from '#src/scripts/demo/demo-story.ts';

export const liverCarpenterMushu = {
  slug: 'liver-carpenter-mushu',
  caseType: 1,
  gears: [
    {
      ...{ title: '廊桥榫卯小模型一个，徒弟手做，含邮费', priceInFen: 12_800, stock: 60 },
      ...{ kind: 'made', origin: '浙江丽水', sendDays: 10 },
    },
    {
      ...{ title: '老杉木茶盘一个，含邮费', priceInFen: 26_000, stock: 20 },
      ...{ kind: 'made', origin: '浙江丽水', sendDays: 15 },
    },
    {
      ...{ title: '山里的笋干一斤，婶婶晒的，含邮费', priceInFen: 5_800, stock: 100 },
      ...{ kind: 'grown', origin: '浙江丽水', sendDays: 5 },
    },
  ],
  title: '做廊桥的木匠木叔肝衰竭，正在等一个肝源',
  content: [
    '我们那一带的木拱廊桥，不用一根铁钉。木叔是我堂叔，丽水山里人，跟师父学了二十年，修过七座桥，有一座在水库边上，我小时候跟着去看，他腰里别着墨斗，骑在最高的那根木头上，喊我离远一点。',
    '他今年四十三岁，年轻时候查出过乙肝，一直没吃药，觉得干活有力气就是没病。十月初在工地上吐了一次，脸蜡黄，送到江州市第一人民医院，诊断是慢加急性肝衰竭。人工肝做了五次，胆红素降下来又升上去。医生组会诊的意见是要做肝移植，已经登记排队。',
    '入院到现在总费用15.6万元，医保实时结算6.2万元，家里付了9.4万元，里面有他做桥的工钱结余4.4万元，两个徒弟拿来的2万元，婶婶向信用社借的3万元。',
    '移植医院给的预算是42万元，含一年内的抗排异和抗病毒药，医保大约能承担16万元，村里和同行一共凑了8万元，已经打到医院。算下来还差18万元。我们知道肝源有先后，也可能等不到，等不到的话，这18万元里没用的部分原路退还，我作为发起人写了保证。',
    '叔叔家是一栋自己盖的木房子，宅基地在山上，不能抵押。有一辆拉料的三轮摩托。儿子在读高二，女儿在镇上念初中，成绩好的那个是女儿。婶婶在毛笔厂给笔杆打磨，计件，一天七八十。',
    '他清醒的时候不怎么说话，上个星期忽然让我拿纸，画了一张榫头的图，标了尺寸，说水库那座桥东头第三根柱脚要换了，梅雨以前得换。图我交给他徒弟了。徒弟说，等他回来看着我换。',
  ].join('\n\n'),
  illness: '慢加急性肝衰竭',
  illnessKey: 'liver',
  city: '丽水',
  province: '浙江',
  hospital: '江州市第一人民医院',
  department: '肝病与移植中心',
  patient: { displayName: '木叔', age: 43, gender: 'male' },
  raiser: { name: '山里的小季', relation: 12, relationText: '堂侄' },
  payee: { kind: 'person', relation: 'spouse', displayName: '季**' },
  treatment: {
    diagnosedOn: '2026-10',
    ...{ costSoFarInFen: 15_600_000, insuranceSoFarInFen: 6_200_000 },
    ...{ aidSoFarInFen: 0, ownSoFarInFen: 9_400_000 },
    ...{ costAheadInFen: 42_000_000, insuranceAheadInFen: 16_000_000 },
    ...{ aidAheadInFen: 8_000_000, ownAheadInFen: 0 },
    plan: '人工肝支持并等待肝移植；术后监护两周左右，一年抗排异与抗病毒治疗。',
    planEn:
      'Artificial liver support until a transplant, about two weeks in intensive care, then a year of anti-rejection and antiviral medicine.',
  },
  household: {
    summary: '自建木房一栋，三轮摩托一辆；积蓄4.4万元用完，信用社贷款3万元，徒弟垫付2万元。',
    summaryEn:
      'A self-built wooden house and a cargo tricycle. 44,000 yuan of savings spent, a 30,000 loan, and 20,000 advanced by apprentices.',
  },
  targetInFen: 18_000_000,
  raisedShare: 0.36,
  giftCount: 185,
  state: 'raising',
  publishedDaysAgo: 8,
  wardCalled: true,
  labels: ['awaitingTransplant'],
  pictures: [
    {
      file: 'liver-carpenter-mushu/ink-line.svg',
      alt: '木工棚里的墨斗和榫头样件',
      altEn: 'An ink line and a sample joint in the carpentry shed',
    },
    {
      file: 'liver-carpenter-mushu/covered-bridge.svg',
      alt: '水库边的木拱廊桥',
      altEn: 'The covered timber bridge by the reservoir',
    },
    {
      file: 'liver-carpenter-mushu/joint-drawing.svg',
      alt: '病床上画的榫头图纸',
      altEn: 'The drawing of a joint made in the hospital bed',
    },
    {
      file: 'liver-carpenter-mushu/hand-on-the-post.svg',
      alt: '徒弟的手按着要更换的柱脚',
      altEn: "An apprentice's hand on the post that needs replacing",
    },
  ],
  encouragements: [
    '水库那座桥我走过，一根钉子也没见着。',
    '师父，第三根柱脚等您回来看着换。',
    '换肝第九年，照样上山。',
    '做木匠的同行，表个心意。',
  ],
  picked: false,
} satisfies DemoStory;
