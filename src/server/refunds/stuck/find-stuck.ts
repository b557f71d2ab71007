import type { Database, Trx } from '#src/server/db/database.ts';
import { caseAvailable } from '#src/server/ledger/accounts.ts';
import { findBalance } from '#src/server/ledger/find-balance.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';

/** By then a gift has been tried for more than three hours. */
export const stuckAfterAttempts = 12;
const waitsForDonorMs = 7 * dayMs;

type Gifts = { gifts: number; amountInFen: number };
export type Stuck = {
  /** This is tried for hours. */
  failing: Gifts;
  /** Nobody has said for days where they may go. */
  waiting: Gifts;
  /** It is left of a case whose refund is over; it can go to no donor any more. */
  leftInFen: number;
  /** These accounts wait for a second person. */
  proposed: number;
};

/** Finds what of a case's refunds will not mend by itself. */
export async function findStuck(db: Database | Trx, caseId: string, now: number): Promise<Stuck> {
  const rows = await selectStuck(db, now)
    .select(({ fn, eb }) => [
      'needs_account as needsAccount',
      eb.cast<number>(fn.countAll(), 'bigint').as('gifts'),
      eb.cast<number>(fn.sum('amount_in_fen'), 'bigint').as('amountInFen'),
    ])
    .where('case_id', '=', caseId)
    .groupBy('needs_account')
    .execute();
  const of = (asked: 0 | 1): Gifts => {
    const { gifts = 0, amountInFen = 0 } =
      rows.find(({ needsAccount }) => needsAccount === asked) ?? {};
    return { gifts, amountInFen };
  };
  return {
    ...{ failing: of(0), waiting: of(1) },
    leftInFen: await findLeftInFen(db, caseId),
    proposed: await countProposed(db, caseId),
  };
}

/** Selects refunds of gifts that were tried for hours, or wait for days for an account. */
export function selectStuck(db: Database | Trx, now: number) {
  return db
    .selectFrom('refunds')
    .where((eb) =>
      eb.or([
        eb.and([
          eb('refunds.next_try_at', 'is not', null),
          eb('refunds.attempts', '>=', stuckAfterAttempts),
        ]),
        eb.and([
          eb('refunds.status', '=', 'ERROR'),
          eb('refunds.needs_account', '=', 1),
          eb('refunds.updated_at', '<=', now - waitsForDonorMs),
        ]),
      ]),
    );
}

/** Finds which refund of the case was the last to be released, if that is over. */
export async function findLastDone(db: Database | Trx, caseId: string) {
  const last = await db
    .selectFrom('case_refunds')
    .select(['kind', 'status'])
    .where('case_id', '=', caseId)
    .where('kind', '<>', 'grace')
    .where('released_at', 'is not', null)
    .orderBy('released_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.status === 'DONE' ? last.kind : undefined;
}

async function findLeftInFen(db: Database | Trx, caseId: string): Promise<number> {
  const kind = await findLastDone(db, caseId);
  if (kind === undefined || kind === 'fundraiser') return 0;
  return findBalance(db, caseAvailable(caseId));
}

async function countProposed(db: Database | Trx, caseId: string): Promise<number> {
  const { count } = await db
    .selectFrom('staff_proposals')
    .innerJoin('refunds', 'refunds.refund_no', 'staff_proposals.subject')
    .select(({ eb, fn }) => eb.cast<number>(fn.countAll(), 'bigint').as('count'))
    .where('staff_proposals.kind', '=', 'refundAccount')
    .where('staff_proposals.state', '=', 'open')
    .where('refunds.case_id', '=', caseId)
    .executeTakeFirstOrThrow();
  return count;
}
