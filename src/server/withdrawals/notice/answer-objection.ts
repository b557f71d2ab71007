import type { Trx } from '#src/server/db/database.ts';
import { notify } from '#src/server/notices/notify.ts';
import type { Keys } from '#src/server/platform/keys.ts';
import { requireOpenWords, requireWords } from '#src/server/platform/require-words.ts';
import { openTask } from '#src/server/review/open-task.ts';
import type { Withdrawal } from '#src/server/withdrawals/find-withdrawal.ts';
import { reportMoneyLeft } from '#src/server/withdrawals/fund-use/report-money-left.ts';
import { queuePayout } from '#src/server/withdrawals/payout/queue-payout.ts';
import { secondReview, type Turn, thirdReview } from '#src/server/withdrawals/task-subjects.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { UnsentReason } from '#src/shared/withdrawals/unsent-reasons.ts';
import { lockObjection, type Objection, partiesOf } from './find-objection.ts';

type Answer = {
  objectionId: string;
  turn: Turn;
  /** Is the objection right? */
  upheld: boolean;
  words: string;
  staffUserId: string;
  now: number;
};

type Answered = { withdrawal: Withdrawal; objection: Objection; now: number };

/**
 * One of the staff answers an objection in public. Nothing is paid until two agree; where they
 * don't, a third decides. Found right, what is not paid is not paid at all.
 */
export async function answerObjection(
  trx: Trx,
  answer: Answer,
  keys: Keys,
): Promise<{ caseId: string }> {
  const { objectionId, turn, words, staffUserId, now } = answer;
  const { withdrawal, objection } = await lockObjection(trx, objectionId);
  requireWords(words);
  requireOpenWords({ words });
  if (objection.state !== 'open' || turn !== turnOf(objection)) {
    throw new Problem('withdrawalNotOpen');
  }
  if (partiesOf({ withdrawal, objection }).includes(staffUserId)) {
    throw new Problem('secondPersonNeeded');
  }
  const state = outcomeOf(objection, answer);
  await keep(trx, answer, state);
  const answered = { withdrawal, objection, now };
  if (state === 'open') await askNext(trx, answered, answer);
  else await settle(trx, { ...answered, upheld: state === 'upheld', words, keys });
  return { caseId: withdrawal.case_id };
}

function turnOf({ first_by, second_by }: Objection): Turn {
  if (first_by === null) return 1;
  return second_by === null ? 2 : 3;
}

function outcomeOf(
  { first_upheld }: Objection,
  { turn, upheld }: Answer,
): 'open' | 'answered' | 'upheld' {
  const isLast = turn === 3 || (turn === 2 && (first_upheld === 1) === upheld);
  if (!isLast) return 'open';
  return upheld ? 'upheld' : 'answered';
}

async function keep(trx: Trx, answer: Answer, state: Objection['state']): Promise<void> {
  const { objectionId, words, staffUserId, now } = answer;
  const found = answer.upheld ? 1 : 0;
  const said = {
    1: { first_words: words, first_by: staffUserId, first_at: now, first_upheld: found },
    2: { second_words: words, second_by: staffUserId, second_at: now, second_upheld: found },
    3: { third_words: words, third_by: staffUserId, third_at: now },
  } as const;
  await trx
    .updateTable('withdrawal_objections')
    .set({ ...said[answer.turn], state })
    .where('id', '=', objectionId)
    .where('state', '=', 'open')
    .execute();
}

async function askNext(trx: Trx, { withdrawal, now }: Answered, answer: Answer): Promise<void> {
  const next = answer.turn === 1 ? secondReview : thirdReview;
  await openTask(trx, {
    queue: 'objection',
    subjectId: next(answer.objectionId),
    caseId: withdrawal.case_id,
    submittedBy: answer.staffUserId,
    now,
    urgent: true,
  });
}

type Settled = Answered & { upheld: boolean; words: string; keys: Keys };

async function settle(
  trx: Trx,
  { withdrawal, objection, now, upheld, words, keys }: Settled,
): Promise<void> {
  const { id: withdrawalId, case_id: caseId } = withdrawal;
  if (upheld) {
    await takeBackUnsent(trx, withdrawalId, now);
    await reportMoneyLeft(trx, { keys, withdrawal, objection }, now);
  }
  await queuePayout(trx, { withdrawalId, now });
  const { id: subjectId, user_id: userId } = objection;
  const kind = upheld ? 'objectionUpheld' : 'objectionDismissed';
  await notify(trx, { userId, kind, caseId, subjectId, params: { words }, now });
  // Of one that is right the family reads with what was called off for it.
  if (!upheld) await tellFamily(trx, { withdrawal, subjectId, words, now });
}

type Cleared = { withdrawal: Withdrawal; subjectId: string; words: string; now: number };

async function tellFamily(trx: Trx, { withdrawal, words, ...told }: Cleared): Promise<void> {
  const { applicant_user_id: userId, case_id: caseId, amount_in_fen: amountInFen } = withdrawal;
  const params = { amountInFen, words };
  await notify(trx, { ...told, userId, kind: 'withdrawalCleared', caseId, params });
}

/** What was released and not yet sent is not sent; what was sent can't be called off. */
async function takeBackUnsent(trx: Trx, withdrawalId: string, now: number): Promise<void> {
  const ended: UnsentReason = 'objectionUpheld';
  await trx
    .updateTable('payouts')
    .set({ status: 'FAILED', bank_words: ended, updated_at: now })
    .where('withdrawal_id', '=', withdrawalId)
    .where('status', '=', 'READY')
    .execute();
}
