import { afterEach, beforeEach, expect, test } from 'vitest';
import { $donation, startDonation } from '#src/stores/donation.ts';
import {
  attemptOf,
  readDraft,
  readOpenOrder,
  saveDraft,
  settleDraft,
} from '#src/stores/donation-draft.ts';
import { openTestBrowser, type TestBrowser } from '../support/test-browser.ts';
import { type GivingServer, openGivingServer } from '../support/test-giving.ts';
import { testNow } from '../support/test-server.ts';

const form = { amountInFen: '5000', content: '平安', payChannel: '8' };
let t: GivingServer;
let page: TestBrowser;
let infoUuid: string;

beforeEach(async () => {
  t = await openGivingServer();
  page = openTestBrowser(t);
  infoUuid = await t.addCase();
  $donation.set({ step: 'editing' });
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
  await startDonation(infoUuid, form);
  const [order, ...more] = await orders();
  expect(more).toEqual([]);
  expect(order).toMatchObject({
    amount_in_fen: 5000,
    words: '平安',
    anonymous: 0,
    amount_hidden: 0,
  });
  expect($donation.get()).toEqual({ step: 'leaving' });
  expect(page.wentTo).toEqual([expect.stringContaining(order?.trade_no ?? '')]);
  expect(readOpenOrder(infoUuid)).toBe(order?.trade_no);
});

test('a second tap while the first is on its way does nothing', async () => {
  await Promise.all([startDonation(infoUuid, form), startDonation(infoUuid, form)]);
  await startDonation(infoUuid, form);
  expect(await orders()).toHaveLength(1);
  expect(page.wentTo).toHaveLength(1);
});

test('after a lost answer the same gift tried again is the same order', async () => {
  loseNextAnswer();
  await startDonation(infoUuid, form);
  expect($donation.get()).toEqual({ step: 'unsure' });
  await startDonation(infoUuid, form);
  expect(await orders()).toHaveLength(1);
  expect(page.wentTo).toHaveLength(1);
});

test('after a lost answer another amount is another order, not a conflict', async () => {
  loseNextAnswer();
  await startDonation(infoUuid, form);
  await startDonation(infoUuid, { ...form, amountInFen: '1000' });
  expect($donation.get()).toEqual({ step: 'leaving' });
  expect((await orders()).map((order) => order.amount_in_fen).sort()).toEqual([1000, 5000]);
});

test('a refusal names the field in the words of the reader', async () => {
  await startDonation(infoUuid, { ...form, amountInFen: '99999999' });
  expect($donation.get()).toMatchObject({
    step: 'refused',
    fields: { amountInFen: '金额超过单笔上限，请减少一些。' },
  });
  expect(page.wentTo).toEqual([]);
});

test('a case that ended says so and that nothing was charged', async () => {
  await t.services.db.updateTable('cases').set({ status: 'FINISHED', end_reason: 1 }).execute();
  await startDonation(infoUuid, form);
  expect($donation.get()).toMatchObject({
    step: 'refused',
    message: expect.stringContaining('没有产生任何扣款'),
  });
});

test('what was typed stays for a week, for its own case, and only what the donor filled in', () => {
  saveDraft(infoUuid, { ...form, step: 'review', idempotencyKey: 'secret' });
  expect(readDraft(infoUuid)).toEqual(form);
  expect(readDraft('another')).toBeUndefined();
  t.setNow(testNow + 8 * 86_400_000);
  expect(readDraft(infoUuid)).toBeUndefined();
});

test('a paid gift clears what was typed; a closed one keeps it and begins anew', () => {
  saveDraft(infoUuid, form);
  const first = attemptOf(infoUuid, form);
  expect(attemptOf(infoUuid, form)).toBe(first);
  settleDraft(infoUuid, 'CREATED');
  expect(attemptOf(infoUuid, form)).toBe(first);
  settleDraft(infoUuid, 'CLOSED');
  expect(readDraft(infoUuid)).toEqual(form);
  expect(attemptOf(infoUuid, form)).not.toBe(first);
  settleDraft(infoUuid, 'PAID');
  expect(readDraft(infoUuid)).toBeUndefined();
});

test('without storage a draft lives as long as the page, and a spoilt one is no draft', () => {
  openTestBrowser(t, { storage: false });
  saveDraft(infoUuid, form);
  expect(readDraft(infoUuid)).toEqual(form);
  settleDraft(infoUuid, 'PAID');
  expect(readDraft(infoUuid)).toBeUndefined();
  openTestBrowser(t).kept.set(`warmlight.gift.${infoUuid}`, '{');
  expect(readDraft(infoUuid)).toBeUndefined();
});
