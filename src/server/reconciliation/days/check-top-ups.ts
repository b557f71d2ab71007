import type { Database } from '#src/server/db/database.ts';
import type { Gateway } from '#src/server/payments/gateway.ts';
import type { Services } from '#src/server/services.ts';
import { statementNoOf, topUpNoOf } from '#src/server/withdrawals/returns/top-gateway-up.ts';
import { startOfDay } from './china-day.ts';
import type { Difference } from './compare-bill.ts';
import { chunkSize, compareMoves, keepDifferences, type OwnMove } from './compare-moves.ts';

const dayMs = 86_400_000;

/**
 * Compares what came to the gateway from the custody bank since a day with what payees paid back by
 * our books, since no bill has a line for it.
 */
export async function checkTopUps(
  { db, gateway }: Pick<Services, 'db'> & { gateway: Gateway },
  day: string,
  now: number,
): Promise<readonly Difference[]> {
  const startAt = startOfDay(day);
  const done = await findDone(db, { gateway: gateway.name, startAt });
  const since = Math.min(startAt, ...done.map(({ createdAt }) => createdAt)) - dayMs;
  const moved = (await gateway.findTopUps(since)).map(({ topUpNo: number, amountInFen }) => {
    return { number, amountInFen };
  });
  const known = await findPaidBack(db, [...moved, ...done]);
  const differences = compareMoves({
    ...{ subject: 'topUp', moved, known, done },
    misfitOf: (theirs, own) => {
      if (!own) return 'missingHere';
      return own.amountInFen === theirs.amountInFen ? undefined : 'amountDiffers';
    },
  });
  await keepDifferences(db, { day, gateway, differences }, now);
  return differences;
}

/** What we have as moved since a day, which may have been asked for long before. */
async function findDone(
  db: Database,
  { gateway, startAt }: { gateway: string; startAt: number },
): Promise<(OwnMove & { createdAt: number })[]> {
  const rows = await db
    .selectFrom('top_ups')
    .select(['top_up_no as number', 'amount_in_fen as amountInFen', 'created_at as createdAt'])
    .where('gateway', '=', gateway)
    .where('done_at', '>=', startAt)
    .execute();
  return rows.map((row) => ({ ...row, caseId: null }));
}

/** What payees paid back by the ledger, by the number under which it goes to the gateway. */
async function findPaidBack(
  db: Database,
  asked: readonly { number: string }[],
): Promise<ReadonlyMap<string, OwnMove>> {
  const found = new Map<string, OwnMove>();
  for (let from = 0; from < asked.length; from += chunkSize) {
    const statements = asked
      .slice(from, from + chunkSize)
      .map(({ number }) => statementNoOf(number));
    const rows = await db
      .selectFrom('ledger_transfers as transfer')
      .innerJoin('ledger_entries as entry', 'entry.transfer_id', 'transfer.id')
      .select(['transfer.reference', 'transfer.case_id as caseId'])
      .select('entry.amount_in_fen as amountInFen')
      .where('transfer.kind', '=', 'clawback')
      .where('transfer.reference', 'in', statements)
      .where('entry.amount_in_fen', '>', 0)
      .execute();
    for (const { reference, ...row } of rows) {
      const number = topUpNoOf(reference);
      found.set(number, { ...row, number });
    }
  }
  return found;
}
