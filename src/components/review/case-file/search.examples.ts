import { longWords, sampleAt, sampleId } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import CaseSearch from './CaseSearch.astro';
import FoundCases from './FoundCases.astro';
import FoundPerson from './FoundPerson.astro';

const found = {
  ...{ infoUuid: sampleId, title: longWords, owner: '王审核', ownerMobile: '138****0000' },
  ...{ city: '昭通', phase: 'risk' as const, createdAt: sampleAt },
  ...{ raisedInFen: null, targetInFen: 10_000_000 },
};

const person = {
  ...{ nickname: '王审核', mobileMasked: '138****0000' },
  cases: [{ infoUuid: sampleId, title: longWords }],
  orders: [{ tradeNo: sampleId, infoUuid: sampleId, amountInFen: 1000 }],
};

export const examples = [
  show(CaseSearch).in(({ locale }) => ({
    empty: { action: '', typed: {}, problems: {}, locale },
    wrong: { action: '', typed: { amount: 'x' }, problems: { amount: 'amount' as const }, locale },
  })),
  show(FoundCases).in(({ locale }) => ({
    usual: {
      ...{ cases: [found, { ...found, city: '', targetInFen: null }], locale },
    },
  })),
  show(FoundPerson).in(({ locale }) => ({
    usual: { person, locale },
    nothing: { person: { ...person, cases: [], orders: [] }, locale },
  })),
];
