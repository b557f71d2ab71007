import { directedAccounts } from '#src/preview/sample-directed.ts';
import { matchingAccounts } from '#src/preview/sample-matching.ts';
import { longWords, sampleAt, sampleDay, sampleId } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import { shownStatuses } from '#src/shared/activities/activity-statuses.ts';
import ActivityAccount from './ActivityAccount.astro';
import AreaTable from './AreaTable.astro';
import BonfireFaces from './BonfireFaces.astro';
import BonfireLine from './BonfireLine.astro';
import BonfireSteps from './BonfireSteps.astro';
import HostedLine from './HostedLine.astro';
import MatchedLine from './MatchedLine.astro';
import MatchingDoors from './MatchingDoors.astro';
import StatementTable from './StatementTable.astro';

const rule = {
  ...{ ratioBasisPoints: 5000, perGiftInFen: 10_000, perPersonDayInFen: 20_000 },
  ...{ perCaseInFen: 300_000, accountAgeDays: 7 },
};
const bonfireRule = {
  ladder: [
    { members: 3, amountInFen: 3000 },
    { members: 6, amountInFen: 8000 },
  ],
  ...{ hours: 72, counts: 'giftOrVisit' as const, teamsPerCase: 5, perCaseInFen: 55_000 },
  accountAgeDays: 7,
};
const activity = {
  ...{ activityId: sampleId, name: '秋日同行', sponsor: '青禾软件', status: 'APPROVE' as const },
  activityType: 'matchingDonation' as const,
  ...{ startsAt: sampleAt, endsAt: sampleAt + 9 * sampleDay, rule },
  ...{ fundedInFen: 400_000, matchedInFen: 150_000, leftInFen: 250_000, returnedInFen: 0 },
};

export const examples = [
  show(HostedLine).in(({ texts, locale }) => ({
    usual: { byHost: texts.venues.byHost, hosted: activity, locale },
    'long name': {
      byHost: texts.chance.byHost,
      hosted: { ...activity, sponsor: longWords },
      locale,
    },
  })),
  show(ActivityAccount).in(({ locale }) => ({
    ...Object.fromEntries(
      shownStatuses.map((status) => [status, { activity: { ...activity, status }, locale }]),
    ),
    ...matchingAccounts({ ...activity, rule }, locale),
    'two versions of a rule': {
      activity: {
        ...activity,
        rules: [
          { version: 1, fromAt: sampleAt, rule },
          { version: 2, fromAt: sampleAt + 3 * sampleDay, rule: { ...rule, accountAgeDays: 30 } },
        ],
      },
      locale,
    },
    'an empty pool': {
      activity: { ...activity, matchedInFen: 400_000, leftInFen: 0 },
      locale,
    },
    'a bonfire': {
      activity: { ...activity, activityType: 'groupHelp' as const, rule: bonfireRule },
      locale,
    },
    ...directedAccounts(activity, locale),
    'on a page of its own': { activity, locale, alone: true },
    'long words, any account': {
      activity: {
        ...{ ...activity, name: longWords, sponsor: longWords },
        rule: { ...rule, accountAgeDays: 0 },
      },
      locale,
    },
  })),
  show(BonfireSteps).in(({ locale }) => {
    const paid = bonfireRule.ladder.map((step, at) => ({
      ...step,
      paidInFen: at === 0 ? step.amountInFen : null,
    }));
    const none = bonfireRule.ladder.map((step) => ({ ...step, paidInFen: null }));
    return {
      'one paid, one to go': { steps: paid, counted: 4, locale },
      'reached, not paid yet': { steps: none, counted: 3, locale },
      'no team': { steps: none, counted: null, locale },
    };
  }),
  show(BonfireFaces).in(({ locale }) => {
    const member = { nickname: '小林', headImgUrl: '', isStarter: false, counts: true };
    return {
      usual: {
        members: [
          { ...member, isStarter: true },
          { ...member, counts: false },
        ],
        locale,
      },
      'long words': { members: [{ ...member, nickname: longWords }], locale },
    };
  }),
  show(BonfireLine).in(({ locale }) => ({
    usual: { infoUuid: sampleId, hasBonfire: true, locale },
    none: { infoUuid: sampleId, hasBonfire: false, locale },
  })),
  show(AreaTable).in(({ locale }) => ({
    usual: {
      areas: [
        { area: '云南', caseCount: 12, matchedInFen: 150_000 },
        { area: null, caseCount: 1, matchedInFen: 0 },
      ],
      locale,
    },
    'long words': {
      areas: [{ area: longWords, caseCount: 1, matchedInFen: 99_999_999_900 }],
      locale,
    },
  })),
  show(MatchingDoors).in(({ locale }) => {
    const shared = { infoUuid: sampleId, here: 'matchingGiftDetail' as const, locale };
    return {
      reader: { ...shared, hasQq: false, isOwner: false },
      family: { ...shared, hasQq: true, isOwner: true },
    };
  }),
  show(StatementTable).in(({ locale }) => {
    const moved = { paidInInFen: 400_000, matchedInFen: 0, cameBackInFen: 0, returnedInFen: 0 };
    return {
      usual: {
        name: '秋日同行',
        lines: [
          { period: '2026-11-20', ...moved, leftInFen: 400_000 },
          { period: '2026-11-21', ...moved, paidInInFen: 0, matchedInFen: 700, leftInFen: 399_300 },
        ],
        locale,
      },
      none: { name: longWords, lines: [], locale },
    };
  }),
  show(MatchedLine).in(({ locale }) => ({
    usual: { infoUuid: sampleId, matchedInFen: 150_000, hasBonfire: false, locale },
    'bonfires, nothing yet': { infoUuid: sampleId, matchedInFen: 0, hasBonfire: true, locale },
  })),
];
