import { longWords, sampleAt, sampleId } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import AdviserCard from './AdviserCard.astro';
import NextSteps from './NextSteps.astro';
import WhoCalls from './WhoCalls.astro';

const adviser = {
  ...{ adviserId: sampleId, name: '陈顾问', photo: '/avatar.svg', city: '昆明' },
  ...{ words: '做了六年，帮过很多家庭写清楚病情和花费。', contact: '', casesHelped: 86 },
  ...{ takesCalls: true, sinceAt: sampleAt },
};
const clew = {
  ...{ callBy: sampleAt, reach: 'city' as const, state: 'open' as const, outcome: null, tries: 0 },
  adviser: { adviserId: sampleId, name: '陈顾问', city: '昆明', photo: '/avatar.svg' },
};

export const examples = [
  show(AdviserCard).in(({ locale }) => ({
    usual: { adviser, locale },
    linked: { adviser, locale, linked: true },
    'long words': { adviser: { ...adviser, name: longWords, words: longWords }, locale },
  })),
  show(WhoCalls).in(({ locale }) => ({
    usual: { clew, locale },
    region: { clew: { ...clew, reach: 'region' }, locale },
    nobody: { clew: { ...clew, reach: 'common', adviser: null }, locale },
    late: { clew: { ...clew, adviser: null, escalatedAt: sampleAt, tries: 2 }, locale },
    talking: { clew: { ...clew, state: 'talking' }, locale },
    ended: { clew: { ...clew, state: 'closed', outcome: 'notNeeded' }, locale },
  })),
  show(NextSteps).in(({ locale }) => ({
    raise: { form: 'raise', clew, isSignedIn: true, locale },
    registration: { form: 'regist', clew: undefined, isSignedIn: false, locale },
    adviser: { form: 'adviser', clew, isSignedIn: false, locale },
  })),
];
