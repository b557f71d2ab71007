import type { DemoStory } from '#src/scripts/demo/demo-story.ts';

export const rareNmosdTester = {
  slug: 'rare-nmosd-tester',
  caseType: 0,
  title: '二十七岁，我想把视神经脊髓炎的复发次数停在三次',
  content: [
    '职业习惯，先给一个缺陷报告。标题：左眼视野中间出现灰斑。复现步骤：起床，睁眼。预期结果：看见天花板。实际结果：看见一块灰。严重级别：当时我填了“一般”，后来改成“致命”。',
    '我是一名软件测试，盐城人，二十七岁。去年三月第一次发作，当成眼睛疲劳耽误了十天；第二次是去年九月，从胸口往下麻；第三次在今年二月，打嗝打了四天，停不下来，后来知道这也是症状。确诊的名字很长，视神经脊髓炎谱系疾病，免疫系统攻击自己的视神经和脊髓，每复发一次，就可能留下一点补不回来的东西。我目前左眼矫正视力0.2，右眼1.0，走路正常，右脚怕烫不准。',
    '一年八个月的费用：激素冲击三次、血浆置换一轮、检查和药，合计16.8万元；医保报销9.4万元；我自己付了7.4万元，正好是工作五年的全部存款，这个巧合一点也不好笑。',
    '目前可以选的方案，是用一种半年打一次的单抗，临床数据里绝大多数人两年不复发。进医保后，两年的药费加检查预计18万元，医保约10万元，需自付8万元。房子是租的，和一个同事合租，一千四一个月。没有车。爸妈在乡下养虾，去年塘里翻了一次，欠饲料款6万元，我不想再从他们那里拿。',
    '公司让我居家，工资打了八折，到手五千九。我开了读屏软件干活，顺手给公司产品提了十四个无障碍的问题，修了九个，这是今年最高兴的事。',
    '这次筹款我给自己列了验收标准：一，每次用药后三天内发单据；二，每季度贴一次视野检查；三，复发与否都如实写。不符合任何一条，欢迎在评论里提单。',
  ].join('\n\n'),
  illness: '视神经脊髓炎谱系疾病',
  illnessKey: 'rare',
  city: '盐城',
  province: '江苏',
  hospital: '玉渡中心医院',
  department: '神经免疫科',
  patient: { displayName: '阿珂', age: 27, gender: 'female' },
  raiser: { name: '测试员阿珂', relation: 1 },
  payee: { kind: 'person', relation: 'self', displayName: '顾**' },
  treatment: {
    diagnosedOn: '2025-03',
    ...{ costSoFarInFen: 16_800_000, insuranceSoFarInFen: 9_400_000 },
    ...{ aidSoFarInFen: 0, ownSoFarInFen: 7_400_000 },
    ...{ costAheadInFen: 18_000_000, insuranceAheadInFen: 10_000_000 },
    ...{ aidAheadInFen: 0, ownAheadInFen: 0 },
    plan: '单抗预防复发，每半年一次，两年共五次，每季度查视野、核磁与免疫指标。',
    planEn:
      'An antibody to prevent relapse every half year, five times in two years, with quarterly eye, scan and immune checks.',
  },
  household: {
    summary: '与人合租，无房无车；存款7.4万元用完；父母养虾，欠饲料款6万元。',
    summaryEn:
      'Shares a rented flat, no house or car. 74,000 yuan of savings spent; her parents farm shrimp and owe 60,000 for feed.',
  },
  targetInFen: 8_000_000,
  raisedShare: 0.45,
  giftCount: 120,
  state: 'raising',
  publishedDaysAgo: 13,
  wardCalled: true,
  labels: ['longMedicine'],
  pictures: [
    {
      file: 'rare-nmosd-tester/large-type.svg',
      alt: '阿珂在合租屋的书桌前工作，屏幕字号调得很大',
      altEn: 'Ake at her desk in a shared flat, the screen set to large type',
    },
    {
      file: 'rare-nmosd-tester/visual-field-charts.svg',
      alt: '四个季度的视野检查图',
      altEn: 'Visual field charts from four quarters',
    },
    {
      file: 'rare-nmosd-tester/infusion-chair.svg',
      alt: '输液室靠窗的椅子',
      altEn: 'A chair by the window of the infusion room',
    },
  ],
  encouragements: [
    '验收通过，准予继续加油。',
    '同病五年未复发，已复现成功，可参考。',
    '读屏用户，谢谢你提的十四个问题。',
    '缺陷已知，人没问题。',
  ],
  picked: false,
} satisfies DemoStory;
