import type { Trx } from '#src/server/db/database.ts';
import { isUrgent, type NoticeKind } from '#src/shared/notices/notice-kinds.ts';
import { type QuietHours, usualQuietHours } from '#src/shared/notices/quiet-hours.ts';

type Stored = { id: string; user_id: string };
export type Reachable = { id: string } & QuietHours;

/**
 * Everyone may have a phone, which counts for what is urgent, at any hour; a fan-out asks for the
 * others first, and for their hours.
 */
export async function findReachable(
  trx: Trx,
  stored: readonly Stored[],
  kind: NoticeKind,
): Promise<readonly Reachable[]> {
  if (isUrgent(kind)) return stored.map(({ id }) => ({ id, ...usualQuietHours }));
  if (stored.length === 0) return [];
  const rows = await selectHours(trx, stored)
    .where(({ or, exists, selectFrom }) =>
      or(
        (['messaging_accounts', 'push_targets'] as const).map((table) =>
          exists(
            selectFrom(table)
              .select(`${table}.user_id`)
              .whereRef(`${table}.user_id`, '=', 'users.id'),
          ),
        ),
      ),
    )
    .execute();
  return withHours(stored, rows);
}

/** Finds who gave an address that takes letters. */
export async function findMailed(
  trx: Trx,
  stored: readonly Stored[],
): Promise<readonly Reachable[]> {
  if (stored.length === 0) return [];
  const rows = await selectHours(trx, stored)
    .innerJoin('mail_addresses', 'mail_addresses.user_id', 'users.id')
    .where('mail_addresses.verified_at', 'is not', null)
    .where('mail_addresses.refused_at', 'is', null)
    .execute();
  return withHours(stored, rows);
}

function selectHours(trx: Trx, stored: readonly Stored[]) {
  const userIds = stored.map((row) => row.user_id);
  return trx
    .selectFrom('users')
    .select(['users.id', 'quiet_from as quietFrom', 'quiet_until as quietUntil'])
    .where('users.id', 'in', userIds);
}

function withHours(stored: readonly Stored[], rows: readonly Reachable[]): readonly Reachable[] {
  const hoursOf = new Map(rows.map(({ id, ...quiet }) => [id, quiet]));
  return stored.flatMap(({ id, user_id }) => {
    const quiet = hoursOf.get(user_id);
    return quiet ? [{ id, ...quiet }] : [];
  });
}
