import type { Database } from '#src/server/db/database.ts';
import { fromJson } from '#src/server/db/json.ts';
import { whenPutAway } from '#src/server/raiser/dignity/when-put-away.ts';
import { isChild } from '#src/shared/cases/is-child.ts';

type Asked = { infoUuid: string; userId: string };

/** Finds how a family shows its case, for itself alone. */
export async function findShowing(db: Database, { infoUuid, userId }: Asked, now: number) {
  const row = await db
    .selectFrom('cases')
    .selectAll()
    .where('id', '=', infoUuid)
    .where('owner_user_id', '=', userId)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    audience: row.audience,
    facesShown: row.faces_shown === 1,
    isChild: isChild(fromJson<{ age?: number }>(row.patient)),
    isAway: row.put_away_at !== null,
    putAwayFrom: whenPutAway(row, now),
  };
}
