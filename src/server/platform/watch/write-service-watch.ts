import type { Database, Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { sha256 } from '#src/server/platform/keys.ts';
import { dayMs, dayOf } from '#src/shared/platform/china-days.ts';
import type { BrowserError, ServiceWatch } from './service-watch.ts';

/** More kinds than these are no list that anyone reads; known ones go on being counted. */
const mostKinds = 1000;
const hoursKeptMs = 90 * dayMs;
const errorsKeptMs = 30 * dayMs;

type Taken = ReturnType<ServiceWatch['takeAll']>;

/** Writes what was counted; what can't be written is kept for the next time. */
export async function writeServiceWatch(parts: {
  db: Database;
  serviceWatch: ServiceWatch;
}): Promise<void> {
  const { hours, errors, errorDays } = parts.serviceWatch.takeAll();
  if (hours.length + errors.length === 0) return;
  try {
    await inTransaction(parts.db, async (trx) => {
      for (const { hour, objective, asked, missed } of hours) {
        await trx
          .insertInto('service_hours')
          .values({ hour, objective, asked, missed })
          .onConflict((conflict) =>
            conflict.columns(['hour', 'objective']).doUpdateSet((eb) => ({
              asked: eb('service_hours.asked', '+', asked),
              missed: eb('service_hours.missed', '+', missed),
            })),
          )
          .execute();
      }
      await writeErrors(trx, errors);
      await writeErrorDays(trx, errorDays);
    });
  } catch (error) {
    for (const one of hours) parts.serviceWatch.addHour(one);
    for (const one of errors) parts.serviceWatch.addError(one);
    for (const one of errorDays) parts.serviceWatch.addErrorDay(one);
    throw error;
  }
}

async function writeErrors(trx: Trx, errors: readonly BrowserError[]): Promise<void> {
  if (errors.length === 0) return;
  const { kinds } = await trx
    .selectFrom('browser_errors')
    .select(({ fn }) => fn.countAll().as('kinds'))
    .executeTakeFirstOrThrow();
  const isFull = Number(kinds) >= mostKinds;
  for (const { type, place, reason, count, seenAt } of errors) {
    const hash = sha256(`${type} ${place} ${reason}`);
    const seenAgain = await trx
      .updateTable('browser_errors')
      .set((eb) => ({ count: eb('count', '+', count), last_seen_at: seenAt }))
      .where('hash', '=', hash)
      .executeTakeFirst();
    if (seenAgain.numUpdatedRows > 0n || isFull) continue;
    const seen = { first_seen_at: seenAt, last_seen_at: seenAt, count };
    await trx
      .insertInto('browser_errors')
      .values({ hash, type, place, reason, ...seen })
      .onConflict((conflict) =>
        conflict
          .column('hash')
          .doUpdateSet((eb) => ({ count: eb('browser_errors.count', '+', count) })),
      )
      .execute();
  }
}

async function writeErrorDays(trx: Trx, days: Taken['errorDays']): Promise<void> {
  for (const { day, type, count } of days) {
    await trx
      .insertInto('browser_error_days')
      .values({ day, type, count })
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'type'])
          .doUpdateSet((eb) => ({ count: eb('browser_error_days.count', '+', count) })),
      )
      .execute();
  }
}

/** None says anything of a person; all are removed once nobody asks for them any more. */
export async function sweepServiceWatch(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('service_hours')
    .where('hour', '<', now - hoursKeptMs)
    .execute();
  await db
    .deleteFrom('browser_errors')
    .where('last_seen_at', '<', now - errorsKeptMs)
    .execute();
  await db
    .deleteFrom('browser_error_days')
    .where('day', '<', dayOf(now - hoursKeptMs))
    .execute();
}
