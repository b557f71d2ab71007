import type { Database } from '#src/server/db/database.ts';
import { isKept, keptInFen } from '#src/server/db/kept-gifts.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { startOfDay } from '#src/shared/platform/china-days.ts';
import { monthAfter } from '#src/shared/platform/months.ts';
import type { MagazineView } from '#src/shared/publicity/magazine/calls.ts';
import { sumFlows } from './sum-flows.ts';

type Span = { from: number; until: number };

/**
 * Finds the public figures of a month that ended; one that goes on has no magazine yet. What came,
 * went back and was paid out in it is said for good, since transfers are never changed and bear their
 * instant. Gifts, families and what is raised are of what it was given and keeps by now.
 */
export async function findMagazine(
  db: Database,
  month: string,
  now: number,
): Promise<MagazineView> {
  const span = { from: startOfDay(month), until: startOfDay(monthAfter(month, 1)) };
  if (span.until > now) throw new Problem('notFound');
  const [turned, raised, helpers, verified] = await Promise.all([
    findTurnover(db, span),
    findRaised(db, span),
    countHelpers(db, span),
    countVouched(db, span),
  ]);
  return { month, ...raised, ...sumFlows(turned).flows, helpers, verified };
}

function findTurnover(db: Database, { from, until }: Span) {
  return db
    .selectFrom('ledger_transfers')
    .innerJoin('ledger_entries', 'ledger_entries.transfer_id', 'ledger_transfers.id')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
    .select(['ledger_accounts.kind as account_kind', 'ledger_transfers.kind'])
    .select((eb) =>
      eb.cast<number>(eb.fn.sum('ledger_entries.amount_in_fen'), 'bigint').as('amount_in_fen'),
    )
    .where('ledger_transfers.created_at', '>=', from)
    .where('ledger_transfers.created_at', '<', until)
    .groupBy(['ledger_accounts.kind', 'ledger_transfers.kind'])
    .execute();
}

/** What was passed on counts from its passing, as a gift to the family that has it. */
function findRaised(db: Database, { from, until }: Span) {
  return db
    .selectFrom('donations')
    .select((eb) => [
      eb.cast<number>(eb.fn.countAll(), 'bigint').as('giftCount'),
      eb.cast<number>(eb.fn.count('case_id').distinct(), 'bigint').as('families'),
      eb.cast<number>(eb.fn.coalesce(eb.fn.sum(keptInFen), eb.lit(0)), 'bigint').as('raisedInFen'),
    ])
    .where(isKept)
    .where('paid_at', '>=', from)
    .where('paid_at', '<', until)
    .executeTakeFirstOrThrow();
}

async function countHelpers(db: Database, { from, until }: Span): Promise<number> {
  const { count } = await db
    .selectFrom('points')
    .select((eb) => eb.cast<number>(eb.fn.count('user_id').distinct(), 'bigint').as('count'))
    .where('amount', '>', 0)
    .where('created_at', '>=', from)
    .where('created_at', '<', until)
    .executeTakeFirstOrThrow();
  return count;
}

async function countVouched(db: Database, { from, until }: Span): Promise<number> {
  const { count } = await db
    .selectFrom('verifications')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'bigint').as('count'))
    .where('counted_at', '>=', from)
    .where('counted_at', '<', until)
    .executeTakeFirstOrThrow();
  return count;
}
