import { afterAll, beforeAll, expect, test } from 'vitest';
import { findPlatformMoney } from '#src/server/publicity/find-platform-money.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { monthAfter } from '#src/shared/platform/months.ts';
import { magazineMonthly } from '#src/shared/publicity/magazine/calls.ts';
import { takeGiftBack } from '#src/shared/refunds/gift/calls.ts';
import { openPaperServer, type PaperServer } from '../papers/paper-server.ts';

const month = '2026-11';

let t: PaperServer;
beforeAll(async () => {
  t = await openPaperServer();
});
afterAll(() => t.close());

const read = (asked = month) => t.call(magazineMonthly, { month: asked });

test('a month that goes on has none; once it is over it equals the public page, for good', async () => {
  const token = await t.signInNext();
  const other = await t.addCase();
  await t.giveAs(token, await t.addCase(), 5_000);
  await t.giveAs(token, other, 1_200);
  const back = await t.giveAs(token, other, 800);
  await t.call(takeGiftBack, { orderId: back }, { token });
  await t.run();
  expect((await read()).status).toBe(404);
  t.setNow(t.now() + 20 * dayMs);
  const { givenInFen, refundedInFen, paidOutInFen, matchedInFen } = await findPlatformMoney(
    t.services.db,
  );
  const { data } = await read();
  expect(data).toMatchObject({ givenInFen, refundedInFen, paidOutInFen, matchedInFen });
  expect(data).toMatchObject({ month, families: 2, giftCount: 3, refundedInFen: 800 });
  await t.giveAs(await t.signInNext(), other, 9_900);
  expect((await read()).data).toEqual(data);
  const [before, after] = [monthAfter(month, -1), monthAfter(month, 1)];
  expect((await read(before)).data).toMatchObject({ givenInFen: 0, families: 0 });
  expect((await read(after)).status).toBe(404);
  expect((await read('2026-13')).status).toBe(400);
});
