import type { Database } from '#src/server/db/database.ts';
import type { Gateway, Swept } from '#src/server/payments/gateway.ts';
import { findRestore } from '#src/server/reconciliation/restore/find-restore.ts';
import type { Services } from '#src/server/services.ts';
import { startOfDay } from './china-day.ts';
import type { Difference } from './compare-bill.ts';
import { chunkSize, compareMoves, keepDifferences, type OwnMove } from './compare-moves.ts';

const dayMs = 86_400_000;

type TheirSweep = { number: string; amountInFen: number; isBack: boolean };
type OwnSweep = OwnMove & { isBack: boolean };

/**
 * Compares what the gateway moved to the custody bank, there or back, with what we asked it to move,
 * since no bill has a line for it. While a restore is being settled, that asks after them itself.
 */
export async function checkSweeps(
  { db, gateway }: Pick<Services, 'db'> & { gateway: Gateway },
  day: string,
  now: number,
): Promise<readonly Difference[]> {
  if (await findRestore(db)) return [];
  const startAt = startOfDay(day);
  const done = await findDone(db, { gateway: gateway.name, startAt, endAt: startAt + dayMs });
  const since = Math.min(startAt, ...done.map(({ createdAt }) => createdAt)) - dayMs;
  const moved = (await gateway.findSweeps(since)).map(numbered);
  const known = await findKnown(db, moved);
  const differences = compareMoves({ subject: 'sweep', moved, known, done, misfitOf });
  await keepDifferences(db, { day, gateway, differences }, now);
  return differences;
}

const numbered = ({ sweepNo: number, ...swept }: Swept): TheirSweep => ({ number, ...swept });

function misfitOf(theirs: TheirSweep, own: OwnSweep | undefined): Difference['kind'] | undefined {
  // There and back again moved nothing, which is how settling a restore leaves what it lost.
  if (!own) return theirs.isBack ? undefined : 'missingHere';
  if (own.amountInFen !== theirs.amountInFen) return 'amountDiffers';
  return theirs.isBack && !own.isBack ? 'statusDiffers' : undefined;
}

function selectSweeps(db: Database) {
  return db
    .selectFrom('sweeps')
    .innerJoin('withdrawals', 'withdrawals.id', 'sweeps.withdrawal_id')
    .select(['sweeps.sweep_no as number', 'sweeps.amount_in_fen as amountInFen'])
    .select(['sweeps.back_asked_at as backAskedAt', 'withdrawals.case_id as caseId'])
    .select('sweeps.created_at as createdAt');
}

/** What we have as moved on a day. */
async function findDone(
  db: Database,
  { gateway, startAt, endAt }: { gateway: string; startAt: number; endAt: number },
) {
  const rows = await selectSweeps(db)
    .where('sweeps.gateway', '=', gateway)
    .where('sweeps.status', '=', 'SUCCESS')
    .where('sweeps.updated_at', '>=', startAt)
    .where('sweeps.updated_at', '<', endAt)
    .execute();
  return rows.map((row) => ({ ...row, isBack: row.backAskedAt !== null }));
}

/** What we asked to be moved, whether or not we have heard that it was. */
async function findKnown(
  db: Database,
  moved: readonly TheirSweep[],
): Promise<ReadonlyMap<string, OwnSweep>> {
  const known = new Map<string, OwnSweep>();
  for (let from = 0; from < moved.length; from += chunkSize) {
    const numbers = moved.slice(from, from + chunkSize).map(({ number }) => number);
    const ofPayouts = await selectSweeps(db).where('sweeps.sweep_no', 'in', numbers).execute();
    for (const row of ofPayouts) {
      known.set(row.number, { ...row, isBack: row.backAskedAt !== null });
    }
    const ofRefunds = await db
      .selectFrom('refunds')
      .select(['refund_no as refundNo', 'amount_in_fen as amountInFen', 'case_id as caseId'])
      .where(
        'refund_no',
        'in',
        numbers.map((number) => number.slice('S-'.length)),
      )
      .where('account_count', '>', 0)
      .execute();
    for (const { refundNo, ...row } of ofRefunds) {
      const number = `S-${refundNo}`;
      known.set(number, { ...row, number, isBack: false });
    }
  }
  return known;
}
