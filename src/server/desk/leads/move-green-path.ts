import { sealStepWords } from '#src/server/advisers/leads/lead-words.ts';
import { engineOf, type Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { notify } from '#src/server/notices/notify.ts';
import { recordAct } from '#src/server/review/record-act.ts';
import type { Services } from '#src/server/services.ts';
import {
  type GreenState,
  greenAnswerDays,
  greenSteps,
} from '#src/shared/advisers/green/green-steps.ts';
import { workingDaysAfter } from '#src/shared/advisers/leads/working-day.ts';
import { Problem } from '#src/shared/contract/problem.ts';

type Moved = { applyId: string; state: GreenState; words: string; staffUserId: string };

/** It goes one step on by the table; the family is told in the words that staff wrote. */
export async function moveGreenPath(
  { db, keys, wakeJobs }: Pick<Services, 'db' | 'keys' | 'wakeJobs'>,
  { applyId, state, words, staffUserId }: Moved,
  now: number,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const row = await lockOthersApplication(trx, { applyId, staffUserId });
    const to = greenSteps[row.state].find((step) => step === state);
    // Sent twice, it stands where it was to stand.
    if (row.state === state) return;
    if (to === undefined) throw new Problem('greenStepRefused');
    const dueAt = to === 'looking' ? workingDaysAfter(now, greenAnswerDays) : row.due_at;
    await trx
      .updateTable('green_paths')
      .set({ state: to, due_at: dueAt, changed_at: now })
      .where('id', '=', applyId)
      .execute();
    const step = { application_id: applyId, state: to, by_user_id: staffUserId, at: now };
    const position = row.state === 'asked' ? 1 : 2;
    const sealed = sealStepWords(keys, { applyId, position }, words);
    await trx
      .insertInto('green_path_steps')
      .values({ ...step, position, words_sealed: sealed })
      .execute();
    const told = {
      userId: row.user_id,
      subjectId: `${applyId}:${to}`,
      params: { state: to, words },
    };
    await notify(trx, { kind: 'greenPathMoved', ...told, now });
    const detail = { before: row.state, value: to };
    await recordAct(trx, { act: 'moveGreenPath', staffUserId, subjectId: applyId, detail, now });
  });
  wakeJobs();
}

/** Locks an application until the transaction ends; one's own is somebody else's to move. */
export async function lockOthersApplication(
  trx: Trx,
  { applyId, staffUserId }: { applyId: string; staffUserId: string },
) {
  const query = trx.selectFrom('green_paths').selectAll().where('id', '=', applyId);
  const row = await (engineOf(trx) === 'postgres' ? query.forUpdate() : query).executeTakeFirst();
  if (!row) throw new Problem('notFound');
  if (row.user_id === staffUserId) throw new Problem('ownTask');
  return row;
}
