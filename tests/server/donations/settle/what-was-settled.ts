import { type PaymentNotification, stampVerified } from '#src/server/payments/gateway.ts';
import { payChannels } from '#src/shared/donations/pay-channels.ts';
import { bankMerchant } from '../../../support/bank-of-tests.ts';
import type { GivingServer } from '../../../support/test-giving.ts';

export async function findFund(t: GivingServer, caseId: string) {
  return t.services.db
    .selectFrom('case_funds')
    .selectAll()
    .where('case_id', '=', caseId)
    .executeTakeFirstOrThrow();
}

export async function findReceiptKinds(t: GivingServer, tradeNo: string): Promise<string[]> {
  const rows = await t.services.db
    .selectFrom('gateway_receipts')
    .select('kind')
    .where('trade_no', '=', tradeNo)
    .orderBy('kind')
    .execute();
  return rows.map(({ kind }) => kind);
}

export function notificationOf(
  t: GivingServer,
  tradeNo: string,
  gatewayTradeNo: string,
  status: PaymentNotification['status'] = 'SUCCESS',
) {
  const notification = stampVerified({
    ...{ gateway: t.bank.gateway.name, merchant: bankMerchant, tradeNo, gatewayTradeNo },
    appId: t.bank.gateway.appIdFor(payChannels.alipayWap),
    ...{ amountInFen: 2000, currency: 'CNY', status, paidAt: t.services.now() },
  });
  return { notification, bodyHash: `${gatewayTradeNo}${status}` };
}

/** Writes one transaction more into the bank's books, as if it had taken money again. */
export async function insertTransaction(
  t: GivingServer,
  tradeNo: string,
  gatewayTradeNo: string,
): Promise<void> {
  await t.bank.takeAgain({ tradeNo, gatewayTradeNo, amountInFen: 2000, paidAt: t.services.now() });
}
