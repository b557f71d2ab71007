import { sampleGiftRefund, sampleRefund } from '#src/preview/sample-money.ts';
import { longWords, sampleAt } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import {
  caseRefundKinds,
  caseRefundStatuses,
  giftRefundStates,
} from '#src/shared/refunds/refund-state.ts';
import GiftRefundRow from './GiftRefundRow.astro';
import RefundState from './RefundState.astro';
import RefundSteps from './RefundSteps.astro';
import RefundSums from './RefundSums.astro';

export const examples = [
  show(GiftRefundRow).in(({ locale }) => ({
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
  show(RefundSums).in(({ texts: { refunds: t } }) => ({
    usual: {
      sums: [
        [t.returned, t.money('1,000')],
        [t.onTheWay, t.money('20.5')],
      ],
    },
  })),
];
