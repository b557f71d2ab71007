import type { CaseRefund } from '#src/shared/refunds/refund-view.ts';
import type { Allocation } from '#src/shared/tracing/allocation.ts';
import type { DrawView, InstalmentView, ObjectionView } from '#src/shared/withdrawals/draw-view.ts';
import { sampleCase } from './sample-case.ts';
import { sampleAt, sampleDay, sampleId } from './samples.ts';

const money = { amountInFen: 1_000_000, feeInFen: 30_000, netInFen: 970_000 };

export function sampleInstalment(more: Partial<InstalmentView> = {}): InstalmentView {
  return {
    ...{ position: 1, ...money, state: 'waiting', payoutNo: null, receiptNo: null },
    ...{ paidAt: null, bankWords: null },
    ...more,
  };
}

export const paidInstalment = sampleInstalment({
  ...{ state: 'paid', payoutNo: 'P20261120', receiptNo: 'R20261120', paidAt: sampleAt },
});

export const sampleObjection: ObjectionView = {
  ...{ objectionId: sampleId, content: '发票上的日期和说的不一样。', state: 'open', answers: [] },
  ...{ objector: 'donor', position: null, familyWords: null },
  createdAt: sampleAt,
};

/** Answers a withdrawal in its notice, as its family sees it. */
export function sampleDraw(more: Partial<DrawView> = {}): DrawView {
  return {
    ...{ drawId: sampleId, infoUuid: sampleId, status: 'NOTICE', ...money, subsidyInFen: 0 },
    ...{ givenBackInFen: 0, purpose: '手术费', plan: '下周一手术，先付押金。', emergency: false },
    ...{ appliedAt: sampleAt - sampleDay, changedAt: sampleAt, noticeStartedAt: sampleAt },
    ...{ noticeEndsAt: sampleAt + sampleDay, payeeKind: 'person', payeeName: '李**' },
    ...{ instalments: [sampleInstalment()], objections: [], fundUse: null, proofs: [] },
    unreadObjections: 0,
    ...{ stopRaise: false, payeeAccount: '**** 1234', bankName: '云岭银行', refusedWords: null },
    ...more,
  };
}

type GiftRefund = CaseRefund['own'][number];

export function sampleGiftRefund(more: Partial<GiftRefund> = {}): GiftRefund {
  return {
    ...{ refundNo: 'F20261120', orderId: sampleId, displayName: '晴天', giftInFen: 2000 },
    ...{ amountInFen: 1200, state: 'waiting', refundStatus: 1, failure: null },
    ...{ accountMask: null, changedAt: sampleAt },
    ...more,
  };
}

export function sampleRefund(more: Partial<CaseRefund> = {}): CaseRefund {
  return {
    ...{ refundId: sampleId, infoUuid: sampleId, caseTitle: sampleCase('raising').title },
    ...{ kind: 'fundraiser', status: 'RUNNING', refundStatus: 1, isOwner: true },
    ...{ reason: '医保报销之后用不到这些钱了。', refusal: '', amountInFen: 3_000_000 },
    ...{ giftCount: 120, returnedInFen: 1_000_000, returnedCount: 40, failedCount: 2 },
    ...{ appliedAt: sampleAt - 3 * sampleDay, reviewedAt: sampleAt - 2 * sampleDay },
    ...{ launchedAt: sampleAt - sampleDay, releasedAt: sampleAt, endedAt: null, own: [] },
    ...more,
  };
}

type ShownWithdrawal = Allocation['list'][number];

/** Answers a withdrawal as everyone reads of it. */
export function sampleWithdrawal(more: Partial<ShownWithdrawal> = {}): ShownWithdrawal {
  const { amountInFen, netInFen } = money;
  return {
    ...{ amountInFen, netInFen, paidInFen: 0, givenBackInFen: 0, purpose: '手术费' },
    ...{ plan: '下周一手术，先付押金。', status: 'NOTICE', noticeOver: false },
    ...{ appliedAt: sampleAt - sampleDay, changedAt: sampleAt },
    ...more,
  };
}

export const paidWithdrawal = sampleWithdrawal({
  ...{ status: 'PAID', noticeOver: true, paidInFen: money.netInFen },
  payout: {
    ...{ paidAt: sampleAt, receiptNos: ['R20261120'], useDueAt: sampleAt + 30 * sampleDay },
    ...{ useShownAt: null, useInReview: false, useOverdue: false },
  },
});
