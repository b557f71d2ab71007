import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { scratchDir } from '#src/scripts/testing/scratch-dir.ts';
import { makeBackup } from '#src/server/backups/make-backup.ts';
import { findRestoredAt, restoreBackup } from '#src/server/backups/restore-backup.ts';
import { databaseAddress, openDatabase } from '#src/server/db/open-database.ts';
import { withTrailKey } from '#src/server/platform/trail-key.ts';
import { runRefunds } from '#src/server/refunds/run/run-refunds.ts';
import type { Services } from '#src/server/services.ts';
import { openRefundDesk, type RefundDesk } from '../../support/test-refunds.ts';
import { openWithdrawingServer, type WithdrawingServer } from '../../support/test-withdrawing.ts';
import { expectSettled, statusOf, type Told } from './drill-steps.ts';
import { lacksTools, openPlace } from './restore-place.ts';

let t: WithdrawingServer;
let desk: RefundDesk;
let folder: string;
beforeAll(async () => {
  t = await openWithdrawingServer();
  desk = await openRefundDesk(t);
  folder = mkdtempSync(join(scratchDir(), 'warmlight-drill-'));
});
afterAll(async () => {
  await t.close();
  rmSync(folder, { recursive: true, force: true });
});

const now = () => t.services.now();
const hourMs = 3_600_000;

async function runPayouts(withdrawalId: string): Promise<void> {
  for (let at = 0; at < 10 && (await t.statusOfWithdrawal(withdrawalId)) !== 'PAID'; at += 1) {
    await t.runDue();
    t.setNow(now() + 60_000);
  }
  expect(await t.statusOfWithdrawal(withdrawalId)).toBe('PAID');
}

async function pay(caseId: string, amountInFen: number): Promise<string> {
  const { data } = await t.order({ infoUuid: caseId, amountInFen });
  await t.atCashier(data.tradeNo, 'pay');
  await t.bank.deliverDue();
  return data.tradeNo;
}

/** Brings money into every state, then makes the backup. */
async function tellUntilBackup(): Promise<Told & { released: string; raising: string }> {
  const paidOut = await t.addFundedCase(50_000);
  const released = await t.bringToRelease(paidOut, { amountInFen: 20_000, stopRaise: true });
  await t.release(released);
  const lostCase = await t.addFundedCase(40_000);
  const lost = await t.bringToRelease(lostCase, { amountInFen: 30_000, stopRaise: true });
  const returned = await t.addCase();
  const gifts = [await pay(returned, 1000), await pay(returned, 2000)];
  await desk.startRefund(returned);
  const raising = await t.addCase();
  const open = (await t.order({ infoUuid: raising, amountInFen: 700 })).data.tradeNo;
  const grace = await pay(raising, 900);
  const dataDir = join(folder, 'data');
  mkdirSync(join(dataDir, 'media'), { recursive: true });
  writeFileSync(join(dataDir, 'media', 'a.webp'), 'picture');
  const { sqliteFile, databaseUrl } = t.database.address;
  if (sqliteFile) symlinkSync(sqliteFile, join(dataDir, 'warmlight.db'));
  const kept = join(folder, 'backup');
  const note = await makeBackup({ dataDir, databaseUrl }, { folder: kept, now });
  expect(note.files).toBe(2);
  return { kept, madeAt: note.madeAt, gifts, open, grace, lost, released, raising };
}

/**
 * It does what bank and gateway did after it, and the restored books will not know; answers a lost
 * gift.
 */
async function goOn(told: Awaited<ReturnType<typeof tellUntilBackup>>): Promise<string> {
  t.setNow(now() + hourMs);
  await t.atCashier(told.open, 'pay');
  await t.bank.deliverDue();
  await runRefunds(t.services, { perSecond: 1000 });
  await runPayouts(told.released);
  await t.release(told.lost);
  await runPayouts(told.lost);
  const lostGift = await pay(told.raising, 333);
  await t.expectMoneyRight();
  return lostGift;
}

/** Counts what the gateway holds beyond what the ledger says. */
async function heldBeyond({ db }: Services): Promise<number> {
  const account = await db
    .selectFrom('ledger_accounts')
    .select('balance_in_fen')
    .where('id', '=', 'G:sandbox-alipay')
    .executeTakeFirstOrThrow();
  return (await t.bank.heldInFen()) + account.balance_in_fen;
}

describe.skipIf(lacksTools)('a backup', { timeout: 60_000 }, () => {
  test('books restored from it come up to what bank and gateway did since, and only then let money out', async () => {
    const told = await tellUntilBackup();
    const lostGift = await goOn(told);
    t.setNow(now() + hourMs);
    const { place, close } = await openPlace(folder);
    await restoreBackup(place, { folder: told.kept, now: now() });
    expect(readFileSync(join(place.dataDir, 'media', 'a.webp'), 'utf8')).toBe('picture');
    expect(await findRestoredAt(place)).toBe(told.madeAt);
    const db = await openDatabase(databaseAddress(place));
    const services: Services = { ...t.services, db: withTrailKey(db, t.services.keys) };
    try {
      await expectSettled(services, told);
      // The one gift whose order is lost is of no appeal, and waits to go back.
      expect(await statusOf(services, lostGift)).toBeUndefined();
      expect(await heldBeyond(services)).toBe(0);
      const receipts = services.db.selectFrom('gateway_receipts').selectAll();
      expect(await receipts.where('kind', '=', 'lost').execute()).toMatchObject([
        { trade_no: lostGift, amount_in_fen: 333 },
      ]);
    } finally {
      await db.destroy();
      await close();
    }
  }, 60_000);

  test('is not restored under a running server', async () => {
    const { databaseUrl } = t.database.address;
    const place = { dataDir: join(folder, 'data'), databaseUrl };
    const restoring = restoreBackup(place, { folder: join(folder, 'backup'), now: now() });
    await expect(restoring).rejects.toThrow('stop it first');
    await t.expectMoneyRight();
  });

  test('that is damaged is not restored', async () => {
    const kept = join(folder, 'backup');
    const { place, close } = await openPlace(folder);
    const { databaseFile } = JSON.parse(readFileSync(join(kept, 'backup.json'), 'utf8'));
    writeFileSync(join(kept, `${databaseFile}.age`), 'not a database');
    const restoring = restoreBackup(place, { folder: kept, now: now() });
    await expect(restoring).rejects.toThrow('Not what was backed up');
    await close();
  });
});
