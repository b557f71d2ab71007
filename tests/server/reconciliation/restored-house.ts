import { mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { makeBackup } from '#src/scripts/backup/make-backup.ts';
import { restoreBackup } from '#src/scripts/backup/restore-backup.ts';
import { databaseAddress, openDatabase } from '#src/server/db/open-database.ts';
import { checkLedger } from '#src/server/ledger/check-ledger.ts';
import type { House } from '#src/server/platform/house.ts';
import { type Settlement, settleSince } from '#src/server/reconciliation/settle-since.ts';
import type { GivingHouse } from '../../support/test-giving.ts';
import { openPlace } from './restore-place.ts';

const hourMs = 3_600_000;

export type Restored = {
  house: House;
  /** As `npm run restore -- --settle` does, each time it is run. */
  settle(): Promise<Settlement>;
  /** Every equation of money, and the books of gateway and bank, to the fen. */
  expectMoneyRight(): Promise<void>;
  close(): Promise<void>;
};

/** Makes a backup file, lets time and banks go on, and restores it elsewhere. */
export async function restoreAfter(
  t: GivingHouse,
  folder: string,
  goOn: () => Promise<unknown>,
): Promise<Restored> {
  const root = mkdtempSync(join(folder, 'one-'));
  const dataDir = join(root, 'data');
  mkdirSync(dataDir);
  const { sqliteFile, databaseUrl } = t.database.address;
  if (sqliteFile) symlinkSync(sqliteFile, join(dataDir, 'warmlight.db'));
  const kept = join(root, 'backup');
  const { now } = t.house;
  const { madeAt } = await makeBackup({ dataDir, databaseUrl }, { folder: kept, now });
  t.setNow(now() + hourMs);
  await goOn();
  await t.expectMoneyRight();
  t.setNow(now() + hourMs);
  const { place, close } = await openPlace(root);
  await restoreBackup(place, { folder: kept, now: now() });
  const db = await openDatabase(databaseAddress(place));
  const house: House = { ...t.house, db };
  return {
    house,
    settle: () => settleSince(house, { backupAt: madeAt }, now()),
    expectMoneyRight: () => expectMoneyRight(t, house),
    close: async () => {
      await db.destroy();
      await close();
    },
  };
}

/** Moved by others than payout and refund. */
const swept = [
  ...['sweep', 'sweep-back', 'refund-sweep', 'pool-funding', 'clawback-received', 'top-up'],
];

async function expectMoneyRight({ bank, payoutBank }: GivingHouse, { db }: House): Promise<void> {
  expect((await checkLedger(db)).filter(({ ok }) => !ok)).toEqual([]);
  const account = await db
    .selectFrom('ledger_accounts')
    .select('balance_in_fen')
    .where('id', '=', `G:${bank.gateway.name}`)
    .executeTakeFirst();
  expect(0 - (account?.balance_in_fen ?? 0)).toBe((await bank.books())[0]?.heldInFen ?? 0);
  const paid = await db
    .selectFrom('ledger_entries as entry')
    .innerJoin('ledger_transfers as transfer', 'transfer.id', 'entry.transfer_id')
    .select((eb) => eb.cast<number | null>(eb.fn.sum('amount_in_fen'), 'bigint').as('inFen'))
    .where('account_id', '=', 'B')
    .where('transfer.kind', 'not in', swept)
    .executeTakeFirstOrThrow();
  expect(paid.inFen ?? 0).toBe(await payoutBank.paidInFen());
}
