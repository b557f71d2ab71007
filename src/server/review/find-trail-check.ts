import type { Database } from '#src/server/db/database.ts';
import { hashOfAct } from './record-act.ts';

/** Finds how the trail stands by the last comparisons of it; reads two rows, however long it is. */
export async function findTrailCheck(db: Database) {
  const check = await db.selectFrom('audit_checks').selectAll().executeTakeFirstOrThrow();
  const { position: count } = await db
    .selectFrom('audit_head')
    .select('position')
    .executeTakeFirstOrThrow();
  const { whole_at, whole_position, whole_hash, broken_position, began_at } = check;
  return {
    count,
    comparedTo: check.position,
    whole:
      whole_at === null ? undefined : { at: whole_at, count: whole_position, hash: whole_hash },
    brokenPosition: broken_position,
    /** Is it being compared from its first row? */
    underWay: began_at !== null && broken_position === null,
  };
}

/**
 * Finds, of these rows, those that are not what was written, or stand beside such a one: each is
 * compared with the row before it and the row after it only.
 */
export async function findChangedRows(
  db: Database,
  positions: readonly number[],
): Promise<ReadonlySet<number>> {
  if (positions.length === 0) return new Set();
  const head = await db.selectFrom('audit_head').selectAll().executeTakeFirstOrThrow();
  const near = new Set(positions.flatMap((one) => [one - 1, one, one + 1]));
  const rows = await db
    .selectFrom('audit_trail')
    .selectAll()
    .where('position', 'in', [...near])
    .execute();
  const byPosition = new Map(rows.map((row) => [row.position, row]));
  const follows = (position: number): boolean => {
    const found = byPosition.get(position);
    const before = position === 1 ? '' : byPosition.get(position - 1)?.hash;
    if (!found || before === undefined) return false;
    const { hash, ...row } = found;
    return hashOfAct(db, before, row) === hash;
  };
  const holds = (position: number): boolean =>
    position < head.position
      ? follows(position + 1)
      : position > head.position || byPosition.get(position)?.hash === head.hash;
  return new Set(positions.filter((position) => !follows(position) || !holds(position)));
}
