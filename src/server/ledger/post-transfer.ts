import { randomBytes } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Trx } from '#src/server/db/database.ts';
import { prepared } from '#src/server/db/prepared.ts';
import type { LedgerEntriesTable, LedgerTransfersTable } from '#src/server/db/schema.ts';
import { addTurnover } from './add-turnover.ts';
import { changeBalances } from './change-balances.ts';
import type { LedgerTransfer } from './transfer.ts';

const insertTransfer = prepared((trx, row: Insertable<LedgerTransfersTable>) =>
  trx
    .insertInto('ledger_transfers')
    .values(row)
    .onConflict((conflict) => conflict.columns(['kind', 'reference']).doNothing()),
);

const insertEntries = prepared((trx, { rows }: { rows: Insertable<LedgerEntriesTable>[] }) =>
  trx.insertInto('ledger_entries').values(rows),
);

/**
 * Writes a transfer and its balances. Answers 'already' when this cause had this very effect
 * before; throws when it had another, and AccountOverdrawnError when the money is not there.
 */
export async function postTransfer(
  trx: Trx,
  transfer: LedgerTransfer,
): Promise<'posted' | 'already'> {
  assertBalanced(transfer);
  const id = randomBytes(16).toString('base64url');
  const { kind, reference, entries } = transfer;
  const caseId = transfer.caseId ?? null;
  const inserted = await insertTransfer.run(trx, {
    ...{ id, kind, reference, case_id: caseId },
    created_at: transfer.now,
  });
  if (inserted === 0) {
    await assertSameEffect(trx, transfer);
    return 'already';
  }
  await changeBalances(trx, entries);
  const rows = entries.map(({ account, amountInFen }, position) => ({
    transfer_id: id,
    position,
    account_id: account,
    amount_in_fen: amountInFen,
  }));
  await insertEntries.run(trx, { rows });
  await addTurnover(trx, [transfer]);
  return 'posted';
}

export function assertBalanced({ kind, reference, entries }: LedgerTransfer): void {
  const name = `Transfer ${kind} ${reference}`;
  if (entries.length < 2) throw new Error(`${name} has fewer than two entries.`);
  let sumInFen = 0n;
  for (const { amountInFen } of entries) {
    if (!Number.isSafeInteger(amountInFen) || amountInFen === 0) {
      throw new Error(`${name} has an amount that is not a safe integer other than zero.`);
    }
    sumInFen += BigInt(amountInFen);
  }
  if (sumInFen !== 0n) throw new Error(`${name} does not sum to zero.`);
}

async function assertSameEffect(trx: Trx, transfer: LedgerTransfer): Promise<void> {
  const rows = await trx
    .selectFrom('ledger_transfers as transfer')
    .leftJoin('ledger_entries as entry', 'entry.transfer_id', 'transfer.id')
    .select(['transfer.case_id', 'entry.account_id', 'entry.amount_in_fen'])
    .where('transfer.kind', '=', transfer.kind)
    .where('transfer.reference', '=', transfer.reference)
    .execute();
  const stored = rows.map((row) => `${row.case_id} ${row.account_id} ${row.amount_in_fen}`);
  const asked = transfer.entries.map(
    ({ account, amountInFen }) => `${transfer.caseId ?? null} ${account} ${amountInFen}`,
  );
  if (stored.sort().join('\n') !== asked.sort().join('\n')) {
    throw new Error(
      `Transfer ${transfer.kind} ${transfer.reference} exists already with other entries.`,
    );
  }
}
