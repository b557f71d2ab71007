import { inTransaction } from '#src/server/db/in-transaction.ts';
import { type AccountId, custodyBank, gatewayCost } from '#src/server/ledger/accounts.ts';
import { postTransfer } from '#src/server/ledger/post-transfer.ts';
import type { TestDatabase } from '../../support/test-db.ts';

export const post = (opened: TestDatabase, transfer: Partial<Parameters<typeof postTransfer>[1]>) =>
  inTransaction(opened.db, (trx) =>
    postTransfer(trx, {
      kind: 'test',
      reference: 'r',
      entries: move(custodyBank, gatewayCost, 5),
      now: 1,
      ...transfer,
    }),
  );

export const move = (from: AccountId, to: AccountId, amountInFen: number) => [
  { account: from, amountInFen: -amountInFen },
  { account: to, amountInFen },
];

export const balanceOf = async (opened: TestDatabase, id: AccountId) => {
  const row = await opened.db
    .selectFrom('ledger_accounts')
    .select('balance_in_fen')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.balance_in_fen;
};
