import { expect } from 'vitest';
import type { Database } from '#src/server/db/database.ts';
import { equations } from '#src/server/equations.ts';
import { checkLedger } from '#src/server/ledger/check-ledger.ts';
import type { GivingServer } from './test-giving.ts';

/** These moves are no word of the custody bank's own about a payout. */
const movedByOthers = [
  ...['sweep', 'top-up', 'settlement', 'passed-through'],
  ...['pool-funding', 'match-funding', 'match-return', 'clawback-received'],
];

type Banks = Pick<GivingServer, 'bank' | 'wechatBank'> & {
  payoutBank: Pick<GivingServer['payoutBank'], 'paidInFen'>;
};

/** Compares every equation of money, and the books of gateway and custody bank, to the fen. */
export async function expectMoneyRight(
  db: Database,
  { bank, wechatBank, payoutBank }: Banks,
): Promise<void> {
  const results = await checkLedger(db, equations);
  expect(results.filter(({ ok }) => !ok)).toEqual([]);
  for (const { gateway, heldInFen } of [bank, wechatBank]) {
    const account = await db
      .selectFrom('ledger_accounts')
      .select('balance_in_fen')
      .where('id', '=', `G:${gateway.name}`)
      .executeTakeFirst();
    expect([gateway.name, 0 - (account?.balance_in_fen ?? 0)]).toEqual([
      gateway.name,
      await heldInFen(),
    ]);
  }
  const paid = await db
    .selectFrom('ledger_entries as entry')
    .innerJoin('ledger_transfers as transfer', 'transfer.id', 'entry.transfer_id')
    .select((eb) => eb.cast<number | null>(eb.fn.sum('amount_in_fen'), 'bigint').as('inFen'))
    .where('account_id', '=', 'B')
    .where('transfer.kind', 'not in', movedByOthers)
    .executeTakeFirstOrThrow();
  expect(paid.inFen ?? 0).toBe(await payoutBank.paidInFen());
}
