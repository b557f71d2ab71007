import { alipayDialect } from '#src/server/payments/sandbox/dialects/alipay-dialect.ts';
import type { Dialect } from '#src/server/payments/sandbox/dialects/dialect.ts';
import { wechatDialect } from '#src/server/payments/sandbox/dialects/wechat-dialect.ts';
import type { SandboxBank } from '#src/server/payments/sandbox/open-sandbox-gateway.ts';
import { newId } from '#src/server/platform/keys.ts';
import { payChannels } from '#src/shared/donations/pay-channels.ts';
import { supportAdd } from '#src/shared/donations/support/calls.ts';
import type { GivingServer } from '../../support/test-giving.ts';
import { forgedKinds } from './forged-kinds.ts';
import { forgedForms, senselessForms } from './form-kinds.ts';
import { altered, type Make, type Parts } from './notification-parts.ts';
import { seal } from './sealed-parts.ts';
import { senselessKinds } from './senseless-kinds.ts';

export type Spoken = {
  dialect: Dialect;
  payChannel: number;
  bankOf(t: GivingServer): SandboxBank;
  /** It is not the bank's, or not what it would write. */
  refused: Record<string, Make>;
  huge: Make;
};

/** These are the banks of the sandbox, each in its own way of speaking. */
export const spoken: readonly Spoken[] = [
  {
    dialect: wechatDialect,
    payChannel: payChannels.wxH5,
    bankOf: ({ wechatBank }) => wechatBank,
    refused: { ...forgedKinds, ...senselessKinds },
    huge: (parts) => seal(parts, ' '.repeat(64 * 1024 + 1)),
  },
  {
    dialect: alipayDialect,
    payChannel: payChannels.alipayWap,
    bankOf: ({ bank }) => bank,
    refused: { ...forgedForms, ...senselessForms },
    huge: altered(({ body }) => ({ body: `${body}&bonus=${'1'.repeat(64 * 1024)}` })),
  },
];

/** Makes an order that waits and one that was paid, and what the bank says of them. */
export async function makeParts(
  t: GivingServer,
  { dialect, payChannel, bankOf }: Spoken,
): Promise<Parts> {
  // It is a minute for each test, so that no budget of a minute runs out.
  const now = t.services.now() + 60_000;
  t.setNow(now);
  await t.services.db.deleteFrom('payment_quarantine').execute();
  const infoUuid = await t.addCase();
  const open = await t.order({ infoUuid, amountInFen: 2000, payChannel });
  const gift = await t.give({ infoUuid, amountInFen: 3300, payChannel });
  const { party } = bankOf(t);
  const base = {
    ...{ merchant: party.merchant, appId: dialect.appIdFor(payChannel), currency: 'CNY' },
    ...({ status: 'SUCCESS', paidAt: now } as const),
  };
  const receipt = await t.services.db
    .selectFrom('gateway_receipts')
    .select(['gateway_trade_no as gatewayTradeNo', 'amount_in_fen as amountInFen'])
    .where('trade_no', '=', gift.tradeNo)
    .executeTakeFirstOrThrow();
  const support = await askForSupport(t, payChannel);
  await t.atCashier(support.tradeNo, 'pay');
  await bankOf(t).deliverDue();
  const { gateway_trade_no: supportNo } = await t.services.db
    .selectFrom('supports')
    .select('gateway_trade_no')
    .where('trade_no', '=', support.tradeNo)
    .executeTakeFirstOrThrow();
  const fresh = { gatewayTradeNo: `SB${now}`, amountInFen: 2000 };
  return {
    notification: { ...base, ...fresh, tradeNo: open.data.tradeNo },
    other: { ...base, ...receipt, tradeNo: gift.tradeNo },
    support: {
      paid: { ...base, ...support, gatewayTradeNo: String(supportNo) },
      open: { ...base, ...fresh, ...(await askForSupport(t, payChannel)) },
    },
    ...{ now, dialect, party },
  };
}

async function askForSupport(t: GivingServer, payChannel: number) {
  const { data } = await t.call(
    supportAdd,
    { amountInFen: 2000, payChannel },
    { idempotencyKey: newId() },
  );
  return { tradeNo: data.tradeNo, amountInFen: 2000 };
}
