import type { Database, Trx } from '#src/server/db/database.ts';

const shown = ['id as changeId', 'state', 'asked_at as askedAt', 'due_at as dueAt'] as const;

/** Finds the change whose link somebody opened. */
export function findPhoneChange(db: Database | Trx, changeId: string) {
  return db.selectFrom('phone_changes').select(shown).where('id', '=', changeId).executeTakeFirst();
}

/** Finds the change that waits for an account, if one does. */
export function findWaiting(db: Database | Trx, userId: string) {
  return db
    .selectFrom('phone_changes')
    .select(shown)
    .where('user_id', '=', userId)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
}
