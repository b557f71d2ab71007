import type { Database, Trx } from '#src/server/db/database.ts';
import { type Deed, findDeeds } from '#src/server/points/find-deeds.ts';
import { isMourning } from '#src/server/points/is-mourning.ts';
import { type PointTask, taskRules } from '#src/shared/points/tasks.ts';

type Asked = { userId: string; taskId: PointTask };

/**
 * Finds deeds whose love value can be taken: not taken yet, and within what counts of their day.
 */
export async function findReady(db: Database | Trx, asked: Asked, now: number): Promise<Deed[]> {
  if (await isMourning(db, asked.userId)) return [];
  const deeds = await findDeeds(db, asked, now);
  if (deeds.length === 0) return [];
  const taken = await findTaken(db, asked, deeds);
  const left = await findLeft(db, asked, deeds);
  return deeds.filter(({ subject, day }) => {
    const more = left.get(day) ?? 0;
    if (taken.has(subject) || more === 0) return false;
    left.set(day, more - 1);
    return true;
  });
}

async function findTaken(db: Database | Trx, { userId, taskId }: Asked, deeds: readonly Deed[]) {
  const rows = await db
    .selectFrom('points')
    .select('subject')
    .where('user_id', '=', userId)
    .where('kind', '=', taskId)
    .where(
      'subject',
      'in',
      deeds.map(({ subject }) => subject),
    )
    .execute();
  return new Set(rows.map(({ subject }) => subject));
}

/** How many more deeds of each day count? What was taken back counts as taken. */
async function findLeft(db: Database | Trx, { userId, taskId }: Asked, deeds: readonly Deed[]) {
  const days = [...new Set(deeds.map(({ day }) => day))];
  const rows = await db
    .selectFrom('points')
    .select(['day', ({ fn }) => fn.countAll<number>().as('count')])
    .where('user_id', '=', userId)
    .where('day', 'in', days)
    .where('kind', '=', taskId)
    .groupBy('day')
    .execute();
  const counts = new Map(rows.map(({ day, count }) => [day, Number(count)]));
  const { perDay } = taskRules[taskId];
  return new Map(days.map((day) => [day, Math.max(0, perDay - (counts.get(day) ?? 0))]));
}
