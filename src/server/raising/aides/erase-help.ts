import type { Database, Trx } from '#src/server/db/database.ts';

/** Whose account closes helps nobody any more; what they saved stays with its family. */
export async function eraseHelp(trx: Trx, userId: string, now: number): Promise<void> {
  await trx
    .updateTable('case_aides')
    .set({ ended_at: now, ended_by: 'account' })
    .where('aide_user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Answers whom a person helps and helped, for the records of their account. */
export function exportHelp(db: Database, userId: string) {
  return db
    .selectFrom('case_aides')
    .select(['id', 'case_id', 'kind', 'accepted_at', 'ended_at', 'ended_by'])
    .where('aide_user_id', '=', userId)
    .execute();
}
