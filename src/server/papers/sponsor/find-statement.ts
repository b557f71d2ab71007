import { sql } from 'kysely';
import type { Database } from '#src/server/db/database.ts';
import { pool } from '#src/server/ledger/accounts.ts';
import type { StatementLine } from '#src/shared/activities/sponsor/statement.ts';
import { chinaOffsetMs, dayMs, dayOfNumber } from '#src/shared/platform/china-days.ts';

/** It counts days since 1970 as China counts them, in both engines. */
const dayIn = sql<number>`cast((transfer.created_at + ${sql.lit(chinaOffsetMs)}) / ${sql.lit(dayMs)} as bigint)`;

const comes = sql<number>`case when entry.amount_in_fen > 0 then 1 else 0 end`;

type Moved = { day: number; kind: string; comes: number; inFen: number };

/** Finds the account of an activity by days with something in them, from the ledger alone. */
export async function findStatement(db: Database, activityId: string): Promise<StatementLine[]> {
  const rows: Moved[] = await db
    .selectFrom('ledger_entries as entry')
    .innerJoin('ledger_transfers as transfer', 'transfer.id', 'entry.transfer_id')
    .select(['transfer.kind', dayIn.as('day')])
    .select((eb) => [eb.cast<number>(eb.fn.sum('entry.amount_in_fen'), 'bigint').as('inFen')])
    .select(comes.as('comes'))
    .where('entry.account_id', '=', pool(activityId))
    .groupBy(['transfer.kind', dayIn, comes])
    .orderBy(dayIn)
    .execute();
  let leftInFen = 0;
  const days = Map.groupBy(rows, ({ day }) => day);
  return [...days].map(([day, moved]) => {
    leftInFen += moved.reduce((sum, { inFen }) => sum + inFen, 0);
    return { period: dayOfNumber(day), ...partsOf(moved), leftInFen };
  });
}

/** Takes money of the sponsor by its kind; whatever else comes or goes is of gifts. */
function partsOf(moved: readonly Moved[]) {
  const sum = (of: (one: Moved) => boolean) =>
    moved.filter(of).reduce((whole, { inFen }) => whole + Math.abs(inFen), 0);
  const ofSponsor = ['match-funding', 'match-return'];
  const ofGifts = ({ kind }: Moved) => !ofSponsor.includes(kind);
  return {
    paidInInFen: sum(({ kind }) => kind === 'match-funding'),
    matchedInFen: sum((one) => ofGifts(one) && one.comes === 0),
    cameBackInFen: sum((one) => ofGifts(one) && one.comes === 1),
    returnedInFen: sum(({ kind }) => kind === 'match-return'),
  };
}
