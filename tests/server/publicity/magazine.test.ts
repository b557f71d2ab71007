import { afterAll, beforeAll, expect, test } from 'vitest';
import { findPlatformMoney } from '#src/server/publicity/find-platform-money.ts';
import { dayMs, startOfDay } from '#src/shared/platform/china-days.ts';
import { monthAfter } from '#src/shared/platform/months.ts';
import { magazineMonthly } from '#src/shared/publicity/magazine/calls.ts';
import { takeGiftBack } from '#src/shared/refunds/gift/calls.ts';
import { openPaperServer, type PaperServer } from '../papers/paper-server.ts';

const month = '2026-11';
const hourMs = 3_600_000;

let t: PaperServer;
beforeAll(async () => {
  t = await openPaperServer();
});
afterAll(() => t.close());

const read = (asked = month) => t.call(magazineMonthly, { month: asked });

test('a month that goes on has none; once it is over it equals the public page', async () => {
  const token = await t.signInNext();
  const other = await t.addCase();
  await t.giveAs(token, await t.addCase(), 5_000);
  await t.giveAs(token, other, 1_200);
  const back = await t.giveAs(token, other, 800);
  await t.call(takeGiftBack, { orderId: back }, { token });
  await t.run();
  expect((await read()).status).toBe(404);
  t.setNow(t.now() + 20 * dayMs);
  const money = await findPlatformMoney(t.services.db);
  const { givenInFen, raisedInFen, refundedInFen, paidOutInFen, matchedInFen } = money;
  const { data } = await read();
  expect(data).toMatchObject({ givenInFen, raisedInFen, refundedInFen, paidOutInFen });
  expect(data).toMatchObject({ month, families: 2, giftCount: 2, matchedInFen });
  expect(data).toMatchObject({ givenInFen: 7000, raisedInFen: 6200, refundedInFen: 800 });
  await t.giveAs(await t.signInNext(), other, 9_900);
  expect((await read()).data).toEqual(data);
  const [before, after] = [monthAfter(month, -1), monthAfter(month, 1)];
  expect((await read(before)).data).toMatchObject({
    ...{ givenInFen: 0, raisedInFen: 0, families: 0, giftCount: 0 },
  });
  expect((await read(after)).status).toBe(404);
  expect((await read('2026-13')).status).toBe(400);
});

test('what goes back after its month no longer counts as raised in it; what moved in it stays said', async () => {
  const [last, next] = [startOfDay('2027-03') - hourMs, startOfDay('2027-03') + hourMs];
  t.setNow(last);
  const [stays, leaves] = [await t.addCase(), await t.addCase()];
  const token = await t.signInNext();
  await t.giveAs(token, stays, 3000);
  const orderId = await t.giveAs(token, leaves, 900);
  t.setNow(next);
  const ofFebruary = async () => (await read('2027-02')).data;
  const before = await ofFebruary();
  expect(before).toMatchObject({ families: 2, giftCount: 2, raisedInFen: 3900, givenInFen: 3900 });
  await t.call(takeGiftBack, { orderId }, { token });
  await t.run();
  expect(await ofFebruary()).toEqual({ ...before, families: 1, giftCount: 1, raisedInFen: 3000 });
});
