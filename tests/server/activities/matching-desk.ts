import { findProposals } from '#src/server/review/find-proposals.ts';
import type { CallInput } from '#src/shared/contract/call.ts';
import * as calls from '#src/shared/desk/activities/calls.ts';
import { deskSettleProposal } from '#src/shared/desk/calls.ts';
import { dayMs, dayOf } from '#src/shared/platform/china-days.ts';
import { addStaff, as, type Staff } from '../../support/test-staff.ts';
import { openWithdrawingServer, type WithdrawingServer } from '../../support/test-withdrawing.ts';

type Promised = CallInput<typeof calls.deskProposeActivity>;
type Wish = Partial<Promised> & { cases: string };
type Money = { activityId: string; amountInFen: number };
type Kind = 'activity' | 'activityRule' | 'venue' | 'matchFunding' | 'matchReturn';

/** No number of a statement stands twice, however many desks one server has. */
let papers = 1000;

/**
 * Opens a server with two of the staff who write down what sponsors promise, and hands to give
 * with.
 */
export async function openMatchingDesk(server?: WithdrawingServer) {
  const t = server ?? (await openWithdrawingServer());
  const releaser = await addStaff(t, 'releaser');
  const administrator = await addStaff(t, 'administrator');
  const hands = handsOf(t);
  const propose = (wish: Wish) =>
    t.call(calls.deskProposeActivity, promisedBy(wish, t.services.now()), as(releaser));
  const settle = (proposalId: string, staff: Staff = administrator) =>
    t.call(deskSettleProposal, { proposalId, decision: 'confirm' }, as(staff));
  const newest = async (kind: Kind) => (await findProposals(t.services.db, { kind })).at(-1);

  /** The bank's statement says so, and two persons. */
  async function move(direction: 'in' | 'out', money: Money) {
    papers += 1;
    const [call, kind] =
      direction === 'in'
        ? ([calls.deskProposeMatchFunding, 'matchFunding'] as const)
        : ([calls.deskProposeMatchReturn, 'matchReturn'] as const);
    const paper = { ...money, statementNo: `MATCH${papers}`, reason: '11 月对账单' };
    const said = await t.call(call, paper, as(releaser));
    return said.status === 200 ? settle((await newest(kind))?.proposalId ?? '') : said;
  }

  /** It is promised by one, confirmed by another, filled, begun by the clock; answers its id. */
  async function run({ poolInFen = 100_000, ...wish }: Wish & { poolInFen?: number }) {
    await propose(wish);
    const proposal = await newest('activity');
    const { status } = await settle(proposal?.proposalId ?? '');
    if (status !== 200 || !proposal) throw new Error(`The activity was refused: ${status}.`);
    await move('in', { activityId: proposal.subject, amountInFen: poolInFen });
    await t.runJobs();
    return proposal.subject;
  }
  const turn = (activityId: string, step: CallInput<typeof calls.deskTurnActivity>['step']) => ({
    by: (staff: Staff) =>
      t.call(calls.deskTurnActivity, { activityId, step, reason: '按协议处理' }, as(staff)),
  });
  return { ...t, ...hands, releaser, administrator, propose, settle, newest, move, run, turn };
}

export type MatchingDesk = Awaited<ReturnType<typeof openMatchingDesk>>;

export function promisedBy(wish: Wish, now: number): Promised {
  return {
    ...{ name: '一起加油', sponsor: '云岭同心基金会' },
    ...{ startDay: dayOf(now), endDay: dayOf(now + 9 * dayMs) },
    ...{ ratioPercent: 100, perGiftInFen: 5000, perPersonDayInFen: 20_000 },
    ...{ perCaseInFen: 1_000_000, accountAgeDays: 0, reason: '捐赠协议 2026-031' },
    ...wish,
  };
}

function handsOf(t: WithdrawingServer) {
  let donors = 0;
  return {
    /** This is somebody new who signed in. */
    donor: () => {
      donors += 1;
      return t.signIn(`1371234${String(donors).padStart(4, '0')}`);
    },
    /** This is a paid gift of somebody signed in. */
    giveAs: async (infoUuid: string, amountInFen: number, token: string) => {
      const { data } = await t.order({ infoUuid, amountInFen }, { token });
      await t.atCashier(data.tradeNo, 'pay');
      await t.bank.deliverDue();
      return data;
    },
    matchOf: async (orderId: string): Promise<number> => {
      const row = await t.services.db
        .selectFrom('activity_grants')
        .select('amount_in_fen as inFen')
        .where('order_id', '=', orderId)
        .executeTakeFirst();
      return row?.inFen ?? 0;
    },
    matchedOf: async (caseId: string): Promise<number> => {
      const row = await t.services.db
        .selectFrom('case_funds')
        .select('matched_in_fen as inFen')
        .where('case_id', '=', caseId)
        .executeTakeFirstOrThrow();
      return row.inFen;
    },
  };
}
