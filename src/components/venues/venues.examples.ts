import { sampleVenue } from '#src/preview/sample-venue.ts';
import { longWords, sampleCard, sampleId, sampleRecord } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import { activityStatuses } from '#src/shared/activities/activity-statuses.ts';
import OwnVenues from './OwnVenues.astro';
import TeamPages from './TeamPages.astro';
import TopList from './TopList.astro';
import VenueCases from './VenueCases.astro';
import VenueGifts from './VenueGifts.astro';
import VenueHead from './VenueHead.astro';
import VenueList from './VenueList.astro';
import VenueVisit from './VenueVisit.astro';

const long = { name: longWords, intro: longWords, sponsor: longWords };
const team = { subActivityId: sampleId, people: 12, amountInFen: 345_600, cases: 3 };
const own = {
  ...{ venueId: sampleId, activityId: sampleId, name: '冬日暖阳日' },
  ...{ amountInFen: 12_300, families: 2, listed: true },
};
const sub = { name: '市一院志愿队', createdBy: sampleId };
const helper = { nickname: '王小明', families: 3 };

export const examples = [
  show(VenueHead).in(({ locale }) => ({
    ...Object.fromEntries(
      activityStatuses.map((status) => [status, { venue: sampleVenue({ status }), locale }]),
    ),
    "a team's": {
      venue: sampleVenue({ sub }),
      locale,
    },
    'on its own page': { venue: sampleVenue(), locale, level: 'h1' },
    'in a list': { venue: sampleVenue(), locale, level: 'h3' },
    'long words': { venue: sampleVenue(long), locale },
  })),
  show(VenueList).in(({ locale }) => ({
    none: { venues: [], locale },
    two: { venues: [sampleVenue(), sampleVenue({ ...long, people: 1, cases: 1 })], locale },
  })),
  show(VenueCases).in(({ locale }) => {
    const venue = sampleVenue();
    return {
      none: { venue, list: [], next: undefined, locale },
      some: { venue, list: [sampleCard()], next: '#', locale },
      over: { venue: sampleVenue({ status: 'PAUSE' }), list: [sampleCard()], next: '#', locale },
    };
  }),
  show(TeamPages).in(({ locale }) => ({
    none: { activityId: sampleId, list: [], locale },
    some: {
      activityId: sampleId,
      list: [
        { ...team, name: '市一院志愿队' },
        { ...team, name: longWords },
      ],
      locale,
    },
  })),
  show(OwnVenues).in(({ locale }) => ({
    none: { list: [], locale },
    listed: { list: [own], locale },
    'not listed': { list: [{ ...own, name: longWords, listed: false }], locale },
  })),
  show(VenueGifts).in(({ locale }) => {
    const { content: _, ...gift } = sampleRecord();
    const ofCase = { infoUuid: sampleId, title: longWords };
    const list = [
      { ...gift, case: ofCase },
      { ...gift, case: null },
    ];
    return {
      none: { venue: sampleVenue(), list: [], locale },
      "none of a team's": { venue: sampleVenue({ sub }), list: [], locale },
      two: { venue: sampleVenue(), list, locale },
    };
  }),
  show(VenueVisit).in(() => ({ usual: { venueId: sampleId } })),
  show(TopList).in(({ locale }) => ({
    usual: { list: [helper, { nickname: longWords, families: 1 }], locale },
    none: { list: [], locale },
  })),
];
