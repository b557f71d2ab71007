import { afterEach, beforeEach, expect, test } from 'vitest';
import { giving, readLeft, settleGift } from '#src/stores/donations/donation.ts';
import { keepDraft, readDraft } from '#src/stores/drafts.ts';
import { openTestBrowser, type TestBrowser } from '../../support/test-browser.ts';
import { type GivingServer, openGivingServer } from '../../support/test-giving.ts';

let t: GivingServer;
let page: TestBrowser;
let infoUuid: string;

const form = (changes: Record<string, string> = {}) => ({
  infoUuid,
  amountInFen: '5000',
  content: '平安',
  payChannel: '8',
  ...changes,
});

beforeEach(async () => {
  t = await openGivingServer();
  page = openTestBrowser(t);
  infoUuid = await t.addCase();
  giving.reset();
});
afterEach(() => t.close());

/** The server makes the order, and its answer never arrives. */
function loseNextAnswer(): void {
  page.answerWith(async () => {
    const { path, headers, body } = page.sent.at(-1) as (typeof page.sent)[number];
    await t.request(path, { method: 'POST', headers, body });
    throw new TypeError('Failed to fetch');
  });
}

async function orders() {
  return t.services.db.selectFrom('donations').selectAll().execute();
}

test('a gift becomes one order of the amount shown, and the donor is taken to its cashier', async () => {
  await giving.submit(form());
  const [order, ...more] = await orders();
  expect(more).toEqual([]);
  expect(order).toMatchObject({
    amount_in_fen: 5000,
    words: '平安',
    anonymous: 0,
    amount_hidden: 0,
  });
  expect(giving.$state.get()).toEqual({ step: 'leaving' });
  expect(page.wentTo).toEqual([expect.stringContaining(order?.trade_no ?? '')]);
  expect(readLeft(infoUuid).tradeNo).toBe(order?.trade_no);
});

test('a second tap while the first is on its way does nothing', async () => {
  await Promise.all([giving.submit(form()), giving.submit(form())]);
  await giving.submit(form());
  expect(await orders()).toHaveLength(1);
  expect(page.wentTo).toHaveLength(1);
});

test('after a lost answer the same gift tried again is the same order', async () => {
  loseNextAnswer();
  await giving.submit(form());
  expect(giving.$state.get()).toEqual({ step: 'unsure' });
  await giving.submit(form());
  expect(await orders()).toHaveLength(1);
  expect(page.wentTo).toHaveLength(1);
});

test('after a lost answer another amount is another order, not a conflict', async () => {
  loseNextAnswer();
  await giving.submit(form());
  await giving.submit(form({ amountInFen: '1000' }));
  expect(giving.$state.get()).toEqual({ step: 'leaving' });
  expect((await orders()).map((order) => order.amount_in_fen).sort()).toEqual([1000, 5000]);
});

test('a refusal names the field in the words of the reader', async () => {
  await giving.submit(form({ amountInFen: '99999999' }));
  expect(giving.$state.get()).toMatchObject({
    step: 'refused',
    fields: { amountInFen: '金额超过单笔上限，请减少一些。' },
  });
  expect(page.wentTo).toEqual([]);
});

test('a case that ended says so and that nothing was charged', async () => {
  await t.services.db.updateTable('cases').set({ status: 'FINISHED', end_reason: 1 }).execute();
  await giving.submit(form());
  expect(giving.$state.get()).toMatchObject({
    step: 'refused',
    message: expect.stringContaining('没有产生任何扣款'),
  });
});

test('after the page was closed in between, the same gift tried again is the same order', async () => {
  loseNextAnswer();
  await giving.submit(form());
  const { kept } = page;
  page = openTestBrowser(t);
  for (const [key, value] of kept) page.kept.set(key, value);
  giving.reset();
  await giving.submit(form());
  expect(await orders()).toHaveLength(1);
});

test('a paid gift clears what was typed; a closed one keeps it and begins anew', async () => {
  const draft = { kind: 'gift', id: infoUuid } as const;
  keepDraft(draft, form());
  await giving.submit(form());
  settleGift(infoUuid, 'CREATED');
  expect(readLeft(infoUuid).tradeNo).toBeDefined();
  settleGift(infoUuid, 'CLOSED');
  expect(readLeft(infoUuid).tradeNo).toBeUndefined();
  expect(readDraft(draft)?.values).toMatchObject({ content: '平安' });
  giving.reset();
  await giving.submit(form());
  expect(await orders()).toHaveLength(2);
  settleGift(infoUuid, 'PAID');
  expect(readDraft(draft)).toBeUndefined();
});
