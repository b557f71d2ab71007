import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { choices } from '#src/server/payments/sandbox/pay-at-bank.ts';
import { type GivingServer, openGivingServer } from '../../support/test-giving.ts';
import { testOrigin } from '../../support/test-server.ts';

let t: GivingServer;
let tradeNo: string;
beforeEach(async () => {
  t = await openGivingServer();
  tradeNo = (await t.order({ infoUuid: await t.addCase(), amountInFen: 12_345 })).data.tradeNo;
});
afterEach(() => t.close());

const page = (query = '', headers: Record<string, string> = {}) =>
  t.bank.app.request(`${testOrigin}/sandbox/cashier/${tradeNo}${query}`, { headers });
const pass = (ms: number) => t.setNow(t.services.now() + ms);

test('the cashier shows what is paid to whom, in both languages, and has a button for each end', async () => {
  const [zh, en] = [await (await page()).text(), await (await page('?lang=en')).text()];
  expect(zh).toContain('<html lang="zh-CN">');
  expect(en).toContain('<html lang="en">');
  for (const text of [zh, en]) {
    expect(text).toContain('¥123.45');
    expect(text).toContain(tradeNo);
    expect(text).not.toContain('<script');
    for (const choice of choices) expect(text).toContain(`value="${choice}"`);
  }
  const accepted = await (await page('', { 'accept-language': 'en-GB,en;q=0.9' })).text();
  expect(accepted).toContain('<html lang="en">');
});

test('the cashier allows its own style, the icon of its site and nothing else', async () => {
  const policy = (await page()).headers.get('content-security-policy') ?? '';
  const own =
    /^default-src 'none'; img-src 'self'; style-src 'sha256-[\w+/=]+'; form-action 'self' /;
  expect(policy).toMatch(own);
  expect(policy).not.toContain('unsafe');
});

test('words of a merchant are shown as words', async () => {
  const shown = 'R'.repeat(26);
  await t.bank.gateway.createPayment({
    currency: 'CNY',
    ...{ tradeNo: shown, amountInFen: 100, payChannel: 8 },
    ...{ description: '<b>"hi"</b>', returnUrl: `${testOrigin}/`, notifyUrl: `${testOrigin}/n` },
    expiresAt: t.services.now() + 1000,
  });
  const text = await (await t.bank.app.request(`/sandbox/cashier/${shown}`)).text();
  expect(text).toContain('&lt;b&gt;&quot;hi&quot;&lt;/b&gt;');
});

test('a payment that was paid, refused or is out of time can not be paid again', async () => {
  await t.atCashier(tradeNo, 'pay');
  await t.atCashier(tradeNo, 'payTwice');
  expect(await t.bank.books()).toEqual([{ merchant: 'warmlight-test', heldInFen: 12_345 }]);
  const second = await t.order({ infoUuid: await t.addCase() });
  pass(2 * 3_600_000);
  await t.atCashier(second.data.tradeNo, 'pay');
  expect(await t.bank.gateway.queryPayment(second.data.tradeNo)).toEqual({ status: 'CLOSED' });
});

test('an unknown payment and an unknown choice do nothing', async () => {
  expect((await t.atCashier('0'.repeat(26), 'pay')).status).toBe(404);
  expect((await t.atCashier(tradeNo, 'steal' as 'pay')).status).toBe(400);
  expect(await t.bank.books()).toEqual([]);
});

test('the same trade number again answers the same cashier, another amount is an error', async () => {
  const intent = {
    currency: 'CNY',
    ...{ tradeNo, amountInFen: 12_345, payChannel: 8, description: '' },
    ...{ returnUrl: `${testOrigin}/`, notifyUrl: `${testOrigin}/n`, expiresAt: 1 },
  } as const;
  const { cashierUrl } = await t.bank.gateway.createPayment(intent);
  expect(cashierUrl).toBe(`${testOrigin}/sandbox/cashier/${tradeNo}`);
  await expect(t.bank.gateway.createPayment({ ...intent, amountInFen: 1 })).rejects.toThrow(
    'another payment',
  );
});

test('a number closed before it came stays closed', async () => {
  const number = 'Z'.repeat(26);
  expect(await t.bank.gateway.queryPayment(number)).toEqual({ status: 'UNKNOWN' });
  expect(await t.bank.gateway.closePayment(number)).toBe('CLOSED');
  const intent = {
    currency: 'CNY',
    ...{ tradeNo: number, amountInFen: 100, payChannel: 8, description: '' },
    ...{ returnUrl: `${testOrigin}/`, notifyUrl: `${testOrigin}/n`, expiresAt: 1 },
  } as const;
  await expect(t.bank.gateway.createPayment(intent)).rejects.toThrow('another payment');
});

test('a notification that is not taken comes again after 1, 2, 4, 8 seconds, ten times in all', async () => {
  const takeFrom = vi.spyOn(t.bank.gateway, 'verify').mockReturnValue(undefined);
  const startedAt = t.services.now();
  await t.atCashier(tradeNo, 'pay');
  const sentAfter: number[] = [];
  for (let at = 0; at < 1200; at += 1) {
    t.setNow(startedAt + at * 1000);
    const before = takeFrom.mock.calls.length;
    await t.bank.deliverDue();
    if (takeFrom.mock.calls.length > before) sentAfter.push(at);
  }
  expect(sentAfter).toEqual([0, 1, 3, 7, 15, 31, 63, 127, 255, 511]);
  takeFrom.mockRestore();
});

test('a notification is sent until it is taken, and not after', async () => {
  const take = vi.spyOn(t.bank.gateway, 'verify').mockReturnValueOnce(undefined);
  await t.atCashier(tradeNo, 'pay');
  expect(await t.bank.deliverDue()).toEqual({ taken: 0 });
  pass(1000);
  expect(await t.bank.deliverDue()).toEqual({ taken: 1 });
  pass(100_000);
  expect(await t.bank.deliverDue()).toEqual({ taken: 0 });
  expect(take).toHaveBeenCalledTimes(2);
  expect(await t.statusOf(tradeNo)).toBe('PAID');
  await t.expectMoneyRight();
});

test('two presses at once pay once', async () => {
  await Promise.all([t.atCashier(tradeNo, 'pay'), t.atCashier(tradeNo, 'pay')]);
  expect(await t.bank.books()).toEqual([{ merchant: 'warmlight-test', heldInFen: 12_345 }]);
});

test('the delivery loop tells of a payment soon after it is made', async () => {
  const paid = Promise.withResolvers<void>();
  t.services.pageTags.listen(() => paid.resolve());
  t.bank.start();
  await t.atCashier(tradeNo, 'pay');
  await paid.promise;
  expect(await t.statusOf(tradeNo)).toBe('PAID');
});
