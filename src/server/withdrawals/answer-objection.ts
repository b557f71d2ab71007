import type { Selectable } from 'kysely';
import { Problem } from '#src/shared/contract/problem.ts';
import type { Trx } from '../db/database.ts';
import type { WithdrawalObjectionsTable } from '../db/schema.ts';
import { notify } from '../messages/notify.ts';
import { openTask } from '../review/open-task.ts';
import { lockWithdrawal, type Withdrawal } from './find-withdrawal.ts';
import { queuePayout } from './queue-payout.ts';
import { secondReview } from './task-subjects.ts';

type Answer = {
  objectionId: string;
  isSecond: boolean;
  /** Is the objection right? Then what is not paid is not paid at all. */
  upheld: boolean;
  words: string;
  staffUserId: string;
  now: number;
};

type Objection = Selectable<WithdrawalObjectionsTable>;

/** One of two staff answers an objection in public; with the second, it holds nothing any more. */
export async function answerObjection(trx: Trx, answer: Answer): Promise<{ caseId: string }> {
  const { objectionId, words, staffUserId, now } = answer;
  const { withdrawal, objection } = await lockObjection(trx, objectionId);
  if (words.trim() === '') throw new Problem('inputInvalid', { fields: { words: 'required' } });
  const waitsForSecond = objection.first_by !== null;
  if (objection.state !== 'open' || answer.isSecond !== waitsForSecond) {
    throw new Problem('withdrawalNotOpen');
  }
  const taken = [withdrawal.applicant_user_id, objection.user_id, objection.first_by];
  if (taken.includes(staffUserId)) throw new Problem('secondPersonNeeded');
  await keep(trx, answer);
  const caseId = withdrawal.case_id;
  if (answer.upheld) await takeBackUnsent(trx, withdrawal.id, now);
  if (answer.upheld || answer.isSecond) {
    await queuePayout(trx, { withdrawalId: withdrawal.id, now });
    await tellObjector(trx, { objection, caseId, now });
  } else {
    const task = { queue: 'objection', subjectId: secondReview(objectionId), caseId } as const;
    await openTask(trx, { ...task, submittedBy: staffUserId, now, urgent: true });
  }
  return { caseId };
}

async function lockObjection(
  trx: Trx,
  objectionId: string,
): Promise<{ withdrawal: Withdrawal; objection: Objection }> {
  const find = () =>
    trx
      .selectFrom('withdrawal_objections')
      .selectAll()
      .where('id', '=', objectionId)
      .executeTakeFirst();
  const seen = await find();
  if (!seen) throw new Problem('notFound');
  const withdrawal = await lockWithdrawal(trx, seen.withdrawal_id);
  return { withdrawal, objection: (await find()) ?? seen };
}

async function keep(trx: Trx, answer: Answer): Promise<void> {
  const { objectionId, isSecond, upheld, words, staffUserId, now } = answer;
  const state = upheld ? 'upheld' : isSecond ? 'answered' : 'open';
  const said = isSecond
    ? { second_words: words, second_by: staffUserId, second_at: now }
    : { first_words: words, first_by: staffUserId, first_at: now };
  await trx
    .updateTable('withdrawal_objections')
    .set({ ...said, state })
    .where('id', '=', objectionId)
    .where('state', '=', 'open')
    .execute();
}

/** What was released and not yet sent is not sent; what was sent can't be called off. */
async function takeBackUnsent(trx: Trx, withdrawalId: string, now: number): Promise<void> {
  await trx
    .updateTable('payouts')
    .set({ status: 'FAILED', bank_words: 'An objection was found right.', updated_at: now })
    .where('withdrawal_id', '=', withdrawalId)
    .where('status', '=', 'READY')
    .execute();
}

type Told = { objection: Objection; caseId: string; now: number };

function tellObjector(trx: Trx, { objection, caseId, now }: Told): Promise<void> {
  const { id: subjectId, user_id: userId } = objection;
  return notify(trx, { userId, kind: 'objectionAnswered', caseId, subjectId, now });
}
