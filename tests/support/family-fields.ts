const story =
  '我父亲今年五十八岁，在工地上做了二十年木工。今年三月他开始发烧，县医院查出是白血病。两次化疗之后要做移植，家里的积蓄和借来的钱都用完了。请帮帮他，每一笔钱我都会写清楚用在哪里。';

export const baseFields = {
  caseType: 0,
  illnessKey: 'leukemia',
  disease: '急性淋巴细胞白血病',
  province: '云南',
  city: '昭通',
  title: '救救做了二十年木工的父亲',
  content: story,
  writtenBy: 'family',
  targetAmountInFen: 20_000_000,
  agreed: true,
} as const;

export const treatmentFields = {
  disease: '急性淋巴细胞白血病（B 细胞）',
  hospital: '昭通市南山医院',
  diagnosedOn: '2026-03',
  plan: '再做两次化疗，之后移植',
  ...{ costSoFarInFen: 18_000_000, insuranceSoFarInFen: 6_000_000 },
  ...{ aidSoFarInFen: 1_000_000, ownSoFarInFen: 2_000_000 },
  ...{ costAheadInFen: 40_000_000, insuranceAheadInFen: 3_000_000 },
  ...{ aidAheadInFen: 0, ownAheadInFen: 1_000_000 },
} as const;

export const hospitalFields = {
  department: '血液科',
  ward: '十一病区',
  bedNo: '12 床',
  doctor: '周医生',
  wardPhone: '0870-1234567',
} as const;

export const householdFields = {
  house: 'one',
  car: 'none',
  insurance: 'basic',
  income: 4_000_000,
  savings: 0,
  debts: 6_000_000,
} as const;
