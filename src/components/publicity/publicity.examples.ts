import { sampleAt, sampleDay, sampleId } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import type { PublicityLine } from '#src/shared/publicity/publicity-view.ts';
import MagazineFigures from './MagazineFigures.astro';
import PlacesList from './PlacesList.astro';
import PublicityList from './PublicityList.astro';

const places = {
  ...{ gateways: 1_200_000, bank: 90_000_000, unmatched: 2000, fees: 300_000 },
  ...{ subsidyPool: 200_000, pools: 300_000, supports: 45_000, cases: 90_353_000 },
};
const of = { infoUuid: sampleId, caseTitle: '小树等一次手术', risky: false, at: sampleAt };
const withdrawal = {
  ...{ ...of, part: 'withdrawals' as const, amountInFen: 1_000_000, netInFen: 970_000 },
  ...{ feeInFen: 30_000, paidInFen: 0, paidFeeInFen: 0, givenBackInFen: 0, purpose: '手术费' },
  ...{ noticeOver: false, noticeEndsAt: sampleAt + sampleDay, paidAt: null },
};
const paid = { paidInFen: 970_000, paidFeeInFen: 30_000, noticeOver: true, paidAt: sampleAt };
const refund = {
  ...{ ...of, part: 'refunds' as const, kind: 'fundraiser' as const, reason: '用不到了。' },
  ...{ amountInFen: 10_000, returnedInFen: 4000, giftCount: 10, returnedCount: 4 },
};
const use = { ...of, part: 'uses' as const, amountInFen: 970_000, dueAt: sampleAt + sampleDay };
const lines: PublicityLine[] = [
  { ...withdrawal, id: '1', status: 'NOTICE' },
  { ...withdrawal, ...paid, id: '2', status: 'PAID', risky: true },
  { ...withdrawal, id: '3', status: 'REJECTED' },
  { ...refund, id: '4', status: 'RUNNING' },
  { ...use, id: '5', shownAt: null, inReview: false, overdue: true },
  { ...use, id: '6', shownAt: sampleAt, inReview: false, overdue: false },
  { ...of, id: '7', part: 'ended', endReason: null, raisedInFen: 5000, targetInFen: 10_000 },
];

const figures = {
  ...{ month: '2026-10', families: 41, giftCount: 1204, raisedInFen: 9_781_300 },
  ...{
    givenInFen: 9_812_300,
    matchedInFen: 200_000,
    refundedInFen: 31_000,
    paidOutInFen: 4_200_000,
  },
  ...{ helpers: 63, verified: 18 },
};

export const examples = [
  show(MagazineFigures).in(({ locale }) => ({
    usual: { figures, locale },
    'nothing matched': { figures: { ...figures, matchedInFen: 0 }, locale },
  })),
  show(PlacesList).in(({ locale }) => ({ usual: { places, locale } })),
  show(PublicityList).in(({ locale }) => ({
    'every kind of line': { lines, locale },
    none: { lines: [], locale },
  })),
];
