import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { checkMoves } from '#src/server/reconciliation/days/check-moves.ts';
import { levelPlaces } from '#src/server/treasury/level-places.ts';
import { payChannels } from '#src/shared/donations/pay-channels.ts';
import { dayBefore, dayMs, dayOf } from '#src/shared/platform/china-days.ts';
import { openWithdrawingServer, type WithdrawingServer } from '../../support/test-withdrawing.ts';

let t: WithdrawingServer;
beforeAll(async () => {
  t = await openWithdrawingServer();
});
beforeEach(() => {
  t.setNow(t.services.now() + 5 * dayMs);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await t.expectMoneyRight();
});
afterAll(() => t.close());

const now = () => t.services.now();
const level = () => levelPlaces(t.services, now());
const give = (amountInFen: number, payChannel: number = payChannels.wxH5) =>
  t.addCase().then((infoUuid) => t.give({ infoUuid, amountInFen, payChannel }));

async function balanceOf(id: string): Promise<number> {
  const row = await t.services.db
    .selectFrom('ledger_accounts')
    .select('balance_in_fen')
    .where('id', '=', id)
    .executeTakeFirst();
  return 0 - (row?.balance_in_fen ?? 0);
}

test('what a gateway settles by itself is booked once, and the other gateway keeps what it took', async () => {
  await give(3000);
  await give(500, payChannels.alipayWap);
  const [atBank, atAlipay] = [await balanceOf('B'), await balanceOf('G:sandbox-alipay')];
  await t.wechatBank.settle();
  await Promise.all([level(), level()]);
  await level();
  expect(await balanceOf('G:sandbox-wechat')).toBe(0);
  expect(await balanceOf('B')).toBe(atBank + 3000);
  expect(await balanceOf('G:sandbox-alipay')).toBe(atAlipay);
});

test('one that nobody asked after for a month is booked all the same', async () => {
  await give(1700);
  await t.wechatBank.settle();
  const atBank = await balanceOf('B');
  t.setNow(now() + 31 * dayMs);
  await level();
  expect(await balanceOf('B')).toBe(atBank + 1700);
});

test('a gateway that does not answer stops no other work, and is asked again', async () => {
  await give(900);
  await t.wechatBank.settle();
  const { custody } = t.wechatBank.gateway;
  if (custody.by === 'us') throw new Error('It settles by itself.');
  vi.spyOn(custody, 'findSettlements').mockRejectedValueOnce(new Error('down'));
  await level();
  expect(await balanceOf('G:sandbox-wechat')).toBe(900);
  await level();
  expect(await balanceOf('G:sandbox-wechat')).toBe(0);
});

test('the morning comparison books what it hears of first, and names another amount', async () => {
  await give(2200);
  await t.wechatBank.settle();
  const { db } = t.services;
  const { gateway } = t.wechatBank;
  const check = () => checkMoves({ db, gateway }, dayBefore(dayOf(now())), now());
  const { custody } = gateway;
  if (custody.by === 'us') throw new Error('It settles by itself.');
  expect(await check()).toEqual([]);
  expect(await balanceOf('G:sandbox-wechat')).toBe(0);
  const { findSettlements } = custody;
  vi.spyOn(custody, 'findSettlements').mockImplementation(async (since) =>
    (await findSettlements(since)).map((one) => ({ ...one, amountInFen: one.amountInFen + 1 })),
  );
  expect(await check()).toMatchObject([
    { kind: 'amountDiffers', subject: 'settlement', oursInFen: 2200, theirsInFen: 2201 },
  ]);
});
