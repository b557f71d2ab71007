import type { Swept } from '#src/server/payments/gateway.ts';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { House } from '../platform/house.ts';
import { startOfDay } from './china-day.ts';
import type { Difference } from './compare-bill.ts';
import { findRestore } from './find-restore.ts';
import { keepDifference } from './keep-difference.ts';

const dayMs = 86_400_000;
/** Below the number of parameters a statement may have. */
const chunkSize = 500;

type OwnSweep = { sweepNo: string; amountInFen: number; isBack: boolean; caseId: string | null };

/**
 * Compares what the gateway moved to the custody bank, there or back, with what we asked it to move,
 * since no bill has a line for it. While a restore is being settled, that asks after them itself.
 */
export async function checkSweeps(
  { db, gateway }: Pick<House, 'db' | 'gateway'>,
  day: string,
  now: number,
): Promise<readonly Difference[]> {
  if (await findRestore(db)) return [];
  const startAt = startOfDay(day);
  const done = await findDone(db, { gateway: gateway.name, startAt, endAt: startAt + dayMs });
  const since = Math.min(startAt, ...done.map(({ createdAt }) => createdAt)) - dayMs;
  const moved = await gateway.findSweeps(since);
  const known = await findKnown(db, moved);
  const there = new Set(moved.map(({ sweepNo }) => sweepNo));
  const differences = [
    ...moved.flatMap((swept) => compare(swept, known.get(swept.sweepNo))),
    ...done
      .filter(({ sweepNo }) => !there.has(sweepNo))
      .map((own) => differenceOf('missingThere', { own })),
  ];
  await inTransaction(db, async (trx) => {
    for (const difference of differences) {
      await keepDifference(trx, { day, gateway, difference }, now);
    }
  });
  return differences;
}

function compare(theirs: Swept, own: OwnSweep | undefined): Difference[] {
  // There and back again moved nothing, which is how settling a restore leaves what it lost.
  if (!own) return theirs.isBack ? [] : [differenceOf('missingHere', { theirs })];
  if (own.amountInFen !== theirs.amountInFen)
    return [differenceOf('amountDiffers', { own, theirs })];
  return theirs.isBack && !own.isBack ? [differenceOf('statusDiffers', { own, theirs })] : [];
}

function differenceOf(
  kind: Difference['kind'],
  { own, theirs }: { own?: OwnSweep; theirs?: Swept },
): Difference {
  return {
    ...{ kind, subject: 'sweep', number: (theirs ?? own)?.sweepNo ?? '' },
    ...{ oursInFen: own?.amountInFen ?? null, theirsInFen: theirs?.amountInFen ?? null },
    caseId: own?.caseId ?? null,
  };
}

function selectSweeps(db: Database) {
  return db
    .selectFrom('sweeps')
    .innerJoin('withdrawals', 'withdrawals.id', 'sweeps.withdrawal_id')
    .select(['sweeps.sweep_no as sweepNo', 'sweeps.amount_in_fen as amountInFen'])
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
  moved: readonly Swept[],
): Promise<ReadonlyMap<string, OwnSweep>> {
  const known = new Map<string, OwnSweep>();
  for (let from = 0; from < moved.length; from += chunkSize) {
    const numbers = moved.slice(from, from + chunkSize).map(({ sweepNo }) => sweepNo);
    const ofPayouts = await selectSweeps(db).where('sweeps.sweep_no', 'in', numbers).execute();
    for (const row of ofPayouts) {
      known.set(row.sweepNo, { ...row, isBack: row.backAskedAt !== null });
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
      known.set(`S-${refundNo}`, { ...row, sweepNo: `S-${refundNo}`, isBack: false });
    }
  }
  return known;
}
