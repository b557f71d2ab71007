import type { DemoPicture } from './demo-story.ts';

/**
 * These are drawings of what families send to be checked; nobody is named on them, so all stories
 * send these.
 */
export const storyPapers = {
  diagnosis: {
    file: 'papers/diagnosis.svg',
    alt: '诊断证明书，姓名和证件号已遮住',
    altEn: 'Diagnosis, names and numbers covered',
  },
  costs: {
    file: 'papers/costs.svg',
    alt: '住院费用结算单，账号已遮住',
    altEn: 'Hospital settlement, account covered',
  },
  hospital: {
    file: 'papers/hospital.svg',
    alt: '住院证和腕带，条码已遮住',
    altEn: 'Admission slip and wristband, codes covered',
  },
  household: {
    file: 'papers/household.svg',
    alt: '村居委会开的家庭情况说明',
    altEn: "Neighbourhood office's word on the household",
  },
  identity: {
    file: 'papers/identity.svg',
    alt: '身份证明，只留下姓',
    altEn: 'Proof of identity, only the surname left',
  },
  bankCard: {
    file: 'papers/bank-card.svg',
    alt: '银行卡，卡号已遮住',
    altEn: 'Bank card, its number covered',
  },
} satisfies Record<string, DemoPicture>;
export type PaperKind = keyof typeof storyPapers;
