import Persons from '#src/components/cases/Persons.astro';
import PhaseNotice from '#src/components/cases/PhaseNotice.astro';
import PictureGrid from '#src/components/cases/PictureGrid.astro';
import Progress from '#src/components/cases/Progress.astro';
import SecondLanguage from '#src/components/cases/SecondLanguage.astro';
import Section from '#src/components/cases/Section.astro';
import StepTrack from '#src/components/cases/StepTrack.astro';
import Story from '#src/components/cases/Story.astro';
import { Story as LiveStory } from '#src/components/cases/Story.tsx';
import { sampleCase } from '#src/preview/sample-case.ts';
import { sampleFacts as facts } from '#src/preview/sample-facts.ts';
import { longWords, sampleAt, samplePicture } from '#src/preview/samples.ts';
import { type Asked, show } from '#src/preview/show.ts';
import { casePhases } from '#src/shared/cases/case-phases.ts';
import { caseTypes } from '#src/shared/cases/enumerations.ts';
import CaseDock from './CaseDock.astro';
import CaseGlance from './CaseGlance.astro';
import CaseHead from './CaseHead.astro';
import CaseStory from './CaseStory.astro';
import CostChart from './CostChart.astro';
import FactList from './FactList.astro';
import GoalReached from './GoalReached.astro';
import MoneyStrip from './MoneyStrip.astro';
import SafetyRules from './SafetyRules.astro';
import SectionBar from './SectionBar.astro';
import SurplusUse from './SurplusUse.astro';
import TeamBlock from './TeamBlock.astro';
import TreatmentFacts from './TreatmentFacts.astro';

const found = sampleCase('raising');
const long = { ...found, title: longWords, illness: longWords, hospital: longWords };
const noCosts = { ...found.treatment, costSoFarInFen: 0, costAheadInFen: 0, insurancePaidInFen: 0 };
const sampleSurplus = {
  text: '第二年的药也从这里出。',
  translations: { en: 'The second year of medicine.' },
};
const noMoney = {
  ...{ availableInFen: 0, heldInFen: 0, refundHeldInFen: 0, inFlightInFen: 0 },
  ...{ paidOutInFen: 0, refundedInFen: 0, feeInFen: 0, matchedInFen: 0 },
};
const money = { ...noMoney, availableInFen: 2_000_000, paidOutInFen: 1_000_000, feeInFen: 200_000 };
const second = { language: 'ug', title: 'ياردەم', content: 'ياردەم كېرەك.' };
const retold = { ...second, toldBy: 'translator' as const };
const stepsOf = ({ texts: { cases, reports } }: Asked) =>
  (['done', 'now', 'next', 'stopped'] as const).map((state) => ({
    ...{ name: cases.raised, words: reports.promise, state },
    at: state === 'done' ? sampleAt : undefined,
  }));

const stories = ({ locale }: Asked) => ({
  usual: { content: found.content, locale },
  'with a link, long': { content: `https://example.org\n\n${longWords}`, locale },
});

export const examples = [
  show(CaseDock).in(({ locale, texts }) => ({
    open: { found, locale, slot: texts.donations.give },
    closed: { found: sampleCase('ended'), locale },
  })),
  show(CaseGlance).in(({ locale }) => ({
    usual: { found: { ...found, facts }, locale },
    'long words': { found: long, locale },
  })),
  show(CaseHead).in(({ locale }) => ({
    'no picture': { found, locale },
    'with a picture': { found: { ...found, pictures: [samplePicture()] }, locale },
    'long words': { found: long, locale },
  })),
  show(CaseStory).in(({ locale }) => ({
    usual: { found, locale },
    'in two languages': { found: { ...found, tellings: [retold] }, locale },
    'of a preview': { found: { ...found, tellings: [retold] }, locale, route: 'previewCase' },
  })),
  show(CostChart).in(({ locale }) => ({
    usual: { treatment: found.treatment, targetInFen: found.targetInFen, locale },
    proven: { treatment: found.treatment, targetInFen: found.targetInFen, facts, locale },
    'not yet': { treatment: noCosts, targetInFen: found.targetInFen, locale },
  })),
  show(FactList).in(({ locale }) => ({
    all: { facts, caseType: caseTypes.illness, locale },
    complete: { facts, caseType: caseTypes.illness, locale, complete: true },
    none: { facts: [], caseType: caseTypes.illness, locale },
  })),
  show(MoneyStrip).in(({ locale, texts }) => ({
    nothing: { money: noMoney, locale },
    usual: { money, locale },
    parts: { money, locale, note: texts.publicity.addsUp },
    matched: { money: { ...money, matchedInFen: 500_000 }, locale },
    'taken back': { money: { ...money, clawedBackInFen: 500_000 }, locale },
  })),
  show(Persons).in(({ locale }) => ({
    usual: { found, locale },
    'a hospital is paid': {
      found: {
        ...found,
        payee: { ...found.payee, kind: 'hospital', relation: 'hospital_account' },
      },
      locale,
    },
  })),
  show(GoalReached).in(({ locale }) => ({
    closed: { caseType: caseTypes.illness, locale },
    docked: { caseType: caseTypes.illness, locale, docked: true },
    open: { surplusUse: sampleSurplus, caseType: caseTypes.illness, locale },
  })),
  show(SurplusUse).in(({ locale }) => ({ usual: { surplusUse: sampleSurplus, locale } })),
  show(PhaseNotice).in(({ locale }) => ({
    ...Object.fromEntries(casePhases.map((phase) => [phase, { found: sampleCase(phase), locale }])),
    mourning: { found: { ...found, mourningShownAt: sampleAt }, locale },
    discussed: { found: { ...found, isDiscussed: true }, locale },
  })),
  show(PictureGrid).in(({ locale }) => ({
    three: { pictures: [0, 1, 2].map((position) => samplePicture({ position })), locale },
  })),
  show(Progress).in(({ locale }) => ({
    half: { raisedInFen: 5000, targetInFen: 10_000, locale },
  })),
  show(SafetyRules).in(({ locale }) => ({
    usual: { found, locale, noticeHours: 72 },
  })),
  show(SecondLanguage).in(({ locale }) => ({
    'right to left': { infoUuid: found.infoUuid, second, locale, route: 'contribute' },
    'of a preview': { infoUuid: found.infoUuid, second: retold, locale, route: 'previewCase' },
  })),
  show(Section).in(({ texts }) => ({
    usual: { title: texts.cases.costs, slot: texts.reports.promise },
  })),
  show(SectionBar).in(({ locale }) => ({
    usual: { locale, hasUpdates: true },
    'without updates': { locale, hasUpdates: false },
  })),
  show(StepTrack).in((asked) => ({ all: { steps: stepsOf(asked) } })),
  show(Story).in(stories),
  show(LiveStory).in(stories),
  show(TeamBlock).in(({ locale }) => ({
    usual: {
      team: {
        name: { text: '心外科病房' },
        members: [{ name: '王医生', role: { text: '主治', translations: { en: 'Physician' } } }],
      },
      locale,
    },
  })),
  show(TreatmentFacts).in(({ locale }) => ({
    usual: { found, locale },
    'no hospital': { found: { ...found, hospital: '' }, locale },
  })),
];
