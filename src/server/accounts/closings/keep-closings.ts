import type { ObjectStore } from '#src/server/media/object-store.ts';
import type { Services } from '#src/server/services.ts';
import { dayMs, dayOf } from '#src/shared/platform/china-days.ts';
import { addClosings, type Closings, placesOf } from './closings-of-day.ts';

type KeepingServices = Pick<Services, 'config' | 'db' | 'keys' | 'media'>;

export const keepClosingsJob = 'keep-closings';

/** A place may be away so long before somebody has mended it. */
const lookedBackMs = 40 * dayMs;
const mostRounds = 5;

/**
 * Writes down outside of the database which accounts were closed, so that a backup from before does not
 * bring them back. One place that is away keeps no other from being written.
 */
export async function keepClosings(services: KeepingServices, now: number): Promise<void> {
  const failures: unknown[] = [];
  for (const place of placesOf(services)) {
    try {
      await keepIn(place, services, now);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'a list of closings was not kept');
}

/**
 * Another node may write the same list between our reading it and our writing it, so books and list
 * are compared again after each write: whoever writes last has read all that was closed before.
 */
async function keepIn(place: ObjectStore, services: KeepingServices, now: number): Promise<void> {
  for (let round = 1; round <= mostRounds; round += 1) {
    let wrote = false;
    for (const [day, closings] of await findByDay(services, now - lookedBackMs))
      wrote = (await addClosings(place, day, closings)) || wrote;
    if (!wrote) return;
  }
  throw new Error('A list of closings lacks again and again what was written to it.');
}

async function findByDay(
  { db, keys }: KeepingServices,
  since: number,
): Promise<Map<string, Closings>> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'closed_at'])
    .where('closed_at', '>=', since)
    .execute();
  const days = new Map<string, Closings>();
  for (const { id, closed_at: closedAt } of rows) {
    if (closedAt === null) continue;
    const day = dayOf(closedAt);
    const ofDay = days.get(day) ?? new Map();
    days.set(day, ofDay.set(keys.blindIndex('closing', id), closedAt));
  }
  return days;
}
