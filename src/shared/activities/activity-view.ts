import * as v from 'valibot';
import { wallets } from '#src/shared/donations/pay-channels.ts';
import { shareRecord } from '#src/shared/sharing/share-record.ts';
import { shownStatuses } from './activity-statuses.ts';
import { activityTypes, grantKinds } from './activity-types.ts';
import { countedBy } from './bonfire/bonfire-rule.ts';
import { bonfireStandings } from './bonfire/bonfire-standing.ts';
import { bonfireFlags, teamSteps } from './bonfire/bonfire-view.ts';
import { matchStandings } from './match-standing.ts';
import { statusCodes } from './status-codes.ts';

const activityType = v.picklist(activityTypes);

export const statusCode = v.picklist(statusCodes.map(({ code }) => code));

/** This is what is told of any activity, whoever asks. */
const told = {
  activityId: v.string(),
  activityType,
  name: v.string(),
  sponsor: v.string(),
  status: v.picklist(shownStatuses),
  startsAt: v.number(),
  endsAt: v.number(),
};

/** This is what came in is what was matched, is left and was given back. */
export const poolView = v.object({
  ...told,
  fundedInFen: v.number(),
  matchedInFen: v.number(),
  leftInFen: v.number(),
  returnedInFen: v.number(),
});

const ofAnyRule = {
  version: v.number(),
  perCaseInFen: v.number(),
  accountAgeDays: v.number(),
  /** The service fee is taken of it as of gifts. */
  feeTaken: v.boolean(),
};

const matchRule = v.object({
  ...ofAnyRule,
  ratioBasisPoints: v.number(),
  perGiftInFen: v.number(),
  perPersonDayInFen: v.number(),
  /** It is paid by this alone, where it is a wallet's. */
  wallet: v.optional(v.picklist(wallets)),
});

const { ratioBasisPoints: _, wallet: __, ...ofDrop } = matchRule.entries;
const dropRule = v.object(ofDrop);

const bonfireRule = v.object({
  ...ofAnyRule,
  ladder: v.array(v.object({ members: v.number(), amountInFen: v.number() })),
  hours: v.number(),
  counts: v.picklist(countedBy),
  teamsPerCase: v.number(),
});

const allowanceRule = v.object({
  ...ofAnyRule,
  venueId: v.string(),
  allowanceInFen: v.number(),
  days: v.number(),
});

const pocketRule = v.object({
  ...ofAnyRule,
  pocketInFen: v.number(),
  pocketHours: v.number(),
  perShareInFen: v.number(),
  perPersonInFen: v.number(),
});

export const ruleView = v.union([matchRule, dropRule, bonfireRule, allowanceRule, pocketRule]);

/** This is the documents' activity; all money is in fen. */
export const activityView = v.object({
  ...told,
  statusCode,
  extInfo: v.object({
    flagInfo: bonfireFlags,
    /** This is how to pass it on, or the team that was named; null once it is over. */
    shareInfo: v.nullable(shareRecord),
    /** A bonfire has it: its ladder, and what the team that was named has of it. */
    teamInfo: v.nullable(teamSteps),
    messageStatusType: v.picklist([...matchStandings, ...bonfireStandings]),
    typeInfo: ruleView,
  }),
  /** This is what the case that was asked of has of it; null where none was named. */
  currentCaseMoney: v.nullable(v.number()),
  /** This is the least that a family may withdraw. */
  drawThreshold: v.number(),
  /** This is what all cases have of it. */
  currentMoney: v.number(),
  /** This is what it can still match at most. */
  lastSubsidyCount: v.number(),
});
export type ActivityView = v.InferOutput<typeof activityView>;

/** Tells of a match and names nobody. */
export const matchView = v.object({
  activityId: v.string(),
  at: v.number(),
  kind: v.picklist(grantKinds),
  amountInFen: v.number(),
  /** It is less what went back with the gift. */
  matchedInFen: v.number(),
});

/** This is an own gift that was matched. */
export const ownMatchView = v.object({
  orderId: v.string(),
  activityId: v.string(),
  activityType,
  name: v.string(),
  sponsor: v.string(),
  at: v.number(),
  giftInFen: v.number(),
  matchedInFen: v.number(),
});
