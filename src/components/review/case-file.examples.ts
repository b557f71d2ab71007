import { longWords, sampleAt, sampleId } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import { caseTies } from '#src/shared/desk/cases/case-ties.ts';
import CaseSums from './CaseSums.astro';
import RelatedCases from './RelatedCases.astro';

const related = {
  ...{ infoUuid: sampleId, title: longWords, owner: '王审核', ownerMobile: '138****0000' },
  ...{ phase: 'stopped' as const, createdAt: sampleAt, ties: caseTies },
};
const money = {
  ...{ availableInFen: 1_250_000, heldInFen: 0, refundHeldInFen: 0, inFlightInFen: 0 },
  ...{ paidOutInFen: 4_000_000, refundedInFen: 500, feeInFen: 120_000 },
};

export const examples = [
  show(CaseSums).in(({ locale }) => ({
    usual: { raisedInFen: 5_370_500, donationCount: 1280, money, locale },
  })),
  show(RelatedCases).in(({ locale }) => ({
    none: { cases: [], locale },
    one: { cases: [related], locale },
    many: {
      cases: Array.from({ length: 23 }, () => ({
        ...related,
        ...{ title: '', ownerMobile: null, phase: 'raising' as const, ties: ['phone' as const] },
      })),
      locale,
    },
  })),
];
