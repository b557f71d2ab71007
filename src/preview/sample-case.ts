import type { CaseDetail } from '#src/shared/cases/case-detail.ts';
import type { CasePhase } from '#src/shared/cases/case-phases.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';

const at = Date.UTC(2026, 10, 20);

const treatment: CaseDetail['treatment'] = {
  ...{ diagnosedOn: '2026-05', costSoFarInFen: 6_000_000, insuranceSoFarInFen: 2_000_000 },
  ...{ aidSoFarInFen: 500_000, ownSoFarInFen: 2_500_000 },
  ...{ costAheadInFen: 14_000_000, insuranceAheadInFen: 5_000_000 },
  ...{ aidAheadInFen: 0, ownAheadInFen: 1_000_000 },
  plan: { text: '手术', translations: { en: 'Surgery' } },
};

const given = {
  shareCount: 12,
  givenInFen: 3_200_000,
  raisedInFen: 3_200_000,
  ...{ targetInFen: 10_000_000, surplusUse: null, isUnlisted: false },
  ...{ donationCount: 128, matchedInFen: 0, isMatched: false, hasBonfire: false },
  serviceChargeOption: 2,
  feeBasisPoints: 300,
  feeInFen: 96_000,
  netInFen: 3_104_000,
} as const;

const stateIn = (phase: CasePhase): CaseDetail['state'] => ({
  status: 'CROWDFUNDING_STATED',
  displayStatus: phase === 'risk' ? 4 : 0,
  endReason: null,
  finishText: null,
  endsAt: at + dayMs,
  ...{ mourningAt: null, filledAt: null, putAwayAt: null },
});

/** This is a case as pages get it, in any phase; nobody in it is real. */
export function sampleCase(phase: CasePhase): CaseDetail {
  return {
    infoUuid: 'A'.repeat(22),
    ownerUserId: '',
    ownerNickname: '小树爸爸',
    caseType: 0,
    title: '小树等一次手术',
    content: '第一段。\n\n第二段。',
    tellings: [],
    status: 'CROWDFUNDING_STATED',
    state: stateIn(phase),
    phase,
    refund: null,
    platformFinishReason: null,
    ...{ highRisk: false, highRiskRefund: false, isDiscussed: false },
    illness: '先天性心脏病',
    illnessKey: 'heart',
    province: '云南',
    city: '昭通',
    hospital: '云岭儿童医院',
    department: '心外科',
    patient: { displayName: '小树', age: 4, gender: 'male' },
    raiser: { name: '小树爸爸', relation: 6 },
    payee: { kind: 'person', relation: 'other', displayName: '李**' },
    treatment,
    household: { words: { text: '租房，无车。', translations: { en: 'Rented home, no car.' } } },
    team: null,
    labels: ['congenitalHeart'],
    pictures: [],
    facts: [],
    detailVersion: 1,
    ...given,
    publishedAt: at,
    finishedAt: null,
    mourningShownAt: null,
  };
}
