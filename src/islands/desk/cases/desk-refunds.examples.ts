import { refusedForm } from '#src/preview/sample-plain.ts';
import { sampleAt, sampleDay, sampleId } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import { refundFailures } from '#src/shared/refunds/refund-state.ts';
import FailedRefunds from './FailedRefunds.astro';
import ProposeAccount from './ProposeAccount.astro';
import StartRefundForm from './StartRefundForm.astro';

const page = { action: '#', sent: undefined, infoUuid: sampleId };
const refundNo = 'F20261120';
const failed = {
  ...{ refundNo, amountInFen: 1200, failure: 'refused' as const, waitsForDonor: false },
  ...{ nobodyGives: false, nextTryAt: sampleAt + sampleDay },
};
const waiting = { ...failed, waitsForDonor: true };
const failures = {
  ...{ ...page, now: sampleAt, mayRetry: true, mayPropose: true, proposed: [] },
  ...{ next: undefined, progress: { returned: 40, gifts: 120 } },
};

export const examples = [
  show(FailedRefunds).in(({ locale }) => ({
    none: { ...failures, locale, refunds: [] },
    'every failure': {
      ...{ ...failures, locale, next: '#' },
      refunds: refundFailures.map((failure, at) => ({
        ...{ ...failed, failure, refundNo: `${refundNo}${at}` },
        nextTryAt: at === 0 ? sampleAt : failed.nextTryAt,
      })),
    },
    'wait for a donor': {
      ...{ ...failures, locale, proposed: [`${refundNo}2`], progress: undefined },
      refunds: [
        { ...waiting, refundNo: `${refundNo}1` },
        { ...waiting, nobodyGives: true, refundNo: `${refundNo}2` },
        { ...waiting, nobodyGives: true, nextTryAt: null },
      ],
    },
    'only to look at': {
      ...{ ...failures, locale, mayRetry: false, mayPropose: false, refunds: [failed] },
    },
    refused: {
      ...{ ...failures, locale, refunds: [failed] },
      sent: refusedForm('retryRefund', { refundNo }, ['reason']),
    },
  })),
  show(ProposeAccount).in(({ locale }) => ({
    closed: { ...page, refundNo, locale },
    refused: {
      ...{ ...page, refundNo, locale },
      sent: refusedForm('refundAccount', { refundNo, bankCard: '12' }, ['name', 'bankCard']),
    },
  })),
  show(StartRefundForm).in(({ locale }) => ({
    empty: { ...page, locale },
    refused: {
      ...{ ...page, locale },
      sent: refusedForm('startRefund', { infoUuid: sampleId, kind: 'ended' }, ['reason']),
    },
  })),
];
