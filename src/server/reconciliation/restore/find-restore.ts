import { sql } from 'kysely';
import type { Database, Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { enqueue } from '#src/server/jobs/enqueue.ts';
import { moneyOutSwitch } from '#src/server/ledger/freeze-money-out.ts';
import { dayMs, dayOf } from '#src/shared/platform/china-days.ts';

/** Says in the database itself which backup it came from, until its numbers are settled. */
export const restoredSwitch = 'restored-backup-at';

/** It begins a day before the backup, for what was on its way when it was made. */
export const overlapMs = dayMs;

type Restore = { backupAt: number; openDifferences: number };

/** Finds the restore whose numbers are not settled yet, with what of it waits for people. */
export async function findRestore(db: Database): Promise<Restore | undefined> {
  const row = await db
    .selectFrom('switches')
    .select('value')
    .where('name', '=', restoredSwitch)
    .executeTakeFirst();
  if (!row) return undefined;
  const backupAt = Number(row.value);
  return { backupAt, openDifferences: await countOpenSince(db, backupAt - overlapMs) };
}

export async function countOpenSince(db: Database, since: number): Promise<number> {
  const { count } = await db
    .selectFrom('differences')
    .select(({ eb, fn }) => eb.cast<number>(fn.countAll(), 'bigint').as('count'))
    .where('settled_at', 'is', null)
    .where('day', '>=', dayOf(since))
    .executeTakeFirstOrThrow();
  return count;
}

/** Everything since the backup is settled: the restore is over, and lifts its own freeze, no other. */
export async function endRestore(db: Database, now: number): Promise<void> {
  await inTransaction(db, async (trx) => {
    await trx
      .updateTable('switches')
      .set({ value: 'off', set_at: now })
      .where('name', '=', moneyOutSwitch)
      .where('value', '=', 'on')
      .where('reason', 'like', 'restored:%')
      .execute();
    await trx.deleteFrom('switches').where('name', '=', restoredSwitch).execute();
    await sendUnmatchedBack(trx, now);
  });
}

/** Jobs that sent money back may have given up while it was frozen: all of it is asked for again. */
async function sendUnmatchedBack(trx: Trx, now: number): Promise<void> {
  const left = await trx
    .selectFrom('gateway_receipts')
    .select(['gateway', 'gateway_trade_no as gatewayTradeNo'])
    .where('kind', '<>', 'donation')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('ledger_transfers')
            .select('id')
            .where('kind', '=', 'unmatched-refund')
            .where(({ eb, ref }) =>
              eb(
                'reference',
                '=',
                sql<string>`${ref('gateway')} || ':' || ${ref('gateway_trade_no')}`,
              ),
            ),
        ),
      ),
    )
    .execute();
  for (const payload of left) {
    const dedupeKey = `refund-unmatched@${payload.gateway}:${payload.gatewayTradeNo}`;
    await enqueue(trx, { name: 'refund-unmatched', payload, runAt: now, dedupeKey });
  }
}
