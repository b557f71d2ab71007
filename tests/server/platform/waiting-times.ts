import { changeBank } from '#src/server/withdrawals/payee/change-bank.ts';
import { askPhoneChange } from '#src/shared/accounts/lost-phone/calls.ts';
import { codeFor } from '../../support/code-sign-in.ts';
import { withCard } from '../../support/funded-case.ts';
import { addStaff } from '../../support/test-staff.ts';
import { staff, type WithdrawingServer } from '../../support/test-withdrawing.ts';
import { explain, openOn, rowOf } from '../discussions/discuss.ts';

/**
 * Tells how long a notice, a changed account and an account of use are given, as somebody lives
 * them.
 */
export async function noticeMs(t: WithdrawingServer) {
  const drawId = await t.apply(await t.addFundedCase(5000));
  await t.decide('drawPublic', drawId, { by: staff.reviewer });
  const { endsAt } = await t.services.db
    .selectFrom('withdrawals')
    .select('notice_ends_at as endsAt')
    .where('id', '=', drawId)
    .executeTakeFirstOrThrow();
  return Number(endsAt) - t.services.now();
}

export async function coolingMs(t: WithdrawingServer) {
  const caseId = await t.addFundedCase(5000);
  t.setNow(t.services.now() + 1000);
  const changed = { caseId, userId: `owner-${caseId}`, account: withCard('6222020000000000777') };
  await changeBank(t.services, changed, t.services.now());
  const payee = t.services.db
    .selectFrom('case_payees')
    .select(['id', 'effective_at as effectiveAt'])
    .where('case_id', '=', caseId)
    .orderBy('created_at', 'desc');
  const { id } = await payee.executeTakeFirstOrThrow();
  await t.decide('bankChange', id, { by: staff.reviewer });
  return Number((await payee.executeTakeFirstOrThrow()).effectiveAt) - t.services.now();
}

export async function voteMs(t: WithdrawingServer) {
  const { caseId, discussionId } = await openOn(t, await t.addFundedCase(5000));
  await explain(t, caseId);
  await t.decide('discussion', discussionId, { by: staff.reviewer });
  return (await rowOf(t, discussionId)).due_at - t.services.now();
}

export async function useMs(t: WithdrawingServer) {
  const caseId = await t.addFundedCase(5000);
  await t.release(await t.bringToRelease(caseId, { amountInFen: 3000 }));
  await t.runDue();
  const { dueAt } = await t.services.db
    .selectFrom('fund_uses')
    .select('due_at as dueAt')
    .where('case_id', '=', caseId)
    .executeTakeFirstOrThrow();
  return dueAt - t.services.now();
}

export async function phoneWaitMs(t: WithdrawingServer) {
  const { token } = await addStaff(t);
  const mobile = String(13_300_000_000 + Math.floor(Math.random() * 90_000_000));
  const code = await codeFor(t, mobile, 'lost');
  const { data } = await t.call(askPhoneChange, { mobile, code }, { token });
  return data.dueAt - t.services.now();
}
