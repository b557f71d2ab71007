import * as v from 'valibot';
import { caseCard } from '#src/shared/cases/case-card.ts';
import { donationRecord } from '#src/shared/cases/donation-record.ts';
import { defineCall } from '#src/shared/contract/call.ts';
import { anchorId, infoUuid, pageOf, pageSize, publicId } from '#src/shared/contract/fields.ts';

/** It names a venue, or the page of a team within one. */
const one = { activityId: publicId };
const open = { access: 'open', errors: ['notFound'] } as const;

export const venueCasesCall = defineCall({
  path: '/api/charity/activity/venue/list-case',
  ...open,
  summary: 'The appeals that take part in a venue now, in an order of the day',
  forOthers: true,
  input: v.strictObject({ ...one, anchorId, size: pageSize }),
  output: pageOf(caseCard),
  coalesce: true,
});

/** Their words stand on the page of the appeal alone. */
const venueGift = v.object({
  ...v.omit(donationRecord, ['content']).entries,
  /** It is null where the appeal is not shown now. */
  case: v.nullable(v.object({ infoUuid: v.string(), title: v.string() })),
});
export type VenueGift = v.InferOutput<typeof venueGift>;

export const venueLastGifts = defineCall({
  path: '/api/charity/activity/venue/last-donate-records',
  ...open,
  summary: 'The last gifts through a venue that were not returned, newest first',
  forOthers: true,
  input: v.strictObject({ ...one, anchorId, size: pageSize }),
  output: pageOf(venueGift),
  coalesce: true,
});

export const venueRandomCase = defineCall({
  path: '/api/charity/activity/venue/get-random-donate-case',
  ...open,
  summary: 'One of the quieter appeals of a venue by chance, null where none takes part now',
  forOthers: true,
  input: v.strictObject(one),
  output: v.nullable(caseCard),
});

export const venueTopList = defineCall({
  path: '/api/charity/activity/venue/get-top-list',
  ...open,
  summary: 'Who helped the most families through a venue, whatever the amounts',
  forOthers: true,
  input: v.strictObject(one),
  output: v.object({
    list: v.array(v.object({ nickname: v.string(), headImgUrl: v.string(), families: v.number() })),
  }),
  coalesce: true,
});

export const venueSimpleCase = defineCall({
  path: '/api/charity/activity/venue/find-simple-case',
  ...open,
  summary: 'One appeal as a card',
  forOthers: true,
  input: v.strictObject({ infoUuid }),
  output: caseCard,
  coalesce: true,
});

export const venueListCalls = [
  venueCasesCall,
  venueLastGifts,
  venueRandomCase,
  venueTopList,
  venueSimpleCase,
];
