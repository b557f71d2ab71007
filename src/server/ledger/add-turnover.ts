import type { Trx } from '#src/server/db/database.ts';
import { kindOf } from './accounts.ts';
import type { LedgerTransfer } from './post-transfer.ts';

/**
 * Adds transfers to the running sums by kind of transfer and of account, which tell what the whole
 * platform raised, paid out and returned without reading a single gift. Always in one order, so
 * that two transactions never wait for each other in a circle.
 */
export async function addTurnover(
  trx: Trx,
  transfers: readonly Pick<LedgerTransfer, 'kind' | 'entries'>[],
): Promise<void> {
  const sums = new Map<string, { kind: string; account_kind: string; amount_in_fen: number }>();
  for (const { kind, entries } of transfers) {
    for (const { account, amountInFen } of entries) {
      const accountKind = kindOf(account);
      const key = `${kind} ${accountKind}`;
      const sum = sums.get(key) ?? { kind, account_kind: accountKind, amount_in_fen: 0 };
      sums.set(key, { ...sum, amount_in_fen: sum.amount_in_fen + amountInFen });
    }
  }
  const rows = [...sums].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, sum]) => sum);
  await trx
    .insertInto('ledger_turnover')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['kind', 'account_kind']).doUpdateSet((eb) => ({
        amount_in_fen: eb('ledger_turnover.amount_in_fen', '+', eb.ref('excluded.amount_in_fen')),
      })),
    )
    .execute();
}
