import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { runRefunds } from '#src/server/refunds/run/run-refunds.ts';
import { makeRefundAccountForm, makeTakeBackForm } from '#src/stores/refunds/gift-refund.ts';
import { dropNextCalls, loseNextAnswer, openSignedIn } from '../../support/sign-in-test-browser.ts';
import type { TestBrowser } from '../../support/test-browser.ts';
import { type GivingServer, openGivingServer } from '../../support/test-giving.ts';

const account = { name: '林小雨', bankName: '云岭银行昭通支行', bankCard: '6222020000000020123' };
const target = '/orders';
let t: GivingServer;
let page: TestBrowser;
let token: string;
let infoUuid: string;
beforeAll(async () => {
  t = await openGivingServer();
  token = await t.signIn('13812340001');
});
beforeEach(async () => {
  infoUuid = await t.addCase();
  page = openSignedIn(t, token);
});
afterEach(() => t.expectMoneyRight());
afterAll(() => t.close());

/** Pays a gift; one whose payer closed their account cannot go back the way it came. */
async function give(as: string | undefined, choice: 'pay' | 'payAndClose' = 'pay') {
  const { data } = await t.order({ infoUuid }, as ? { token: as } : {});
  await t.atCashier(data.tradeNo, choice);
  await t.bank.deliverDue();
  return data;
}

const refunds = () =>
  t.services.db
    .selectFrom('refunds')
    .innerJoin('donations', 'donations.id', 'refunds.order_id')
    .select(['refunds.status', 'refunds.needs_account as needsAccount', 'account_mask as mask'])
    .where('donations.case_id', '=', infoUuid)
    .execute();

test('a gift is taken back once, also when its answer is lost or it is tapped twice', async () => {
  const { orderId } = await give(token);
  const form = makeTakeBackForm();
  dropNextCalls(page);
  await form.submit({ orderId }, { target });
  expect(form.$state.get()).toEqual({ step: 'unsure', absent: true });
  loseNextAnswer(t, page);
  await Promise.all([form.submit({ orderId }, { target }), form.submit({ orderId }, { target })]);
  expect(page.wentTo).toEqual([target]);
  expect(await refunds()).toHaveLength(1);
});

test('a guest takes a gift back by its code, and stays on the page', async () => {
  const { orderId, receiptCode } = await give(undefined);
  const guest = openSignedIn(t, '');
  const form = makeTakeBackForm();
  loseNextAnswer(t, guest);
  await form.submit({ orderId, receiptCode: receiptCode ?? '' });
  expect(form.$state.get()).toMatchObject({ step: 'done' });
  expect(await refunds()).toHaveLength(1);
});

test('after the hours of grace a gift stays where it is', async () => {
  const { orderId } = await give(token);
  t.setNow(t.services.now() + 100 * 3_600_000);
  const form = makeTakeBackForm();
  await form.submit({ orderId }, { target });
  expect(form.$state.get()).toMatchObject({ step: 'refused', reason: 'graceOver' });
  expect(await refunds()).toEqual([]);
});

test('an account is given once; a lost answer is found again by the gift itself', async () => {
  const { orderId } = await give(token, 'payAndClose');
  await makeTakeBackForm().submit({ orderId });
  await runRefunds(t.services, { perSecond: 1000 });
  expect(await refunds()).toMatchObject([{ needsAccount: 1 }]);
  const form = makeRefundAccountForm();
  await form.submit({ orderId, ...account, bankCard: '123' });
  expect(form.$state.get()).toMatchObject({ fields: { bankCard: expect.any(String) } });
  dropNextCalls(page);
  await form.submit({ orderId, ...account }, { target });
  expect(form.$state.get()).toEqual({ step: 'unsure', absent: true });
  loseNextAnswer(t, page);
  await form.submit({ orderId, ...account }, { target });
  expect(page.wentTo).toEqual([target]);
  expect(await refunds()).toMatchObject([{ mask: '云岭银行昭通支行 **** 0123' }]);
  expect(JSON.stringify([...page.kept])).not.toContain(account.bankCard);
});
