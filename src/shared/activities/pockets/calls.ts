import * as v from 'valibot';
import { defineCall } from '#src/shared/contract/call.ts';
import { infoUuid, publicId, publicIds, say } from '#src/shared/contract/fields.ts';
import { pocketView } from './pocket-view.ts';

const mostCases = 50;

export const getPocketsInPayGift = defineCall({
  path: '/api/cf/activity/red-pocket/get-by-case-ids-in-pay-gift',
  access: 'login',
  summary: "The pockets that the viewer's gifts to some appeals brought, newest first",
  forOthers: true,
  input: v.strictObject({
    infoUuids: v.pipe(publicIds(mostCases), v.minLength(1, say('required'))),
  }),
  output: v.array(pocketView),
});

export const canAttendPocket = defineCall({
  path: '/api/cf/activity/red-pocket/can-attend',
  access: 'login',
  summary: 'Would a gift of the viewer to an appeal bring a pocket now, whatever its amount?',
  forOthers: true,
  input: v.strictObject({ infoUuid }),
  output: v.object({ canAttend: v.boolean() }),
  errors: ['notFound'],
});

export const openPocketCall = defineCall({
  path: '/api/cf/activity/red-pocket/open',
  access: 'login',
  summary: "Opens a pocket for the appeal it is of, in the viewer's name; always the same answer",
  input: v.strictObject({ redPocketId: publicId }),
  output: v.object({ amountInFen: v.number() }),
  errors: ['notFound', 'pocketGone', 'pocketRests'],
  budgetPerMinute: 30,
});

export const pocketCalls = [getPocketsInPayGift, canAttendPocket, openPocketCall];
