import type { Trx } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Config } from '../platform/config.ts';
import type { House } from '../platform/house.ts';
import { findSettings } from '../platform/settings.ts';

const dayMs = 86_400_000;

type Owed = { withdrawalId: string; caseId: string; now: number };

/** From now on the family owes the public how this money was used. */
export async function oweFundUse(
  trx: Trx,
  { withdrawalId, caseId, now }: Owed,
  config: Config,
): Promise<void> {
  const { fundUseDays } = await findSettings(trx, config);
  await trx
    .insertInto('fund_uses')
    .values({
      ...{ withdrawal_id: withdrawalId, case_id: caseId, due_at: now + fundUseDays * dayMs },
      ...{ reminded_at: null, overdue_told_at: null, post_id: null, shown_at: null },
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('withdrawal_id').doNothing())
    .execute();
}

/** Nobody has to show the use of money that came back. */
export async function oweNoFundUse(trx: Trx, withdrawalId: string): Promise<void> {
  await trx
    .deleteFrom('fund_uses')
    .where('withdrawal_id', '=', withdrawalId)
    .where('shown_at', 'is', null)
    .execute();
}

/** What was paid of a withdrawal before the rest was called off is owed an account of its use too. */
export async function owePartlyPaid(
  { db, config }: Pick<House, 'db' | 'config'>,
  now: number,
): Promise<void> {
  const paid = await db
    .selectFrom('withdrawals')
    .leftJoin('fund_uses', 'fund_uses.withdrawal_id', 'withdrawals.id')
    .select(['withdrawals.id as withdrawalId', 'withdrawals.case_id as caseId'])
    .where('withdrawals.status', '=', 'PAID')
    .where('given_back_in_fen', '>', 0)
    .where('fund_uses.withdrawal_id', 'is', null)
    .execute();
  for (const owed of paid) {
    await inTransaction(db, (trx) => oweFundUse(trx, { ...owed, now }, config));
  }
}
