import type { ToppedUp } from '#src/server/payments/gateway.ts';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { House } from '../platform/house.ts';
import { statementNoOf, topUpNoOf } from '../withdrawals/top-gateway-up.ts';
import { startOfDay } from './china-day.ts';
import type { Difference } from './compare-bill.ts';
import { keepDifference } from './keep-difference.ts';

const dayMs = 86_400_000;
/** Below the number of parameters a statement may have. */
const chunkSize = 500;

type PaidBack = { topUpNo: string; amountInFen: number; caseId: string | null };

/**
 * Compares what came to the gateway from the custody bank since a day with what payees paid back by
 * our books, since no bill has a line for it.
 */
export async function checkTopUps(
  { db, gateway }: Pick<House, 'db' | 'gateway'>,
  day: string,
  now: number,
): Promise<readonly Difference[]> {
  const startAt = startOfDay(day);
  const done = await findDone(db, { gateway: gateway.name, startAt });
  const since = Math.min(startAt, ...done.map(({ createdAt }) => createdAt)) - dayMs;
  const moved = await gateway.findTopUps(since);
  const known = await findPaidBack(db, [...moved, ...done]);
  const there = new Set(moved.map(({ topUpNo }) => topUpNo));
  const differences = [
    ...moved.flatMap((theirs) => compare(theirs, known.get(theirs.topUpNo))),
    ...done
      .filter(({ topUpNo }) => !there.has(topUpNo))
      .map((own) => differenceOf('missingThere', { own: known.get(own.topUpNo) ?? own })),
  ];
  await inTransaction(db, async (trx) => {
    for (const difference of differences) {
      await keepDifference(trx, { day, gateway, difference }, now);
    }
  });
  return differences;
}

function compare(theirs: ToppedUp, own: PaidBack | undefined): Difference[] {
  if (!own) return [differenceOf('missingHere', { theirs })];
  if (own.amountInFen === theirs.amountInFen) return [];
  return [differenceOf('amountDiffers', { own, theirs })];
}

function differenceOf(
  kind: Difference['kind'],
  { own, theirs }: { own?: PaidBack; theirs?: ToppedUp },
): Difference {
  return {
    ...{ kind, subject: 'topUp', number: (theirs ?? own)?.topUpNo ?? '' },
    ...{ oursInFen: own?.amountInFen ?? null, theirsInFen: theirs?.amountInFen ?? null },
    caseId: own?.caseId ?? null,
  };
}

/** What we have as moved since a day, which may have been asked for long before. */
async function findDone(
  db: Database,
  { gateway, startAt }: { gateway: string; startAt: number },
): Promise<(PaidBack & { createdAt: number })[]> {
  const rows = await db
    .selectFrom('top_ups')
    .select(['top_up_no as topUpNo', 'amount_in_fen as amountInFen', 'created_at as createdAt'])
    .where('gateway', '=', gateway)
    .where('done_at', '>=', startAt)
    .execute();
  return rows.map((row) => ({ ...row, caseId: null }));
}

/** What payees paid back by the ledger, by the number under which it goes to the gateway. */
async function findPaidBack(
  db: Database,
  asked: readonly { topUpNo: string }[],
): Promise<ReadonlyMap<string, PaidBack>> {
  const found = new Map<string, PaidBack>();
  for (let from = 0; from < asked.length; from += chunkSize) {
    const numbers = asked
      .slice(from, from + chunkSize)
      .map(({ topUpNo }) => statementNoOf(topUpNo));
    const rows = await db
      .selectFrom('ledger_transfers as transfer')
      .innerJoin('ledger_entries as entry', 'entry.transfer_id', 'transfer.id')
      .select(['transfer.reference', 'transfer.case_id as caseId'])
      .select('entry.amount_in_fen as amountInFen')
      .where('transfer.kind', '=', 'clawback')
      .where('transfer.reference', 'in', numbers)
      .where('entry.amount_in_fen', '>', 0)
      .execute();
    for (const { reference, ...row } of rows) {
      const topUpNo = topUpNoOf(reference);
      found.set(topUpNo, { ...row, topUpNo });
    }
  }
  return found;
}
