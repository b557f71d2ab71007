import type { Trx } from '#src/server/db/database.ts';
import { prepared } from '#src/server/db/prepared.ts';
import { kindOf } from './accounts.ts';
import type { LedgerTransfer } from './transfer.ts';

type Sum = { kind: string; account_kind: string; amount_in_fen: number };

const add = prepared((trx, { sums }: { sums: Sum[] }) =>
  trx
    .insertInto('ledger_turnover')
    .values(sums)
    .onConflict((conflict) =>
      conflict.columns(['kind', 'account_kind']).doUpdateSet((eb) => ({
        amount_in_fen: eb('ledger_turnover.amount_in_fen', '+', eb.ref('excluded.amount_in_fen')),
      })),
    ),
);

/**
 * Adds transfers to the running sums by kind of transfer and of account, which tell what the
 * whole platform raised, paid out and returned without reading a single gift. It keeps to one
 * order, so that two transactions never wait for each other in a circle.
 */
export async function addTurnover(
  trx: Trx,
  transfers: readonly Pick<LedgerTransfer, 'kind' | 'entries'>[],
): Promise<void> {
  const sums = new Map<string, Sum>();
  for (const { kind, entries } of transfers) {
    for (const { account, amountInFen } of entries) {
      const accountKind = kindOf(account);
      const key = `${kind} ${accountKind}`;
      const sum = sums.get(key) ?? { kind, account_kind: accountKind, amount_in_fen: 0 };
      sums.set(key, { ...sum, amount_in_fen: sum.amount_in_fen + amountInFen });
    }
  }
  const inOrder = [...sums].sort(([one], [other]) => (one < other ? -1 : 1));
  await add.run(trx, { sums: inOrder.map(([, sum]) => sum) });
}
