import { openSession } from '#src/server/accounts/session/open-session.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { giveVote } from '#src/server/discussions/give-vote.ts';
import { openDiscussion } from '#src/server/discussions/open-discussion.ts';
import { submitExplanation } from '#src/server/discussions/submit-explanation.ts';
import { askForVerdict, type Due, dueJob } from '#src/server/discussions/wait-for-due.ts';
import { newId } from '#src/server/platform/keys.ts';
import type { VoteOption } from '#src/shared/discussions/discussion-view.ts';
import { makeReport } from '../../support/comment-factory.ts';
import { addUser } from '../../support/funded-case.ts';
import { staff, type WithdrawingServer } from '../../support/test-withdrawing.ts';

export const content = '诊断是真的，这里是本月的住院记录和发票，请大家看。';
export const reasons = '住院记录和医院的回复一致。';

/** It is reported by somebody, and opened by staff. */
export async function openOn(t: WithdrawingServer, caseId: string) {
  await makeReport(t.services.db, caseId);
  const { discussionId } = await inTransaction(t.services.db, (trx) =>
    openDiscussion(
      trx,
      { caseId, reason: '有人说住院记录是旧的，请说明。', staffUserId: staff.administrator },
      t.services.now(),
    ),
  );
  return { caseId, discussionId };
}

export const explain = (t: WithdrawingServer, caseId: string, said = content) =>
  submitExplanation(
    t.services,
    { caseId, userId: `owner-${caseId}`, content: said, attachments: [] },
    t.services.now(),
  );

/** It is explained and published. */
export async function publishOn(t: WithdrawingServer, caseId: string) {
  const { discussionId } = await openOn(t, caseId);
  await explain(t, caseId);
  await t.decide('discussion', discussionId, { by: staff.reviewer });
  return { caseId, discussionId };
}

/** Adds somebody whose gift to the case was paid. */
export async function addDonor(t: WithdrawingServer, infoUuid: string): Promise<string> {
  const userId = newId();
  await addUser(t, userId);
  await giveAs(t, infoUuid, userId);
  return userId;
}

export async function giveAs(t: WithdrawingServer, infoUuid: string, userId: string) {
  const { data } = await t.order({ infoUuid }, { token: await signIn(t, userId) });
  await t.atCashier(data.tradeNo, 'pay');
  await t.bank.deliverDue();
}

export async function signIn({ services }: WithdrawingServer, userId: string): Promise<string> {
  const phone = { mobile_index: userId, mobile_sealed: 'x', mobile_masked: '138****0000' };
  const { token } = await inTransaction(services.db, async (trx) => {
    await trx.updateTable('users').set(phone).where('id', '=', userId).execute();
    return openSession(trx, { userId, device: 'Test', userinfoScope: false, now: services.now() });
  });
  return token;
}

export const vote = (
  t: WithdrawingServer,
  voted: { discussionId: string; userId: string; option: VoteOption },
) => giveVote(t.services.db, voted, t.services.now());

export const rowOf = (t: WithdrawingServer, discussionId: string) =>
  t.services.db
    .selectFrom('discussions')
    .selectAll()
    .where('id', '=', discussionId)
    .executeTakeFirstOrThrow();

/** The clock passes what the discussion waits for, and its job runs. */
export async function passDue(t: WithdrawingServer, discussionId: string): Promise<void> {
  t.setNow((await rowOf(t, discussionId)).due_at);
  const jobs = await t.services.db
    .selectFrom('jobs')
    .select('payload')
    .where('name', '=', dueJob)
    .where('run_at', '<=', t.services.now())
    .execute();
  for (const { payload } of jobs) {
    const due = JSON.parse(payload) as Due;
    if (due.discussionId === discussionId)
      await askForVerdict(t.services.db, due, t.services.now());
  }
}

type Said = { by: string; turn?: 1 | 2 | 3; keeps: boolean; words?: string };

export const judge = (
  t: WithdrawingServer,
  discussionId: string,
  { by, turn = 1, keeps, words = reasons }: Said,
) =>
  t.decide('discussion', `${discussionId}+verdict${turn}`, {
    ...{ by, words, decision: keeps ? 'pass' : 'refuse' },
  });
