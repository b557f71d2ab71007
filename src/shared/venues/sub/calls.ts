import * as v from 'valibot';
import { defineCall } from '#src/shared/contract/call.ts';
import { publicId, wordsBetween } from '#src/shared/contract/fields.ts';
import { ownPart } from '#src/shared/venues/calls.ts';
import { maxTeamName } from './team-page.ts';

export const subVenueCreate = defineCall({
  path: '/api/charity/activity/sub/venue/create',
  access: 'login',
  summary: "Opens a team's page within a venue that runs; the same name sent twice is one page",
  input: v.strictObject({
    activityId: publicId,
    name: wordsBetween(2, maxTeamName),
  }),
  output: v.object({ subActivityId: v.string() }),
  errors: ['notFound', 'venueClosed', 'teamPagesFull'],
  budgetPerMinute: 20,
});

export const subVenueOwnPart = defineCall({
  path: '/api/charity/activity/sub/venue/get-user-info',
  access: 'login',
  summary: "What the viewer gave through a team's page and did not get back",
  forOthers: true,
  input: v.strictObject({ subActivityId: publicId }),
  output: v.object(ownPart),
  errors: ['notFound'],
});

export const subVenueCalls = [subVenueCreate, subVenueOwnPart];
