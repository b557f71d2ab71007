import * as v from 'valibot';
import { bonfireFields, promisedFields } from '#src/shared/activities/activity-fields.ts';
import { staffSteps } from '#src/shared/activities/activity-statuses.ts';
import { allowanceFields, pocketFields } from '#src/shared/activities/directed/directed-fields.ts';
import {
  dropFields,
  matchFields,
  newRuleFields,
} from '#src/shared/activities/matching/match-fields.ts';
import { promisedLotteryFields } from '#src/shared/chance/lottery-fields.ts';
import { defineCall } from '#src/shared/contract/call.ts';
import { amountInFen, noOutput, publicId, say } from '#src/shared/contract/fields.ts';
import { statementNo } from '#src/shared/desk/pool-funding.ts';
import { reason } from '#src/shared/review/fields.ts';
import { promisedVenueFields } from '#src/shared/venues/venue-fields.ts';

const byMoneyStaff = { access: 'staff', roles: ['releaser', 'administrator'] } as const;

export const deskProposeActivity = defineCall({
  path: '/api/desk/propose-activity',
  ...byMoneyStaff,
  summary: 'Writes down what a sponsor promises to match; it holds once another person confirms it',
  input: v.strictObject({ ...promisedFields, ...matchFields, reason }),
  output: noOutput,
});

export const deskProposeWaterHelp = defineCall({
  path: '/api/desk/propose-water-help',
  ...byMoneyStaff,
  summary:
    'Writes down what a sponsor adds once a giver and appeal, whatever was given; another confirms',
  input: v.strictObject({ ...promisedFields, ...dropFields, reason }),
  output: noOutput,
});

export const deskProposeRule = defineCall({
  path: '/api/desk/propose-activity-rule',
  ...byMoneyStaff,
  summary:
    'Writes down another rule of a matching, from a later day on; another person confirms it',
  input: v.strictObject({ ...newRuleFields, activityId: publicId, reason }),
  output: noOutput,
  errors: ['notFound', 'activityStateRefuses'],
});

export const deskProposeBonfire = defineCall({
  path: '/api/desk/propose-bonfire',
  ...byMoneyStaff,
  summary: 'Writes down what a sponsor promises to teams; it holds once another person confirms it',
  input: v.strictObject({ ...promisedFields, ...bonfireFields, reason }),
  output: noOutput,
});

export const deskProposeAllowance = defineCall({
  path: '/api/desk/propose-allowance',
  ...byMoneyStaff,
  summary:
    'Writes down what newcomers of a venue may direct to its appeals; holds once another confirms',
  input: v.strictObject({ ...allowanceFields, reason }),
  output: noOutput,
  errors: ['venueHasAllowance'],
});

export const deskProposePockets = defineCall({
  path: '/api/desk/propose-pockets',
  ...byMoneyStaff,
  summary: 'Writes down what a sponsor adds once to a gift or a share; holds once another confirms',
  input: v.strictObject({ ...promisedFields, ...pocketFields, reason }),
  output: noOutput,
});

export const deskProposeVenue = defineCall({
  path: '/api/desk/propose-venue',
  ...byMoneyStaff,
  summary:
    'Writes down a venue and the appeals it gathers; it holds once another person confirms it',
  input: v.strictObject({ ...promisedVenueFields, reason }),
  output: noOutput,
});

export const deskProposeLottery = defineCall({
  path: '/api/desk/propose-lottery',
  ...byMoneyStaff,
  summary: 'Writes down a lottery with its table; it has a seed once another person confirms it',
  input: v.strictObject({ ...promisedLotteryFields, reason }),
  output: noOutput,
  errors: ['lotteryThere'],
});

export const deskTurnActivity = defineCall({
  path: '/api/desk/turn-activity',
  ...byMoneyStaff,
  summary: 'Pauses, freezes or ends an activity, or lets it go on',
  input: v.strictObject({
    activityId: publicId,
    step: v.picklist(staffSteps, say('required')),
    reason,
  }),
  output: noOutput,
  errors: ['notFound', 'activityStateRefuses', 'secondPersonNeeded'],
});

const moved = v.strictObject({ activityId: publicId, amountInFen, statementNo, reason });
const refusals = ['notFound', 'statementUsed', 'activityStateRefuses'] as const;

export const deskProposeMatchFunding = defineCall({
  path: '/api/desk/propose-match-funding',
  ...byMoneyStaff,
  summary: "Records a sponsor's money for an activity; another person confirms, then it matches",
  input: moved,
  output: noOutput,
  errors: refusals,
});

export const deskProposeMatchReturn = defineCall({
  path: '/api/desk/propose-match-return',
  ...byMoneyStaff,
  summary: 'Records what an ended activity had left and its sponsor got back; another confirms',
  input: moved,
  output: noOutput,
  errors: refusals,
});

export const activityDeskCalls = [
  deskProposeActivity,
  deskProposeWaterHelp,
  deskProposeVenue,
  deskProposeRule,
  deskProposeLottery,
  deskProposeBonfire,
  deskProposeAllowance,
  deskProposePockets,
  deskTurnActivity,
  deskProposeMatchFunding,
  deskProposeMatchReturn,
];
