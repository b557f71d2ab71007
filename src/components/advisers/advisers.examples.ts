import { longWords, sampleAt, sampleId } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import AdviserCard from './AdviserCard.astro';
import AdviserForm from './AdviserForm.astro';
import InviteFamily from './InviteFamily.astro';
import NextSteps from './NextSteps.astro';

const adviser = {
  ...{ adviserId: sampleId, name: '陈顾问', photo: '/avatar.svg', city: '昆明' },
  ...{ words: '做了六年，帮过很多家庭写清楚病情和花费。', casesHelped: 86 },
  sinceAt: sampleAt,
};
const values = { adviserId: '', casesHelped: 0, shown: false, photo: '', words: {} };

export const examples = [
  show(AdviserCard).in(({ locale }) => ({
    usual: { adviser, locale },
    linked: { adviser, locale, linked: true },
    'long words': { adviser: { ...adviser, name: longWords, words: longWords }, locale },
  })),
  show(AdviserForm).in(({ locale, texts }) => {
    const heading = texts.titles.deskAdvisers;
    return {
      new: { locale, action: '#', heading, values, wrong: {} },
      refused: {
        ...{ locale, action: '#', heading },
        values: { ...values, adviserId: sampleId, shown: true, casesHelped: 'x' },
        wrong: { name: texts.fieldProblems.required, casesHelped: texts.fieldProblems.malformed },
      },
    };
  }),
  show(InviteFamily).in(({ locale, texts }) => ({
    usual: {
      ...{ title: texts.titles.applyRaise, locale, origin: 'https://example.org' },
      words: (link) => `${texts.platform.siteDescription} ${link}`,
    },
  })),
  show(NextSteps).in(({ locale }) => ({
    raise: { form: 'raise', locale },
    registration: { form: 'regist', locale },
    adviser: { form: 'adviser', locale },
  })),
];
