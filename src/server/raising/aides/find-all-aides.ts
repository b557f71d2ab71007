import type { Database } from '#src/server/db/database.ts';

const most = 20;

/**
 * Finds everyone who ever helped with a case, newest first; an account that was closed has no name.
 */
export async function findAllAides(db: Database, caseId: string) {
  const rows = await db
    .selectFrom('case_aides')
    .leftJoin('users', 'users.id', 'case_aides.aide_user_id')
    .select(['kind', 'accepted_at', 'ended_at as endedAt', 'users.nickname'])
    .where('case_id', '=', caseId)
    .where('accepted_at', 'is not', null)
    .orderBy('accepted_at', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ accepted_at, ...row }) => ({ ...row, since: accepted_at ?? 0 }));
}
