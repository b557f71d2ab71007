import { sampleGiftRefund, sampleRefund } from '#src/preview/sample-money.ts';
import { longWords, sampleAt, sampleDay } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import {
  caseRefundKinds,
  caseRefundStatuses,
  giftRefundStates,
  refundFailures,
} from '#src/shared/refunds/refund-state.ts';
import FailedRefunds from './FailedRefunds.astro';
import GiftRefundRow from './GiftRefundRow.astro';
import ProposeAccount from './ProposeAccount.astro';
import RefundState from './RefundState.astro';
import RefundSteps from './RefundSteps.astro';
import StartRefundForm from './StartRefundForm.astro';

const refundNo = 'F20261120';
const failed = {
  ...{ refundNo, amountInFen: 1200, failure: 'refused' as const, waitsForDonor: false },
  ...{ nobodyGives: false, nextTryAt: sampleAt + sampleDay },
};
const list = {
  ...{ action: '#', now: sampleAt, mayRetry: true, mayPropose: true, proposed: [] },
  ...{ values: {}, fields: {}, next: undefined, progress: { returned: 40, gifts: 120 } },
};

export const examples = [
  show(FailedRefunds).in(({ locale }) => ({
    none: { ...list, locale, refunds: [] },
    'every failure': {
      ...{ ...list, locale, next: '#' },
      refunds: refundFailures.map((failure, at) => ({
        ...{ ...failed, failure, refundNo: `${refundNo}${at}` },
        nextTryAt: at === 0 ? sampleAt : failed.nextTryAt,
      })),
    },
    'wait for a donor': {
      ...{ ...list, locale, proposed: [`${refundNo}2`], progress: undefined },
      refunds: [
        { ...failed, waitsForDonor: true, refundNo: `${refundNo}1` },
        { ...failed, waitsForDonor: true, nobodyGives: true, refundNo: `${refundNo}2` },
        { ...failed, waitsForDonor: true, nobodyGives: true, nextTryAt: null },
      ],
    },
    'only to look at': {
      ...{ ...list, locale, mayRetry: false, mayPropose: false, refunds: [failed] },
    },
  })),
  show(GiftRefundRow).in(
    ({ locale }) => ({
      ...Object.fromEntries(
        giftRefundStates.map((state) => [state, { gift: sampleGiftRefund({ state }), locale }]),
      ),
      'to an account, named': {
        ...{ gift: sampleGiftRefund({ state: 'returned', accountMask: '**** 1234' }), locale },
        named: true,
      },
      'failed, long name': {
        gift: sampleGiftRefund({ state: 'failed', failure: 'tooOld', displayName: longWords }),
        ...{ locale, named: true },
      },
    }),
    'ul',
  ),
  show(ProposeAccount).in(({ locale }) => ({
    closed: { refundNo, values: {}, fields: {}, locale, action: '#' },
    refused: {
      ...{ refundNo, values: { refundNo, name: '', bankCard: '12' }, locale, action: '#' },
      fields: { name: 'required', bankCard: 'bankCard' },
    },
  })),
  show(RefundState).in(({ locale }) => ({
    ...Object.fromEntries(
      caseRefundStatuses.map((status) => [status, { refund: sampleRefund({ status }), locale }]),
    ),
    ...Object.fromEntries(
      caseRefundKinds.map((kind) => [kind, { refund: sampleRefund({ kind }), locale }]),
    ),
    'refused, long words': {
      refund: sampleRefund({ status: 'REFUSED', refusal: longWords, reason: longWords }),
      locale,
    },
  })),
  show(RefundSteps).in(({ locale }) => ({
    applied: {
      refund: sampleRefund({
        ...{ status: 'APPLIED', reviewedAt: null, launchedAt: null, releasedAt: null },
      }),
      locale,
    },
    running: { refund: sampleRefund(), locale },
    done: { refund: sampleRefund({ status: 'DONE', endedAt: sampleAt }), locale },
    cancelled: {
      refund: sampleRefund({ status: 'CANCELLED', releasedAt: null, endedAt: sampleAt }),
      locale,
    },
    "the platform's own": { refund: sampleRefund({ kind: 'ended', launchedAt: null }), locale },
  })),
  show(StartRefundForm).in(({ locale }) => ({
    empty: { locale, action: '#', typed: {} },
    'shown again': { locale, action: '#', typed: { kind: 'ended', reason: longWords } },
  })),
];
