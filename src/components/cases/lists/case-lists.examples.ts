import DonationList from '#src/components/cases/DonationList.astro';
import { longWords, sampleAt, sampleCard, sampleDay, sampleRecord } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import { themeNames } from '#src/shared/cases/themes.ts';
import CardMatched from './CardMatched.astro';
import CaseCard from './CaseCard.astro';
import CaseList from './CaseList.astro';
import CaseSearch from './CaseSearch.astro';
import HomeHero from './HomeHero.astro';
import IllAt from './IllAt.astro';
import IllnessLinks from './IllnessLinks.astro';
import ListFilters from './ListFilters.astro';
import NoneFound from './NoneFound.astro';
import OrderRule from './OrderRule.astro';
import PlatformTotals from './PlatformTotals.astro';
import Tabs from './Tabs.astro';
import ThemeLinks from './ThemeLinks.astro';

const view = { tab: 'recommended', illness: '', city: '', keyword: '' } as const;
const fullTotals = { raisedInFen: 1_234_567_890, donationCount: 123_456, caseCount: 789 };

export const examples = [
  show(IllAt).in(({ locale }) => ({
    usual: { illness: '扩张型心肌病，终末期心力衰竭', city: '吕梁', locale },
  })),
  show(CardMatched).in(({ locale }) => ({
    none: { isMatched: false, matchedInFen: 0, locale },
    'nothing yet': { isMatched: true, matchedInFen: 0, locale },
    'so far': { isMatched: true, matchedInFen: 150_000, locale },
  })),
  show(CaseCard).in(({ locale }) => ({
    usual: { card: sampleCard(), locale },
    lead: { card: sampleCard(), locale, lead: true },
    'no picture': { card: sampleCard({ cover: null }), locale },
    'seen at once': { card: sampleCard(), locale, eager: true },
    picked: { card: sampleCard({ picked: true }), locale },
    doubted: { card: sampleCard({ risky: true, phase: 'risk' }), locale },
    reached: { card: sampleCard({ raisedInFen: 10_000_000, phase: 'ended' }), locale },
    matched: { card: sampleCard({ isMatched: true }), locale },
    'matched so far': { card: sampleCard({ isMatched: true, matchedInFen: 150_000 }), locale },
    'long words': {
      card: sampleCard({ title: longWords, illness: longWords }),
      locale,
      level: 'h2',
    },
  })),
  show(CaseList).in(({ locale, texts }) => {
    const list = [sampleCard(), sampleCard({ cover: null })];
    return {
      'no more': { page: { list, hasNext: false }, locale, next: '#' },
      'more, with notes': {
        ...{ page: { list, hasNext: true }, locale, next: '#', first: '#' },
        notes: [texts.cases.raised],
      },
      empty: { page: { list: [], hasNext: false }, locale, next: '#' },
      'searched in part': {
        ...{
          page: { list, hasNext: true, searchedUntil: sampleAt - sampleDay },
          locale,
          next: '#',
        },
        searched: 200,
      },
    };
  }),
  show(CaseSearch).in(({ locale, texts }) => ({
    empty: { hint: texts.cases.keywordHint, locale },
  })),
  show(DonationList).in(({ locale }) => ({
    none: { records: [], locale },
    'with words': {
      records: [
        sampleRecord(),
        sampleRecord({ amountInFen: null, anonymous: true }),
        sampleRecord({ returned: 'part' }),
        sampleRecord({ returned: 'whole', content: longWords }),
      ],
      ...{ locale, words: true },
    },
    'without words': { records: [sampleRecord({ nickname: longWords })], locale },
  })),
  show(HomeHero).in(({ locale }) => ({ usual: { locale } })),
  show(IllnessLinks).in(({ locale }) => ({ all: { locale } })),
  show(ListFilters).in(({ locale }) => ({
    empty: { view, cities: ['昆明'], locale },
    chosen: {
      view: { tab: 'newest', illness: 'heart', city: '昆明', keyword: longWords.slice(0, 40) },
      ...{ cities: ['昆明'], locale },
    },
  })),
  show(NoneFound).in(({ locale }) => {
    const searched = { ...view, keyword: longWords.slice(0, 40) };
    const elsewhere = [
      { tab: 'newest', count: 12, isMore: true },
      { tab: 'ended', count: 1, isMore: false },
    ] as const;
    return {
      'nothing at all': { view, elsewhere: [], locale },
      'nothing for a search': { view: searched, elsewhere: [], locale },
      'something elsewhere, unsearched': { view, elsewhere, locale },
      'something elsewhere': { view: searched, elsewhere, locale },
    };
  }),
  show(OrderRule).in(({ locale }) => ({ closed: { locale } })),
  show(PlatformTotals).in(({ locale }) => ({
    nothing: { totals: { raisedInFen: 0, donationCount: 0, caseCount: 0 }, locale },
    much: { totals: fullTotals, locale },
  })),
  show(Tabs).in(({ texts }) => ({
    two: {
      label: texts.cases.raised,
      tabs: [texts.cases.raised, texts.cases.keyword].map((name, i) => ({
        ...{ name, href: '#', current: i === 0 },
      })),
    },
  })),
  show(ThemeLinks).in(({ locale }) => ({
    all: { locale },
    ...Object.fromEntries(themeNames.map((current) => [current, { locale, current }])),
  })),
];
