import type { Database } from '#src/server/db/database.ts';

/** Answers where they signed in, and since when a device shows notices. */
export function exportSessions(db: Database, userId: string) {
  return db
    .selectFrom('sessions')
    .leftJoin('push_targets', 'push_targets.session_id', 'sessions.id')
    .select(['device', 'sessions.created_at', 'seen_at', 'expires_at', 'revoked_at'])
    .select('push_targets.created_at as shows_notices_since')
    .where('sessions.user_id', '=', userId)
    .execute();
}
