import * as v from 'valibot';
import { holdDecisions } from '#src/shared/activities/holds/grant-holds.ts';
import { defineCall } from '#src/shared/contract/call.ts';
import { noOutput, publicId, say } from '#src/shared/contract/fields.ts';
import { drawnStatement, statementFile } from '#src/shared/papers/statements/statement-file.ts';
import { reason } from '#src/shared/review/fields.ts';

const byMoneyStaff = { access: 'staff', roles: ['releaser', 'administrator'] } as const;

export const sponsorStatement = defineCall({
  path: '/api/cf/sponsor/statement',
  access: 'open',
  summary: "The statement of an activity's account, for whoever has the sponsor's link",
  input: v.strictObject({ linkId: publicId, ...drawnStatement }),
  ...statementFile,
});

export const deskStatement = defineCall({
  path: '/api/desk/sponsor-statement',
  ...byMoneyStaff,
  fresh: 'factor',
  summary: "The statement of an activity's account; that it was exported stays on the trail",
  input: v.strictObject({ activityId: publicId, ...drawnStatement }),
  ...statementFile,
});

const onLink = { ...byMoneyStaff, output: noOutput } as const;

export const deskOpenSponsorLink = defineCall({
  path: '/api/desk/open-sponsor-link',
  ...onLink,
  summary: 'Opens a link by which the sponsor of an activity reads its account; one at a time',
  input: v.strictObject({ activityId: publicId, reason }),
  errors: ['notFound'],
});

export const deskRevokeSponsorLink = defineCall({
  path: '/api/desk/revoke-sponsor-link',
  ...onLink,
  summary: "Takes a sponsor's link back; it opens nothing any more",
  input: v.strictObject({ activityId: publicId, reason }),
  errors: ['notFound'],
});

export const deskHoldGrant = defineCall({
  path: '/api/desk/hold-grant',
  ...byMoneyStaff,
  summary: "Keeps a sponsor's money in its case until another person decides on it",
  input: v.strictObject({
    /** This is the number of the gift that it stands on, or of what stands on no gift. */
    grantNo: v.pipe(v.string(), v.trim(), v.regex(/^[\w-]{4,64}$/, say('required'))),
    reason,
  }),
  output: noOutput,
  errors: ['notFound', 'grantGone', 'refundOpen'],
});

export const deskSettleHold = defineCall({
  path: '/api/desk/settle-grant-hold',
  ...byMoneyStaff,
  fresh: 'factor',
  summary: "Lets a sponsor's money go that was held, or sends it back to its pool",
  input: v.strictObject({
    holdId: publicId,
    decision: v.picklist(holdDecisions, say('required')),
    reason,
  }),
  output: noOutput,
  errors: ['notFound', 'holdOver', 'secondPersonNeeded', 'refundOpen', 'grantGone'],
});

export const sponsorCalls = [
  sponsorStatement,
  deskStatement,
  deskOpenSponsorLink,
  deskRevokeSponsorLink,
  deskHoldGrant,
  deskSettleHold,
];
