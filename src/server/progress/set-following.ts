import { isPublicCase } from '#src/server/cases/is-public-case.ts';
import type { Database } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { Problem } from '#src/shared/contract/problem.ts';

/** A person can follow so many, and a page of news can look through them. */
export const mostFollowed = 500;

type Follower = { caseId: string; userId: string };

/** Follows a public case; following it again changes nothing. */
export async function followCase(
  db: Database,
  { caseId, userId }: Follower,
  now: number,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    if (!(await isPublicCase(trx, caseId))) throw new Problem('notFound');
    const followed = await trx
      .selectFrom('case_follows')
      .select('case_id')
      .where('user_id', '=', userId)
      .limit(mostFollowed)
      .execute();
    if (followed.some((row) => row.case_id === caseId)) return;
    if (followed.length === mostFollowed) throw new Problem('tooManyFollowed');
    await trx
      .insertInto('case_follows')
      .values({ case_id: caseId, user_id: userId, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

export async function unfollowCase(db: Database, { caseId, userId }: Follower): Promise<void> {
  await db
    .deleteFrom('case_follows')
    .where('case_id', '=', caseId)
    .where('user_id', '=', userId)
    .execute();
}
