import { refusedForm } from '#src/preview/sample-plain.ts';
import { sampleVenue } from '#src/preview/sample-venue.ts';
import { sampleAt, sampleDay, sampleId } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import { shownStatuses } from '#src/shared/activities/activity-statuses.ts';
import ActivityBoard from './ActivityBoard.astro';
import DirectedPromises from './DirectedPromises.astro';
import HoldBoard from './HoldBoard.astro';
import RuleForm from './RuleForm.astro';
import SponsorBoard from './SponsorBoard.astro';
import TurnForm from './TurnForm.astro';
import VenueBoard from './VenueBoard.astro';
import VenueForm from './VenueForm.astro';

const rule = {
  ...{ version: 1, ratioBasisPoints: 5000, perGiftInFen: 10_000, perPersonDayInFen: 20_000 },
  ...{ perCaseInFen: 300_000, accountAgeDays: 7, feeTaken: true as const },
};

const board = {
  activity: {
    ...{ activityId: sampleId, activityType: 'matchingDonation' as const, rule, rules: [] },
    ...{ name: '秋日同行', sponsor: '青禾软件', status: 'APPROVE' as const },
    ...{ startsAt: sampleAt, endsAt: sampleAt + 9 * sampleDay, controlPercent: 0 },
    ...{ fundedInFen: 400_000, matchedInFen: 150_000, leftInFen: 250_000, returnedInFen: 0 },
    ...{ caseCount: 3, caseId: sampleId },
  },
  ...{ reasons: undefined, groups: undefined, refusals: undefined, holds: [] },
  ...{ linkId: undefined, origin: '', viewerUserId: 'somebody', action: '#' },
};

export const examples = [
  show(ActivityBoard).in(({ locale }) => ({
    'nothing refused or held yet': { ...board, locale, sent: undefined },
    'a rule that was refused': {
      ...{ ...board, locale },
      sent: refusedForm('activityRule', { activityId: sampleId }, ['fromDay']),
    },
  })),
  show(RuleForm).in(({ locale }) => {
    const rule = {
      ...{ ratioBasisPoints: 5000, perGiftInFen: 10_050, perPersonDayInFen: 20_000 },
      ...{ perCaseInFen: 300_000, accountAgeDays: 7 },
    };
    const { ratioBasisPoints: _, ...drop } = rule;
    const form = { activityId: sampleId, rule, action: '#', locale };
    return {
      usual: { ...form, sent: undefined },
      'of a drop': { ...form, rule: drop, sent: undefined },
      refused: {
        ...form,
        sent: refusedForm('activityRule', { activityId: sampleId }, ['fromDay', 'perGiftInFen']),
      },
    };
  }),
  show(HoldBoard).in(({ locale }) => {
    const viewerUserId = 'somebody';
    const board = { ...{ action: '#', locale, sent: undefined }, viewerUserId };
    const hold = {
      ...{ holdId: 'heldByMachineXX', cause: sampleId, grantNo: '20261120093001234567' },
      ...{ amountInFen: 500_000, status: 'HELD' as const, heldBy: null, heldAt: sampleAt },
      ...{ reason: '', activityId: sampleId, caseId: sampleId, holder: null },
      title: '秋天前把手术做完',
    };
    const byOne = { heldBy: 'another', holder: '小周', reason: '同一台手机，见登录记录' };
    const own = { ...byOne, heldBy: viewerUserId };
    return {
      none: { ...board, activityId: sampleId, holds: [] },
      'by the machine, by another and by oneself': {
        ...{ ...board, activityId: 'holdsOfThreeXX' },
        holds: [
          hold,
          { ...hold, ...byOne, holdId: 'heldByAnotherXX' },
          { ...hold, ...own, holdId: 'heldByOneselfXX' },
        ],
      },
      refused: {
        ...{ ...board, activityId: 'holdsRefusedXX', holds: [] },
        sent: refusedForm('holdGrant', { activityId: 'holdsRefusedXX' }, ['grantNo', 'reason']),
      },
    };
  }),
  show(SponsorBoard).in(({ locale }) => {
    const board = { ...{ action: '#', locale, sent: undefined }, activityId: sampleId };
    const origin = 'https://example.org';
    return {
      'no link': { ...board, origin, linkId: undefined },
      'a link': { ...board, origin, linkId: sampleId },
      refused: {
        ...{ ...board, origin, linkId: undefined },
        sent: refusedForm('openSponsorLink', { activityId: sampleId }, ['reason']),
      },
    };
  }),
  show(TurnForm).in(({ locale }) => {
    const form = { ...{ action: '#', locale, sent: undefined }, activityId: sampleId };
    return {
      ...Object.fromEntries(shownStatuses.map((status) => [status, { ...form, status }])),
      'with a pool': { ...form, status: 'APPROVE', hasPool: true },
      refused: {
        ...{ ...form, status: 'APPROVE' },
        sent: refusedForm('turnActivity', { activityId: sampleId }, ['reason']),
      },
    };
  }),
  show(DirectedPromises).in(({ locale }) => ({
    usual: {
      ...{ venues: [{ activityId: sampleId, name: '冬日暖阳日' }], locale },
      ...{ action: '#', sent: undefined },
    },
    'no venue, refused': {
      ...{ venues: [], action: '#', locale },
      sent: refusedForm('pockets', { name: '' }, ['cases', 'pocketInFen']),
    },
  })),
  show(VenueForm).in(({ locale }) => ({
    empty: { action: '#', locale, sent: undefined },
    refused: {
      action: '#',
      locale,
      sent: refusedForm('venue', { 'name.en': '' }, ['cases', 'intro.en']),
    },
  })),
  show(VenueBoard).in(({ locale }) => {
    const form = { action: '#', locale, sent: undefined };
    return {
      none: { ...form, venues: [] },
      usual: { ...form, venues: [{ ...sampleVenue(), visits: 1234 }] },
      refused: {
        ...{ ...form, venues: [{ ...sampleVenue(), visits: 0 }] },
        sent: refusedForm('turnActivity', { activityId: sampleVenue().venueId }, ['reason']),
      },
    };
  }),
];
