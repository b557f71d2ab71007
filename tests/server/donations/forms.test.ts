import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findKeptReceipts, findReceiptCode } from '#src/server/cases/gifts/receipt-cookie.ts';
import { newId } from '#src/server/platform/keys.ts';
import { linkTo } from '#src/shared/routes.ts';
import { type GivingServer, openGivingServer } from '../../support/test-giving.ts';
import { testOrigin } from '../../support/test-server.ts';

let t: GivingServer;
let infoUuid: string;
beforeAll(async () => {
  t = await openGivingServer();
});
beforeEach(async () => {
  infoUuid = await t.addCase();
});
afterAll(() => t.close());

type Sent = { fields: Record<string, string>; cookie?: string; token?: string };

function submit(path: string, { fields, cookie, token }: Sent): Promise<Response> {
  return t.request(path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: {
      origin: testOrigin,
      ...(cookie ? { cookie } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
  });
}

const payPath = () => linkTo('pay', { params: { infoUuid }, locale: 'en' });
const gift = () => ({
  step: 'pay',
  idempotencyKey: newId(),
  amountInFen: 'own',
  amountInYuan: '25',
});

async function findOrders() {
  return t.services.db
    .selectFrom('donations')
    .selectAll()
    .where('case_id', '=', infoUuid)
    .execute();
}

test('without script a donor goes from the form to the cashier, and back in their language', async () => {
  const answer = await submit(payPath(), {
    fields: { ...gift(), content: '加油', anonymous: '1' },
  });
  expect(answer.status).toBe(303);
  const [order] = await findOrders();
  expect(order).toMatchObject({ amount_in_fen: 2500, words: '加油', anonymous: 1 });
  const cashier = `${testOrigin}/sandbox/cashier/wechat/${order?.trade_no}`;
  expect(answer.headers.get('location')).toBe(cashier);
  const back = await t.atCashier(order?.trade_no ?? '', 'payUntold');
  expect(new URL(back.headers.get('location') ?? '').pathname).toBe(
    `/en/cf/pay/${infoUuid}/success`,
  );
});

test('a form sent twice makes one order', async () => {
  const fields = gift();
  const answers = [await submit(payPath(), { fields }), await submit(payPath(), { fields })];
  expect(answers[1]?.headers.get('location')).toBe(answers[0]?.headers.get('location'));
  expect((await findOrders()).length).toBe(1);
});

test('the review step makes no order', async () => {
  await submit(payPath(), { fields: { ...gift(), step: 'review' } });
  expect(await findOrders()).toEqual([]);
});

test.each(['', '20.50', '20元50', '1万', '-5', '一百', '123456789012'])(
  'an amount typed as %j makes no order',
  async (amountInYuan) => {
    expect((await submit(payPath(), { fields: { ...gift(), amountInYuan } })).status).toBe(422);
    expect(await findOrders()).toEqual([]);
  },
);

test('wide digits are the amount they show', async () => {
  const fields = { ...gift(), amountInYuan: '￥２６ 元' };
  expect((await submit(payPath(), { fields })).status).toBe(303);
  expect(await findOrders()).toMatchObject([{ amount_in_fen: 2600 }]);
});

test('the browser keeps the last ten receipt codes, sealed', async () => {
  let cookie = '';
  for (let i = 0; i < 12; i += 1) {
    t.setNow(t.services.now() + 60_000);
    const answer = await submit(payPath(), { fields: gift(), cookie });
    cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    // More than ten that nobody pays would not be taken.
    const [newest] = findKeptReceipts(t.services, new Headers({ cookie }));
    await t.atCashier(newest?.tradeNo ?? '', 'pay');
    await t.wechatBank.deliverDue();
  }
  const orders = (await findOrders()).map(({ trade_no }) => trade_no).sort();
  const kept = findKeptReceipts(t.services, new Headers({ cookie }));
  expect(kept.map(({ tradeNo }) => tradeNo)).toEqual(orders.slice(2).reverse());
  expect(cookie).not.toContain(kept[0]?.receiptCode);
  expect(kept.length).toBe(10);
  const forged = `${cookie.slice(0, -20)}${'A'.repeat(20)}`;
  expect(findKeptReceipts(t.services, new Headers({ cookie: forged }))).toEqual([]);
  expect(findKeptReceipts(t.services, new Headers({ cookie: 'warmlight-receipts=junk' }))).toEqual(
    [],
  );
});

test('a gift found by its code has an address that opens it in this browser only, for half an hour', async () => {
  const { data } = await t.order({ infoUuid });
  const path = linkTo('receipt', { locale: 'en' });
  const receiptCode = data.receiptCode ?? '';
  const answer = await submit(path, { fields: { step: 'find', receiptCode } });
  const { orderId } = data;
  const target = linkTo('receipt', { query: { orderId }, locale: 'en' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, target]);
  const set = answer.headers.get('set-cookie') ?? '';
  expect(set).toMatch(/^warmlight-found=.*Max-Age=1800;.*HttpOnly/);
  expect(set).not.toContain(receiptCode);
  const cookie = set.split(';')[0] ?? '';
  const codeIn = (sent: string) =>
    findReceiptCode(t.services, { orderId, headers: new Headers({ cookie: sent }) });
  expect([codeIn(cookie), codeIn('warmlight-found=junk')]).toEqual([receiptCode, undefined]);
  // Who types a code is not who gave.
  expect(findKeptReceipts(t.services, new Headers({ cookie }))).toEqual([]);
  const here = await submit(path, { fields: { step: 'findHere', receiptCode } });
  expect(here.headers.get('location')).toBe(null);
});

test('on their own page a donor hides their name and closes an order', async () => {
  const token = await t.signIn('13900000009');
  const { data } = await t.order({ infoUuid }, { token });
  const path = linkTo('mineOrder', { locale: 'zh-CN' });
  const { orderId } = data;
  const hidden = await submit(path, {
    fields: { step: 'anonymous', orderId, anonymous: '1' },
    token,
  });
  expect([hidden.status, hidden.headers.get('location')]).toEqual([303, path]);
  expect((await findOrders())[0]?.anonymous).toBe(1);
  await submit(path, { fields: { step: 'anonymous', orderId }, token });
  expect((await findOrders())[0]?.anonymous).toBe(0);
  await submit(path, { fields: { step: 'close', orderId }, token });
  expect((await findOrders())[0]?.status).toBe('CLOSED');
});
