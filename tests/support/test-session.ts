import { openSession } from '#src/server/accounts/session/open-session.ts';
import type { Database, Trx } from '#src/server/db/database.ts';

/** Opens a session of someone who gave a code just now; answers its token. */
export async function openTestSession(trx: Trx, userId: string, now: number): Promise<string> {
  const session = { userId, device: 'Test', userinfoScope: false, provedAt: now, now };
  return (await openSession(trx, session)).token;
}

/** Everyone gives a code of their phone, so that no call asks for a fresher one. */
export async function refreshSessions(db: Database, now: number): Promise<void> {
  await db.updateTable('sessions').set({ proved_at: now }).execute();
}
