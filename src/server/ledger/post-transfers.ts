import { randomBytes } from 'node:crypto';
import type { Trx } from '#src/server/db/database.ts';
import { addTurnover } from './add-turnover.ts';
import { changeBalances } from './change-balances.ts';
import { assertBalanced } from './post-transfer.ts';
import type { LedgerTransfer } from './transfer.ts';

/**
 * Writes many transfers of causes that had no effect yet, with one change for each account. A
 * cause that had one fails the whole batch by its unique index.
 */
export async function postTransfers(trx: Trx, transfers: readonly LedgerTransfer[]): Promise<void> {
  transfers.forEach(assertBalanced);
  const rows = transfers.map((transfer) => ({
    id: randomBytes(16).toString('base64url'),
    transfer,
  }));
  await trx
    .insertInto('ledger_transfers')
    .values(
      rows.map(({ id, transfer: { kind, reference, caseId, now } }) => ({
        id,
        kind,
        reference,
        case_id: caseId ?? null,
        created_at: now,
      })),
    )
    .execute();
  const entries = rows.flatMap(({ id, transfer }) =>
    transfer.entries.map((entry, position) => ({ id, position, entry })),
  );
  await changeBalances(
    trx,
    entries.map(({ entry }) => entry),
  );
  await trx
    .insertInto('ledger_entries')
    .values(
      entries.map(({ id, position, entry }) => ({
        transfer_id: id,
        position,
        account_id: entry.account,
        amount_in_fen: entry.amountInFen,
      })),
    )
    .execute();
  await addTurnover(trx, transfers);
}
