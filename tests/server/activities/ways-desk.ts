import type { CallInput } from '#src/shared/contract/call.ts';
import { deskProposeRule, deskProposeWaterHelp } from '#src/shared/desk/activities/calls.ts';
import { dayMs, dayOf } from '#src/shared/platform/china-days.ts';
import { as } from '../../support/test-staff.ts';
import { openMatchingDesk, promisedBy } from './matching-desk.ts';

type Drop = { cases: string; perGiftInFen: number; perCaseInFen?: number };
type NewRule = Partial<CallInput<typeof deskProposeRule>> & { activityId: string };

/** Opens a matching desk that runs drops and writes rules, with hands that see what came of it. */
export async function openWaysDesk() {
  const t = await openMatchingDesk();
  return {
    ...t,
    async runDrop(wish: Drop) {
      const typed = promisedBy(wish, t.services.now());
      const { ratioPercent: _, channel: __, ...promised } = typed;
      await t.call(deskProposeWaterHelp, promised, as(t.releaser));
      const { proposalId = '', subject: activityId = '' } = (await t.newest('activity')) ?? {};
      await t.settle(proposalId);
      await t.move('in', { activityId, amountInFen: 100_000 });
      await t.runJobs();
      return activityId;
    },
    proposeRule(more: NewRule) {
      const rule = {
        ...{ fromDay: dayOf(t.services.now() + dayMs), reason: '补充协议', perGiftInFen: 5000 },
        ...{ perPersonDayInFen: 20_000, perCaseInFen: 1_000_000, accountAgeDays: 0 },
      };
      return t.call(deskProposeRule, { ...rule, ...more }, as(t.releaser));
    },
    settleRule: async () => t.settle((await t.newest('activityRule'))?.proposalId ?? ''),
    /** Answers a paid gift, what it brought, and why it brought nothing. */
    async tryGift(infoUuid: string, amountInFen: number, token: string) {
      const { orderId } = await t.giveAs(infoUuid, amountInFen, token);
      const refused = await t.services.db
        .selectFrom('activity_refusals')
        .select('bar')
        .where('order_id', '=', orderId)
        .executeTakeFirst();
      return { orderId, inFen: await t.matchOf(orderId), bar: refused?.bar };
    },
  };
}

export type WaysDesk = Awaited<ReturnType<typeof openWaysDesk>>;
