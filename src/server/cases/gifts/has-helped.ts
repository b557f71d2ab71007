import type { Database, Trx } from '#src/server/db/database.ts';

type Asked = { caseId: string; userId: string };

/** Did this person ever fill in for the family, though the help may have ended long ago? */
export async function hasHelped(db: Database | Trx, { caseId, userId }: Asked): Promise<boolean> {
  const help = await db
    .selectFrom('case_aides')
    .select('id')
    .where('case_id', '=', caseId)
    .where('aide_user_id', '=', userId)
    .where('accepted_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return help !== undefined;
}
