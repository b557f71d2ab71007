import { afterAll, beforeAll, expect, test } from 'vitest';
import { remindUnsent } from '#src/server/kinds/goods/remind-unsent.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { openWithdrawingServer, type WithdrawingServer } from '../../support/test-withdrawing.ts';
import { gears } from './goods-desk.ts';
import { goodsSale } from './goods-sale.ts';

let t: WithdrawingServer;
let market: ReturnType<typeof goodsSale>;
beforeAll(async () => {
  t = await openWithdrawingServer();
  market = goodsSale(t);
});
afterAll(() => t.close());

type Sale = Awaited<ReturnType<typeof market.sell>>;
const countTold = async ({ family }: Sale) =>
  (await market.toldKinds(family)).filter((kind) => kind === 'goodsUnsent').length;
const remindAt = (now: number) => remindUnsent(t.services.db, now);
const promisedAt = () => t.services.now() + gears.gear1SendDays * dayMs;

test('a family hears once that a paid thing is past the day it promised, and not before', async () => {
  const late = await market.sell();
  await remindAt(promisedAt() - 1);
  expect(await countTold(late)).toBe(0);
  await Promise.all([remindAt(promisedAt()), remindAt(promisedAt() + 1)]);
  await remindAt(promisedAt() + dayMs);
  expect(await countTold(late)).toBe(1);
});

test('nobody is reminded of what was sent or taken back, and no family that mourns', async () => {
  const [sent, taken, mourning] = [await market.sell(), await market.sell(), await market.sell()];
  await market.send(sent);
  await market.takeBack(taken);
  await t.services.db
    .updateTable('cases')
    .set({ mourning_at: t.services.now() })
    .where('id', '=', mourning.infoUuid)
    .execute();
  await remindAt(promisedAt() + dayMs);
  for (const sale of [sent, taken, mourning]) expect(await countTold(sale)).toBe(0);
});
