import { type CallContext, type HandledCall, handle, viewerOf } from '#src/server/door/handle.ts';
import { findCasesToJoin } from '#src/server/venues/allowance/find-cases-to-join.ts';
import { bonfirePromiseOf, type PromisedActivity } from '#src/shared/activities/activity-fields.ts';
import {
  allowancePromiseOf,
  pocketPromiseOf,
} from '#src/shared/activities/directed/directed-fields.ts';
import {
  dropPromiseOf,
  matchPromiseOf,
  matchRuleOf,
} from '#src/shared/activities/matching/match-fields.ts';
import { lotteryOf } from '#src/shared/chance/lottery-fields.ts';
import { Problem } from '#src/shared/contract/problem.ts';
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

export const proposeWaterHelpRoute = handle(
  calls.deskProposeWaterHelp,
  ({ reason, ...typed }, context) => propose({ promised: dropPromiseOf(typed), reason }, context),
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

export const proposeAllowanceRoute = handle(
  calls.deskProposeAllowance,
  async ({ reason, ...typed }, context) => {
    const cases = await findCasesToJoin(context.services.db, typed.venueId);
    return propose({ promised: allowancePromiseOf({ ...typed, cases }), reason }, context);
  },
);

export const proposePocketsRoute = handle(
  calls.deskProposePockets,
  ({ reason, ...typed }, context) => {
    const { pocketInFen, perShareInFen, perPersonInFen } = typed;
    if (pocketInFen + perShareInFen === 0 || perPersonInFen < perShareInFen) {
      const field = perPersonInFen < perShareInFen ? 'perPersonInFen' : 'pocketInFen';
      throw new Problem('inputInvalid', { fields: { [field]: 'amount' } });
    }
    return propose({ promised: pocketPromiseOf(typed), reason }, context);
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
  proposeWaterHelpRoute,
  proposeVenueRoute,
  proposeRuleRoute,
  proposeLotteryRoute,
  proposeBonfireRoute,
  proposeAllowanceRoute,
  proposePocketsRoute,
  turnActivityRoute,
  proposeMatchFundingRoute,
  proposeMatchReturnRoute,
];
