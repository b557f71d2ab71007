import type { Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { lockCase } from '#src/server/raising/lock-case.ts';
import { recordAct } from '#src/server/review/record-act.ts';
import type { Services } from '#src/server/services.ts';
import { Problem } from '#src/shared/contract/problem.ts';

type Ended = { helpId: string; userId: string };

/** The family takes an invitation back, or ends somebody's help. Ended already, it stays so. */
export async function endHelp(
  { db }: Pick<Services, 'db'>,
  { caseId, helpId, userId }: Ended & { caseId: string },
  now: number,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    // What is being saved is saved before, or is refused.
    await lockCase(trx, caseId);
    const found = await trx
      .selectFrom('case_aides')
      .select('id')
      .where('id', '=', helpId)
      .where('case_id', '=', caseId)
      .executeTakeFirst();
    if (!found) throw new Problem('notFound');
    await endIn(trx, { helpId, caseId, userId, by: 'family', now });
  });
}

/** Somebody who helps stops by themselves. */
export async function leaveHelp(
  { db }: Pick<Services, 'db'>,
  { helpId, userId }: Ended,
  now: number,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const found = await trx
      .selectFrom('case_aides')
      .select('case_id')
      .where('id', '=', helpId)
      .where('aide_user_id', '=', userId)
      .executeTakeFirst();
    if (!found) throw new Problem('notFound');
    await endIn(trx, { helpId, caseId: found.case_id, userId, by: 'aide', now });
  });
}

type EndedIn = Ended & { caseId: string; by: 'family' | 'aide'; now: number };

async function endIn(trx: Trx, { helpId, caseId, userId, by, now }: EndedIn): Promise<void> {
  const ended = await trx
    .updateTable('case_aides')
    .set({ ended_at: now, ended_by: by })
    .where('id', '=', helpId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (ended.numUpdatedRows === 0n) return;
  const act = { act: 'helpEnd', staffUserId: userId, subjectId: helpId, caseId } as const;
  await recordAct(trx, { ...act, now });
}
