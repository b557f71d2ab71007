import type { Database, Trx } from '#src/server/db/database.ts';
import { sha256 } from '#src/server/platform/keys.ts';
import { Problem } from '#src/shared/contract/problem.ts';

/** Signs one of an account's sessions out; another account's is `notFound`. */
export async function revokeSession(
  db: Database,
  { userId, sessionId }: { userId: string; sessionId: string },
  now: number,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Problem('notFound');
}

/** Signs out whoever holds this token; an unknown one is nobody's. */
export async function revokeToken(db: Database, token: string, now: number): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('token_hash', '=', sha256(token))
    .where('revoked_at', 'is', null)
    .execute();
}

/** Whoever has the account's phone signs in anew; the session that changed it goes on. */
export async function endOtherSessions(
  trx: Trx,
  { userId, sessionId }: { userId: string; sessionId: string | null },
  now: number,
): Promise<void> {
  await trx
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('id', '<>', sessionId ?? '')
    .where('revoked_at', 'is', null)
    .execute();
}
