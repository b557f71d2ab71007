import type { Database, Trx } from '#src/server/db/database.ts';
import { isMutable, type NoticeKind } from '#src/shared/notices/notice-kinds.ts';

/** Finds who of these people does not want to hear of it. Their own money nobody can mute. */
export async function findMuted(
  db: Database | Trx,
  userIds: readonly string[],
  { kind, caseId }: { kind: NoticeKind; caseId: string | null },
): Promise<Set<string>> {
  if (!isMutable(kind) || userIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('notice_mutes')
    .select('user_id')
    .where('user_id', 'in', userIds)
    .where('case_id', 'in', ['', caseId ?? ''])
    .where('kind', 'in', ['', kind])
    .execute();
  return new Set(rows.map((row) => row.user_id));
}
