import type { Database } from '#src/server/db/database.ts';

/**
 * Answers what pools kept for a person and what their shares brought; who came by these is not
 * theirs.
 */
export async function exportDirected(db: Database, userId: string) {
  const promises = await db
    .selectFrom('pool_promises')
    .select(['id', 'kind', 'activity_id', 'case_id', 'order_id', 'amount_in_fen', 'status'])
    .select(['made_at', 'ends_at', 'settled_at'])
    .where('user_id', '=', userId)
    .execute();
  const shareSubsidies = await db
    .selectFrom('share_subsidies')
    .select(['activity_id', 'case_id', 'created_at'])
    .where('user_id', '=', userId)
    .execute();
  return { promises, shareSubsidies };
}
