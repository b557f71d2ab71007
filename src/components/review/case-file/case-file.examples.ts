import { longWords, sampleAt, sampleId } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import { caseTies } from '#src/shared/desk/cases/case-ties.ts';
import AidesOfCase from './AidesOfCase.astro';
import AuditorExports from './AuditorExports.astro';
import CaseLine from './CaseLine.astro';
import CaseSums from './CaseSums.astro';
import RelatedCases from './RelatedCases.astro';
import TasksOfCase from './TasksOfCase.astro';

const related = {
  ...{ infoUuid: sampleId, title: longWords, owner: '王审核', ownerMobile: '138****0000' },
  ...{ phase: 'stopped' as const, createdAt: sampleAt, ties: caseTies },
};
const money = {
  ...{ availableInFen: 1_250_000, heldInFen: 0, refundHeldInFen: 0, inFlightInFen: 0 },
  ...{ paidOutInFen: 4_000_000, refundedInFen: 500, feeInFen: 120_000 },
};
const file = {
  ...{ infoUuid: sampleId, status: 'CROWDFUNDING', phase: 'raising' as const, owner: longWords },
  ...{ ownerMobile: '138****0000', createdAt: sampleAt, publishedAt: sampleAt },
  finishText: null,
};

export const examples = [
  show(CaseLine).in(({ locale }) => ({
    public: { file, locale },
    'in doubt': { file: { ...file, phase: 'risk', finishText: longWords }, locale },
    'not yet': { file: { ...file, status: 'SUBMITTED', publishedAt: null }, locale },
  })),
  show(CaseSums).in(({ locale }) => ({
    usual: { raisedInFen: 5_370_500, donationCount: 1280, money, locale },
  })),
  show(AidesOfCase).in(({ locale }) => ({
    some: {
      aides: [
        { nickname: longWords, kind: 'relative', since: sampleAt, endedAt: null },
        { nickname: null, kind: 'adviser', since: sampleAt, endedAt: sampleAt },
      ],
      locale,
    },
    none: { aides: [], locale },
  })),
  show(TasksOfCase).in(({ locale }) => ({
    some: {
      tasks: [
        {
          ...{ taskId: sampleId, queue: 'base', decision: 'refuse', closedBecause: null },
          ...{ openedAt: sampleAt, decidedAt: sampleAt, decider: '王审核' },
        },
      ],
      locale,
    },
    none: { tasks: [], locale },
  })),
  show(AuditorExports).in(({ locale }) => ({
    'of a case': { of: { infoUuid: sampleId }, roles: ['administrator'], locale },
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
