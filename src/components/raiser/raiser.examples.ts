import { sampleCase } from '#src/preview/sample-case.ts';
import { longText, longWords, sampleAt, sampleId } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import { caseTypes } from '#src/shared/cases/enumerations.ts';
import { centreLinks } from '#src/shared/raiser/centre-links.ts';
import { raiserTaskKinds } from '#src/shared/raiser/raiser-tasks.ts';
import CaseStanding from './CaseStanding.astro';
import InviteCard from './InviteCard.astro';
import LabelChips from './LabelChips.astro';
import LinkRows from './LinkRows.astro';
import Mourning from './Mourning.astro';
import OwnCaseCard from './OwnCaseCard.astro';
import PutAway from './PutAway.astro';
import RaiserLinks from './RaiserLinks.astro';
import TaskList from './TaskList.astro';
import TrendChart from './TrendChart.astro';

const trend = Array.from({ length: 14 }, (_, at) => ({
  ...{ day: `2026-11-${String(at + 7).padStart(2, '0')}`, giftCount: at },
  ...{ giftsInFen: at * 1000, visitCount: 40 - at },
}));
const quiet = trend.map((day) => ({ ...day, giftCount: 0, giftsInFen: 0, visitCount: 0 }));
const caseType = caseTypes.illness;
const centre = {
  ...{ state: sampleCase('raising').state, caseType, hasGoods: true, hasMoney: true },
  ...{
    discussionOpen: false,
    refundOpen: false,
    withdrawalOpen: false,
    matching: 'taken' as const,
  },
  ...{ flag: undefined, hasPaidOut: true },
};
const withdrawing = {
  ...{ availableInFen: 1_250_000, heldInFen: 300_000, refundHeldInFen: 0, inFlightInFen: 0 },
  ...{ paidOutInFen: 0, refundedInFen: 0, feeInFen: 0, matchedInFen: 0 },
};
const raised = {
  ...{ infoUuid: sampleId, caseType, title: '小树等一次手术' },
  phase: 'raising' as const,
  ...{ raisedInFen: 1_230_000, targetInFen: 6_000_000, createdAt: sampleAt },
  ...{ publishedAt: sampleAt, hasRefusal: false },
};
const standing = {
  ...{ ...raised, state: sampleCase('raising').state, isPublic: true, inMourning: false },
  endsAt: sampleAt,
};
const counts = { donationCount: 281, shareCount: 40, verificationCount: 4, followerCount: 35 };
const mourning = { hotline: '400-000-0000', action: '#', wrong: undefined, caseType };

export const examples = [
  show(CaseStanding).in(({ locale }) => {
    const of = { page: counts, now: sampleAt, locale };
    return {
      raising: { ...of, found: standing },
      filled: {
        ...of,
        found: {
          ...standing,
          endsAt: sampleAt + 1,
          state: { ...standing.state, filledAt: sampleAt },
        },
      },
      'in mourning': { ...of, found: { ...standing, inMourning: true } },
      'put away': {
        ...of,
        found: { ...standing, state: { ...standing.state, putAwayAt: sampleAt } },
      },
      'not public': { ...of, found: { ...standing, isPublic: false, phase: 'pending' } },
    };
  }),
  show(InviteCard).in(({ locale }) => ({ usual: { link: 'https://example.org/', locale } })),
  show(LabelChips).in(({ locale }) => ({
    some: { labels: ['congenitalHeart'], locale },
    none: { labels: [], locale },
  })),
  show(PutAway).in(({ locale }) => {
    const ended = { infoUuid: sampleId, state: { putAwayAt: null }, putAwayFrom: sampleAt };
    const keptUntil = undefined;
    const of = { found: ended, keptUntil, isDiscussed: false, now: 0, locale };
    const away = { ...ended, state: { putAwayAt: sampleAt }, putAwayFrom: undefined };
    return {
      ahead: of,
      'held up': { ...of, isDiscussed: true },
      done: { ...of, found: away },
      'kept for donors': { ...of, found: away, keptUntil: sampleAt },
    };
  }),
  show(Mourning).in(({ locale, texts }) => ({
    'not told': { ...mourning, told: false, shown: false, locale },
    refused: {
      ...{ ...mourning, told: false, shown: false, locale },
      wrong: texts.fieldProblems.required,
    },
    'told, waits': { ...mourning, told: true, shown: false, locale },
    'told and shown': { ...mourning, told: true, shown: true, locale },
  })),
  show(LinkRows).in(({ texts }) => ({
    usual: { rows: [{ href: '#', text: texts.raiser.editShort }] },
    late: { rows: [{ href: '#', text: longText(texts), isLate: true }] },
  })),
  show(OwnCaseCard).in(({ locale }) => {
    const next = { kind: 'giftsUnanswered', count: 12 } as const;
    const draft = { ...raised, title: '', phase: 'pending', publishedAt: null } as const;
    return {
      usual: { raised, next, locale },
      'nothing to do': { raised, next: undefined, locale },
      'not public': { raised: draft, next: { kind: 'notSubmitted', count: 0 }, locale },
      refused: { raised: { ...raised, title: longWords, hasRefusal: true }, next, locale },
    };
  }),
  show(RaiserLinks).in(({ locale }) => ({
    raising: {
      ...{ infoUuid: sampleId, matching: 'taken', withdrawing: undefined, locale },
      links: centreLinks(centre, sampleAt),
    },
    'may ask to be matched': {
      ...{ infoUuid: sampleId, matching: 'open', withdrawing: undefined, locale },
      links: centreLinks(centre, sampleAt),
    },
    'a withdrawal is open': {
      ...{ infoUuid: sampleId, matching: undefined, withdrawing, locale },
      links: centreLinks({ ...centre, withdrawalOpen: true }, sampleAt),
    },
    'a refund is open': {
      ...{ infoUuid: sampleId, matching: undefined, withdrawing: undefined, locale },
      links: centreLinks({ ...centre, refundOpen: true }, sampleAt),
    },
    'found false': {
      ...{ infoUuid: sampleId, matching: undefined, withdrawing: undefined, locale },
      links: centreLinks({ ...centre, refundOpen: true, flag: 'false' }, sampleAt),
    },
  })),
  show(TaskList).in(({ locale }) => ({
    all: {
      tasks: raiserTaskKinds.map((kind, count) => ({ kind, count })),
      ...{ infoUuid: sampleId, caseType, locale },
    },
    none: { tasks: [], infoUuid: sampleId, caseType, locale },
  })),
  show(TrendChart).in(({ locale }) => ({
    usual: { trend, locale },
    nothing: { trend: quiet, locale },
  })),
];
