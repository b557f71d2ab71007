import { type CallContext, type HandledCall, handle, viewerOf } from '#src/server/door/handle.ts';
import {
  bonfirePromiseOf,
  matchPromiseOf,
  matchRuleOf,
  type PromisedActivity,
} from '#src/shared/activities/activity-fields.ts';
import { lotteryOf } from '#src/shared/chance/lottery-fields.ts';
import * as calls from '#src/shared/desk/activities/calls.ts';
import { venueOf } from '#src/shared/venues/venue-fields.ts';
import { proposeActivity } from './activities/propose-activity.ts';
import { proposeLottery } from './activities/propose-lottery.ts';
import { proposeRule } from './activities/propose-rule.ts';
import { turnActivity } from './activities/turn-activity.ts';
import { proposeMatchMoney } from './money/record-match-money.ts';

export const proposeActivityRoute = handle(
  calls.deskProposeActivity,
  ({ reason, ...typed }, context) => propose({ promised: matchPromiseOf(typed), reason }, context),
);

export const proposeBonfireRoute = handle(
  calls.deskProposeBonfire,
  ({ reason, ...typed }, context) =>
    propose({ promised: bonfirePromiseOf(typed), reason }, context),
);

export const proposeRuleRoute = handle(
  calls.deskProposeRule,
  async ({ activityId, fromDay: fromAt, reason, ...typed }, context) => {
    const { userId: staffUserId } = viewerOf(context);
    const asked = { activityId, fromAt, rule: matchRuleOf(typed), reason, staffUserId };
    await proposeRule(context.services.db, asked, context.now);
    return null;
  },
);

export const proposeVenueRoute = handle(
  calls.deskProposeVenue,
  async ({ reason, ...typed }, context) => {
    const { userId: staffUserId } = viewerOf(context);
    const written = { kind: 'venue', promised: venueOf(typed), reason, staffUserId } as const;
    await proposeActivity(context.services.db, written, context.now);
    return null;
  },
);

export const proposeLotteryRoute = handle(
  calls.deskProposeLottery,
  async ({ reason, ...typed }, context) => {
    const { userId: staffUserId } = viewerOf(context);
    const written = { promised: lotteryOf(typed), reason, staffUserId };
    await proposeLottery(context.services, written, context.now);
    return null;
  },
);

async function propose(
  asked: { promised: PromisedActivity; reason: string },
  context: CallContext,
): Promise<null> {
  const { userId: staffUserId } = viewerOf(context);
  await proposeActivity(context.services.db, { ...asked, staffUserId }, context.now);
  return null;
}

export const turnActivityRoute = handle(calls.deskTurnActivity, async (input, context) => {
  const { userId: staffUserId } = viewerOf(context);
  await turnActivity(context.services, { ...input, staffUserId }, context.now);
  return null;
});

const moneyRoute = (
  call: typeof calls.deskProposeMatchFunding | typeof calls.deskProposeMatchReturn,
  kind: 'matchFunding' | 'matchReturn',
) =>
  handle(call, async (input, context) => {
    const { userId: staffUserId } = viewerOf(context);
    await proposeMatchMoney(context.services.db, { ...input, kind, staffUserId }, context.now);
    return null;
  });

export const proposeMatchFundingRoute = moneyRoute(calls.deskProposeMatchFunding, 'matchFunding');
export const proposeMatchReturnRoute = moneyRoute(calls.deskProposeMatchReturn, 'matchReturn');

export const activityDeskRoutes: readonly HandledCall[] = [
  proposeActivityRoute,
  proposeVenueRoute,
  proposeRuleRoute,
  proposeLotteryRoute,
  proposeBonfireRoute,
  turnActivityRoute,
  proposeMatchFundingRoute,
  proposeMatchReturnRoute,
];
