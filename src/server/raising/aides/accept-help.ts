import { caseStateOf } from '#src/server/cases/find-case.ts';
import type { Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { notify } from '#src/server/notices/notify.ts';
import { lockCase } from '#src/server/raising/lock-case.ts';
import { recordAct } from '#src/server/review/record-act.ts';
import type { Services } from '#src/server/services.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { mayBeHelped } from '#src/shared/raising/aides/help-rules.ts';
import { findHelp } from './find-help.ts';

type Accepted = { helpId: string; userId: string };

/**
 * Takes an invitation. It serves one person once: who is first holds it, and to everyone after
 * them it is over. Asked again by who holds it, it answers the same.
 */
export async function acceptHelp(
  { db, wakeJobs }: Pick<Services, 'db' | 'wakeJobs'>,
  { helpId, userId }: Accepted,
  now: number,
): Promise<{ infoUuid: string }> {
  const known = await db
    .selectFrom('case_aides')
    .select('case_id')
    .where('id', '=', helpId)
    .executeTakeFirst();
  if (!known) throw new Problem('notFound');
  const { case_id: caseId } = known;
  await inTransaction(db, (trx) => acceptIn(trx, { helpId, caseId, userId, now }));
  wakeJobs();
  return { infoUuid: caseId };
}

type Taken = Accepted & { caseId: string; now: number };

async function acceptIn(trx: Trx, { helpId, caseId, userId, now }: Taken): Promise<void> {
  const row = await lockCase(trx, caseId);
  if (row.owner_user_id === userId) throw new Problem('ownCaseHelp');
  if (await findHelp(trx, { caseId, userId })) return;
  if (!mayBeHelped(caseStateOf(row), now)) throw new Problem('inviteOver');
  await requireNoReviewer(trx, userId);
  const { numUpdatedRows } = await trx
    .updateTable('case_aides')
    .set({ aide_user_id: userId, accepted_at: now })
    .where('id', '=', helpId)
    .where('accepted_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new Problem('inviteOver');
  const family = { userId: row.owner_user_id, caseId, subjectId: helpId };
  await notify(trx, { ...family, kind: 'aideJoined', now });
  const act = { act: 'helpJoin', staffUserId: userId, subjectId: helpId, caseId } as const;
  await recordAct(trx, { ...act, now });
}

/** Nobody fills in what they may come to decide on. */
async function requireNoReviewer(trx: Trx, userId: string): Promise<void> {
  const role = await trx
    .selectFrom('staff_roles')
    .select('role')
    .where('user_id', '=', userId)
    .where('role', '<>', 'adviser')
    .limit(1)
    .executeTakeFirst();
  if (role) throw new Problem('reviewerHelps');
}
