import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { openDatabase } from '#src/server/db/open-database.ts';
import { addressOf, type Place } from './offline.ts';

const pauseMs = 500;

/**
 * Waits until running servers have nothing left to do, or so long. A payout whose money is not at the
 * custody bank has to wait for that bank's next day, which no test lives to see.
 */
export async function becomeQuiet(place: Place, mostMs: number): Promise<void> {
  const until = performance.now() + mostMs;
  const db = await openDatabase({ ...addressOf(place), readOnly: true });
  try {
    while (performance.now() < until) {
      await sleep(pauseMs);
      const { rows } = await sql<{ count: number }>`select
        (select count(*) from jobs
          where done_at is null and failed_at is null and run_at <= ${Date.now()})
        + (select count(*) from refunds where status <> 'SUCCESS' and needs_account = 0)
        + (select count(*) from case_refunds where status = 'RUNNING' and held_at is null)
        + (select count(*) from payouts where status in ('READY', 'SUBMITTED')
          and not exists (select 1 from jobs where done_at is null
            and last_error like 'WaitingError: % of payout ' || payouts.payout_no || ' %'))
        as count`.execute(db);
      if (Number(rows[0]?.count) === 0) return;
    }
  } finally {
    await db.destroy();
  }
}
