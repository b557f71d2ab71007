import { show } from '#src/preview/show.ts';
import { askers, nextSteps, products } from '#src/shared/content/enumerations.ts';
import AgreementText from './AgreementText.astro';
import ArticleCard from './ArticleCard.astro';
import ArticleSearch from './ArticleSearch.astro';
import AskerLinks from './AskerLinks.astro';
import AskerQuestions from './AskerQuestions.astro';
import FeeTable from './FeeTable.astro';
import Guide from './Guide.astro';
import HelplineCard from './HelplineCard.astro';
import Mark from './Mark.astro';
import MoneyWay from './MoneyWay.astro';
import NextStep from './NextStep.astro';
import ProductLinks from './ProductLinks.astro';
import Prose from './Prose.astro';
import Question from './Question.astro';
import QuestionFilter from './QuestionFilter.astro';
import Questions from './Questions.astro';

const updatedOn = new Date('2026-11-20');

export const examples = [
  show(AgreementText).in(({ texts }) => ({ usual: { slot: texts.platform.siteDescription } })),
  show(ArticleCard).in(
    ({ locale, texts }) => ({
      usual: {
        ...{ slug: 'first', minutes: 3, locale },
        ...{ title: texts.titles.articleList, summary: texts.platform.siteDescription },
      },
    }),
    'ul',
  ),
  show(ArticleSearch).in(({ locale }) => ({ empty: { locale } })),
  show(AskerLinks).in(({ locale }) => ({ all: { locale } })),
  show(AskerQuestions).in(({ locale, texts }) =>
    Object.fromEntries(
      askers.map((asker) => [asker, { asker, locale, slot: texts.platform.siteDescription }]),
    ),
  ),
  show(FeeTable).in(({ locale }) => ({ usual: { locale } })),
  show(Guide).in(({ locale, texts }) => {
    const guide = {
      ...{ title: texts.titles.helpInstruction, summary: texts.platform.siteDescription },
      updatedOn,
    };
    const slot = texts.platform.siteDescription;
    return {
      usual: { mark: 'papers', guide, locale, slot },
      'with a next step': { mark: 'money', guide, next: 'prepare', locale, slot },
    };
  }),
  show(HelplineCard).in(({ locale }) => ({
    usual: { hotline: '400-000-0000', locale },
  })),
  show(Mark).in(() => ({
    small: { name: 'giving' },
    large: { name: 'bank', large: true },
  })),
  show(MoneyWay).in(({ locale }) => ({ usual: { locale } })),
  show(NextStep).in(({ locale }) => ({
    ...Object.fromEntries(nextSteps.map((step) => [step, { step, locale }])),
    quiet: { step: 'articles', locale, quiet: true },
  })),
  show(ProductLinks).in(({ locale }) => ({
    all: { locale },
    ...Object.fromEntries(products.map((current) => [current, { current, locale }])),
  })),
  show(Prose).in(({ texts }) => ({ usual: { slot: texts.platform.siteDescription } })),
  show(Question).in(({ texts }) => ({
    closed: { name: 'why', title: texts.titles.articleList, slot: texts.platform.siteDescription },
  })),
  show(QuestionFilter).in(({ locale }) => ({ empty: { locale } })),
  show(Questions).in(({ locale, texts }) => {
    const question = { name: 'why', title: texts.titles.articleList, Answer: Prose };
    return {
      none: { groups: [], locale },
      one: { groups: [{ asker: 'donor', questions: [question] }], locale },
    };
  }),
];
