import { sampleVenue } from '#src/preview/sample-venue.ts';
import { longWords, sampleAt, sampleCard, sampleDay, sampleId } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import EndedActivities from './EndedActivities.astro';
import OneActivity from './OneActivity.astro';
import RunningActivities from './RunningActivities.astro';

const activity = {
  ...{ activityId: sampleId, name: '秋日同行', sponsor: '青禾软件', status: 'APPROVE' as const },
  activityType: 'matchingDonation' as const,
  ...{ startsAt: sampleAt, endsAt: sampleAt + 9 * sampleDay },
  rule: {
    ...{ ratioBasisPoints: 5000, perGiftInFen: 10_000, perPersonDayInFen: 20_000 },
    ...{ perCaseInFen: 300_000, accountAgeDays: 7 },
  },
  ...{ fundedInFen: 400_000, matchedInFen: 150_000, leftInFen: 250_000, returnedInFen: 0 },
};
const allowance = {
  ...activity,
  activityType: 'taskDonation' as const,
  rule: {
    ...{ venueId: sampleId, allowanceInFen: 500, days: 7, perCaseInFen: 100_000 },
    accountAgeDays: 0,
  },
};
const runs = { ...activity, takesGifts: true };
const long = { ...activity, name: longWords, sponsor: longWords };

export const examples = [
  show(OneActivity).in(({ locale }) => {
    const shared = { origin: 'https://example.org', locale };
    const areas = [{ area: '云南', caseCount: 1, matchedInFen: 150_000 }];
    return {
      usual: { activity, list: [sampleCard()], areas, ...shared },
      'of a venue, nothing to see': { activity: allowance, list: [], areas: [], ...shared },
      'long words': { activity: long, list: [sampleCard()], areas, ...shared },
    };
  }),
  show(RunningActivities).in(({ locale }) => ({
    none: { venues: [], running: [], ended: [], locale },
    some: {
      venues: [sampleVenue()],
      running: [runs, { ...runs, takesGifts: false }],
      ended: [long],
      locale,
    },
  })),
  show(EndedActivities).in(({ locale }) => ({
    none: { list: [], locale },
    two: { list: [activity, long], locale },
  })),
];
