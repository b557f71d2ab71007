import type { Database } from '#src/server/db/database.ts';
import type { OwnSession } from '#src/shared/accounts/own-account.ts';

const mostShown = 50;

/** Finds where an account is signed in, latest seen first. */
export async function findOwnSessions(
  db: Database,
  viewer: { userId: string; sessionId: string },
  now: number,
): Promise<OwnSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'device', 'created_at', 'seen_at'])
    .where('user_id', '=', viewer.userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('seen_at', 'desc')
    .orderBy('id')
    .limit(mostShown)
    .execute();
  return rows.map((row) => ({
    sessionId: row.id,
    device: row.device,
    current: row.id === viewer.sessionId,
    createdAt: row.created_at,
    seenAt: row.seen_at,
  }));
}
