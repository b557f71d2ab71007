import type { Database } from '#src/server/db/database.ts';
import { hashOfAct } from './record-act.ts';

const batch = 1000;

export type TrailState =
  | { whole: true; count: number; hash: string }
  /** From this position on, the trail is not what was written. */
  | { whole: false; brokenAt: number };

/**
 * Walks the audit trail from its first row and tells whether every hash follows from all before.
 * Whoever keeps a hash elsewhere (the report prints it) can also tell that no end was cut off.
 */
export async function checkTrail(db: Database): Promise<TrailState> {
  const head = await db.selectFrom('audit_head').selectAll().executeTakeFirstOrThrow();
  let [position, before] = [0, ''];
  while (position < head.position) {
    const rows = await db
      .selectFrom('audit_trail')
      .selectAll()
      .where('position', '>', position)
      .where('position', '<=', head.position)
      .orderBy('position')
      .limit(batch)
      .execute();
    for (const { hash, ...row } of rows) {
      const follows = row.position === position + 1 && hashOfAct(before, row) === hash;
      if (!follows) return { whole: false, brokenAt: position + 1 };
      [position, before] = [row.position, hash];
    }
    if (rows.length < batch) break;
  }
  const ends = position === head.position && before === head.hash;
  return ends
    ? { whole: true, count: position, hash: before }
    : { whole: false, brokenAt: position + 1 };
}
