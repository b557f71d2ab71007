import { findProposals } from '#src/server/review/find-proposals.ts';
import { dateStamp } from '#src/shared/cases/display.ts';
import type { CallInput } from '#src/shared/contract/call.ts';
import * as calls from '#src/shared/desk/activities/calls.ts';
import { deskSettleProposal } from '#src/shared/desk/calls.ts';
import { addStaff, as, type Staff } from '../../support/test-staff.ts';
import { openWithdrawingServer } from '../../support/test-withdrawing.ts';

type Promise_ = CallInput<typeof calls.deskProposeActivity>;
type Wish = Partial<Promise_> & { cases: string; poolInFen?: number };

export const dayMs = 86_400_000;

/** A server with two of the staff who write down what sponsors promise, and hands to give with. */
export async function openMatchingDesk() {
  const t = await openWithdrawingServer();
  const releaser = await addStaff(t, 'releaser');
  const administrator = await addStaff(t, 'administrator');
  const now = () => t.services.now();
  let numbers = 0;

  const promised = (wish: Wish): Promise_ => {
    const { poolInFen: _, ...wished } = wish;
    return {
      ...{ name: '一起加油', sponsor: '云岭同心基金会' },
      ...{ startDay: dateStamp(now()), endDay: dateStamp(now() + 9 * dayMs) },
      ...{ ratioPercent: 100, perGiftInFen: 5000, perPersonDayInFen: 20_000 },
      ...{ perCaseInFen: 1_000_000, accountAgeDays: 0 },
      ...{ reason: '捐赠协议 2026-031', ...wished },
    } as Promise_;
  };
  const propose = (wish: Wish, staff: Staff = releaser) =>
    t.call(calls.deskProposeActivity, promised(wish), as(staff));
  const settle = (proposalId: string, staff: Staff = administrator) =>
    t.call(deskSettleProposal, { proposalId, decision: 'confirm' }, as(staff));
  const newest = async (kind: 'activity' | 'matchFunding' | 'matchReturn') =>
    (await findProposals(t.services.db, { kind })).at(-1);

  /** The bank's statement says so, and two persons. */
  async function move(
    direction: 'in' | 'out',
    { activityId, amountInFen }: { activityId: string; amountInFen: number },
  ) {
    numbers += 1;
    const call = direction === 'in' ? calls.deskProposeMatchFunding : calls.deskProposeMatchReturn;
    const paper = { activityId, amountInFen, statementNo: `MATCH${1000 + numbers}` };
    const said = await t.call(call, { ...paper, reason: '11 月对账单' }, as(releaser));
    if (said.status !== 200) return said;
    const proposal = await newest(direction === 'in' ? 'matchFunding' : 'matchReturn');
    return settle(proposal?.proposalId ?? '');
  }

  /** Promised by one, confirmed by another, filled, and begun by the clock; answers its id. */
  async function run(wish: Wish): Promise<string> {
    await propose(wish);
    const proposal = await newest('activity');
    const { status } = await settle(proposal?.proposalId ?? '');
    if (status !== 200 || !proposal) throw new Error(`The activity was refused: ${status}.`);
    const activityId = proposal.subject;
    await move('in', { activityId, amountInFen: wish.poolInFen ?? 100_000 });
    await t.runJobs();
    return activityId;
  }

  const turn = (activityId: string, step: CallInput<typeof calls.deskTurnActivity>['step']) => ({
    by: (staff: Staff) =>
      t.call(calls.deskTurnActivity, { activityId, step, reason: '按协议处理' }, as(staff)),
  });

  let donors = 0;
  const donor = () => {
    donors += 1;
    return t.signIn(`1371234${String(donors).padStart(4, '0')}`);
  };
  /** A paid gift of somebody signed in. */
  async function give(infoUuid: string, amountInFen: number, token: string) {
    const { data } = await t.order({ infoUuid, amountInFen }, { token });
    await t.atCashier(data.tradeNo, 'pay');
    await t.bank.deliverDue();
    return data;
  }
  const matchOf = async (orderId: string): Promise<number> => {
    const row = await t.services.db
      .selectFrom('activity_grants')
      .select('amount_in_fen as inFen')
      .where('order_id', '=', orderId)
      .executeTakeFirst();
    return row?.inFen ?? 0;
  };
  const matchedOf = async (caseId: string): Promise<number> => {
    const row = await t.services.db
      .selectFrom('case_funds')
      .select('matched_in_fen as inFen')
      .where('case_id', '=', caseId)
      .executeTakeFirstOrThrow();
    return row.inFen;
  };
  return {
    ...t,
    ...{ releaser, administrator, propose, settle, newest, move, run, turn },
    ...{ donor, giveAs: give, matchOf, matchedOf },
  };
}

export type MatchingDesk = Awaited<ReturnType<typeof openMatchingDesk>>;
