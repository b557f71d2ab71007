import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SandboxBank } from '#src/server/payments/sandbox/open-sandbox-gateway.ts';
import { choices } from '#src/server/payments/sandbox/pay-at-bank.ts';
import { payChannels } from '#src/shared/donations/pay-channels.ts';
import { textsOf } from '#src/texts/texts.ts';
import { type GivingServer, openGivingServer } from '../../support/test-giving.ts';
import { testOrigin } from '../../support/test-server.ts';

let t: GivingServer;
let tradeNo: string;
let infoUuid: string;
beforeEach(async () => {
  t = await openGivingServer();
  infoUuid = await t.addCase();
});
afterEach(() => t.close());

const pass = (ms: number) => t.setNow(t.services.now() + ms);

async function urlOf(number: string): Promise<string> {
  const row = await t.services.db
    .selectFrom('payments')
    .select('cashier_url as url')
    .where('trade_no', '=', number)
    .executeTakeFirstOrThrow();
  return row.url ?? '';
}

const wallets = [
  {
    wallet: 'wechat',
    payChannel: payChannels.wxH5,
    bankOf: ({ wechatBank }: GivingServer): SandboxBank => wechatBank,
  },
  {
    wallet: 'alipay',
    payChannel: payChannels.alipayWap,
    bankOf: ({ bank }: GivingServer): SandboxBank => bank,
  },
];

describe.each(wallets)('the bank that speaks as $wallet', ({ wallet, payChannel, bankOf }) => {
  let bank: SandboxBank;
  beforeEach(async () => {
    bank = bankOf(t);
    tradeNo = (await t.order({ infoUuid, amountInFen: 12_345, payChannel })).data.tradeNo;
  });

  const page = async () => bank.app.request(await urlOf(tradeNo));

  test('has a cashier that shows what is paid to whom, in both languages, and a button for each end', async () => {
    const zh = await (await page()).text();
    const plain = (await urlOf(tradeNo)).split('?')[0];
    const en = await (await bank.app.request(`${plain}?lang=en`)).text();
    expect(zh).toContain('<html lang="zh-CN">');
    expect(en).toContain('<html lang="en">');
    expect(zh).toContain(
      textsOf('zh-CN').sandbox.cashier.banks[wallet === 'wechat' ? 'wechat' : 'alipay'],
    );
    for (const text of [zh, en]) {
      expect(text).toContain('¥123.45');
      expect(text).toContain(tradeNo);
      expect(text).not.toContain('<script');
      for (const choice of choices) expect(text).toContain(`value="${choice}"`);
    }
  });

  test('allows its own style and nothing else', async () => {
    const policy = (await page()).headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(
      /^default-src 'none'; img-src 'self'; style-src 'sha256-[\w+/=]+'; form-action 'self' /,
    );
    expect(policy).not.toContain('unsafe');
  });

  test('shows words of a merchant as words', async () => {
    const shown = 'R'.repeat(26);
    const { cashierUrl } = await bank.gateway.createPayment({
      ...{ tradeNo: shown, appId: 'a', amountInFen: 100, currency: 'CNY', payChannel },
      ...{ description: '<b>"hi"</b>', returnUrl: `${testOrigin}/`, notifyUrl: `${testOrigin}/n` },
      expiresAt: t.services.now() + 1000,
    });
    const text = await (await bank.app.request(cashierUrl)).text();
    expect(text).toContain('&lt;b&gt;&quot;hi&quot;&lt;/b&gt;');
  });

  test('does not let be paid again what was paid, refused or is out of time', async () => {
    await t.atCashier(tradeNo, 'pay');
    await t.atCashier(tradeNo, 'payTwice');
    expect(await bank.heldInFen()).toBe(12_345);
    const second = await t.order({ infoUuid, payChannel });
    pass(2 * 3_600_000);
    await t.atCashier(second.data.tradeNo, 'pay');
    expect((await bank.gateway.queryPayment(second.data.tradeNo)).status).toBe('CLOSED');
  });

  test('does nothing for an unknown payment or an unknown choice', async () => {
    expect((await t.atCashier('0'.repeat(26), 'pay')).status).toBe(404);
    expect((await t.atCashier(tradeNo, 'steal' as 'pay')).status).toBe(400);
    expect(await bank.heldInFen()).toBe(0);
  });

  test('sends what is not taken again after 1, 2, 4, 8 seconds, ten times in all', async () => {
    const takeFrom = vi.spyOn(bank.gateway, 'verify').mockReturnValue(undefined);
    const startedAt = t.services.now();
    await t.atCashier(tradeNo, 'pay');
    const sentAfter: number[] = [];
    for (let at = 0; at < 1200; at += 1) {
      t.setNow(startedAt + at * 1000);
      const before = takeFrom.mock.calls.length;
      await bank.deliverDue();
      if (takeFrom.mock.calls.length > before) sentAfter.push(at);
    }
    expect(sentAfter).toEqual([0, 1, 3, 7, 15, 31, 63, 127, 255, 511]);
    takeFrom.mockRestore();
  });

  test('sends a notification until it is taken, and not after', async () => {
    const take = vi.spyOn(bank.gateway, 'verify').mockReturnValueOnce(undefined);
    await t.atCashier(tradeNo, 'pay');
    expect(await bank.deliverDue()).toEqual({ taken: 0 });
    pass(1000);
    expect(await bank.deliverDue()).toEqual({ taken: 1 });
    pass(100_000);
    expect(await bank.deliverDue()).toEqual({ taken: 0 });
    expect(take).toHaveBeenCalledTimes(2);
    expect(await t.statusOf(tradeNo)).toBe('PAID');
    await t.expectMoneyRight();
  });

  test('takes money once of two presses at once', async () => {
    await Promise.all([t.atCashier(tradeNo, 'pay'), t.atCashier(tradeNo, 'pay')]);
    expect(await bank.heldInFen()).toBe(12_345);
  });

  test('tells of a payment soon after it is made', async () => {
    const paid = Promise.withResolvers<void>();
    t.services.pageTags.listen(() => paid.resolve());
    bank.start();
    await t.atCashier(tradeNo, 'pay');
    await paid.promise;
    expect(await t.statusOf(tradeNo)).toBe('PAID');
  });
});
