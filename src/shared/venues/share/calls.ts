import * as v from 'valibot';
import { defineCall } from '#src/shared/contract/call.ts';
import { infoUuid, publicId } from '#src/shared/contract/fields.ts';
import { shareRecord } from '#src/shared/sharing/share-record.ts';

/** It names an activity that adds to shares of an appeal, or a venue that gathers it. */
const one = { activityId: publicId, infoUuid };

export const venuePacketAccess = defineCall({
  path: '/api/charity/activity/venue/red-packet-access',
  access: 'login',
  summary: 'Would a gift of the viewer to some appeal of a venue bring a pocket now?',
  forOthers: true,
  input: v.strictObject({ activityId: publicId }),
  output: v.object({ canAttend: v.boolean() }),
  errors: ['notFound'],
});

export const subsidyOfShares = defineCall({
  path: '/api/cf/activity/venue-share/get-subsidy-share-info',
  access: 'open',
  summary:
    'How to share an appeal, and what a sponsor adds to it for a share that brought somebody new',
  forOthers: true,
  input: v.strictObject(one),
  output: v.object({
    ...shareRecord.entries,
    /** It stands in the link, so that share-success of the shares can record it. */
    shareId: publicId,
    activityId: v.string(),
    infoUuid: v.string(),
    name: v.string(),
    sponsor: v.string(),
    /** Adds something now, as far as pool and caps go. */
    running: v.boolean(),
    perShareInFen: v.number(),
    perPersonInFen: v.number(),
    /** This is how many shares brought something to the appeal, and what. */
    shares: v.number(),
    usedInFen: v.number(),
    leftInFen: v.number(),
    /** This is what the viewer's shares of it brought; null for guests. */
    subsidyInFen: v.nullable(v.number()),
  }),
  errors: ['notFound', 'shareNotOpen'],
  budgetPerMinute: 60,
});

export const subsidyShareSuccess = defineCall({
  path: '/api/cf/activity/venue-share/share-success',
  access: 'login',
  summary: "What the viewer's shares of an appeal brought it; nothing before somebody came",
  forOthers: true,
  input: v.strictObject(one),
  output: v.object({ subsidyInFen: v.number() }),
  errors: ['notFound'],
  budgetPerMinute: 60,
});

export const venueShareCalls = [venuePacketAccess, subsidyOfShares, subsidyShareSuccess];
