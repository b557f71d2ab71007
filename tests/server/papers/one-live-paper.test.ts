import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import * as calls from '#src/shared/papers/calls.ts';
import { takeGiftBack } from '#src/shared/refunds/gift/calls.ts';
import { openPaperServer, type PaperServer } from './paper-server.ts';

let t: PaperServer;
let token: string;
beforeAll(async () => {
  t = await openPaperServer();
});
beforeEach(async () => {
  token = await t.signInNext();
});
afterEach(() => t.expectMoneyRight());
afterAll(() => t.close());

test('ten asks at the same moment are one paper, and other words for its gifts are refused', async () => {
  const order = await t.giveAs(token, await t.addCase());
  const answers = await Promise.all(Array.from({ length: 10 }, () => t.ask(token, [order])));
  expect(new Set(answers.map(({ data }) => data?.invoiceId)).size).toBe(1);
  expect(await t.listed(token)).toHaveLength(1);
  const other = await t.giveAs(token, await t.addCase());
  for (const again of [t.ask(token, [order], { title: '林' }), t.ask(token, [order, other])])
    expect((await again).refusal?.reason).toBe('paperStands');
});

test('of asks with different names at the same moment one is a paper', async () => {
  const order = await t.giveAs(token, await t.addCase());
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, i) => t.ask(token, [order], { title: `林${i}` })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await t.listed(token)).filter(({ state }) => state === 'live')).toHaveLength(1);
});

test('a paper and the return of its gift at the same moment never leave a live paper', async () => {
  for (let round = 0; round < 5; round += 1) {
    const order = await t.giveAs(token, await t.addCase());
    await Promise.all([t.ask(token, [order]), t.call(takeGiftBack, { orderId: order }, { token })]);
    expect((await t.listed(token)).filter(({ state }) => state === 'live')).toEqual([]);
  }
});

test('its owner gives it up, and its gifts can stand on another', async () => {
  const order = await t.giveAs(token, await t.addCase());
  const { invoiceId } = (await t.ask(token, [order], { title: '林小' })).data;
  for (const _ of [1, 2])
    expect((await t.call(calls.invoiceGiveUp, { invoiceId }, t.from(token))).status).toBe(200);
  expect(await t.paperOf(token, invoiceId)).toMatchObject({ state: 'void', voidReason: 'byOwner' });
  const again = (await t.ask(token, [order])).data.invoiceId;
  expect(again).not.toBe(invoiceId);
  expect(await t.paperOf(token, again)).toMatchObject({ state: 'live' });
});
