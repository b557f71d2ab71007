import { afterEach, beforeEach, expect, test } from 'vitest';
import { erasePerson } from '#src/server/accounts/erase-person.ts';
import { exportOwn } from '#src/server/accounts/export-own.ts';
import { markRestored } from '#src/server/backups/mark-restored.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { noticeMs } from '#src/shared/monthly/month-days.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { type MonthlyServer, openMonthlyServer } from './monthly-server.ts';

let t: MonthlyServer;
let token: string;
let infoUuid: string;
beforeEach(async () => {
  t = await openMonthlyServer();
  token = await t.signIn('13800007705');
  infoUuid = await t.addCase();
  await t.keepOpen(infoUuid);
});
afterEach(async () => {
  await t.expectMoneyRight();
  await t.close();
});

test('an account that closes ends its agreements first; the export has them', async () => {
  const giftId = await t.begin(token, { infoUuid });
  await t.pass(16);
  const { user_id: userId } = await t.giftOf(giftId);
  const own = await exportOwn(t.services, userId);
  expect(own.monthlyGifts).toMatchObject([{ id: giftId, status: 'ACTIVE' }]);
  expect(own.monthlyCharges).toMatchObject([{ month: '2026-12', state: 'CHARGED' }]);
  const { db, keys, now } = t.services;
  await inTransaction(db, (trx) => erasePerson(trx, { keys, userId }, now()));
  expect(await t.giftOf(giftId)).toMatchObject({ stop_reason: 'accountClosed', account: '' });
  await t.pass(40);
  expect(await t.paid()).toHaveLength(1);
});

test('books put back say each month anew before they charge it, and never twice', async () => {
  const giftId = await t.begin(token, { infoUuid });
  await t.pass(13);
  await t.goToCharge(giftId);
  const before = t.services.now();
  // The gateway has charged it since the backup; the books have forgotten.
  const [run] = await t.runsOf(giftId);
  const { agreement_no: agreementNo, app_id: appId } = await t.giftOf(giftId);
  await t.bank.gateway.agreements?.charge({
    ...{ tradeNo: run?.trade_no ?? '', agreementNo, appId, amountInFen: 5000 },
    ...{ currency: 'CNY', description: '', notifyUrl: 'http://localhost/api/pay/notify/x' },
  });
  const { db } = t.services;
  await db.deleteFrom('monthly_runs').where('gift_id', '=', giftId).execute();
  const forgotten = { next_month: '2026-12', notice_at: before };
  await db.updateTable('monthly_gifts').set(forgotten).where('id', '=', giftId).execute();
  await markRestored(db, { madeAt: before }, before);
  await t.pass(2);
  expect(await t.paid()).toEqual([]);
  await t.pass(noticeMs / dayMs);
  expect(await t.paid()).toHaveLength(1);
  const told = await t.kindsTold();
  expect(told.filter((kind) => kind === 'monthlyAhead')).toHaveLength(2);
});
