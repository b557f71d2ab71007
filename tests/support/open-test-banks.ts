import { createGateways } from '#src/server/payments/gateways.ts';
import { createPayoutBanks } from '#src/server/payments/payout-banks.ts';
import { alipayDialect } from '#src/server/payments/sandbox/dialects/alipay-dialect.ts';
import type { Dialect } from '#src/server/payments/sandbox/dialects/dialect.ts';
import { wechatDialect } from '#src/server/payments/sandbox/dialects/wechat-dialect.ts';
import { openSandboxGateway } from '#src/server/payments/sandbox/open-sandbox-gateway.ts';
import { openSandboxPayouts } from '#src/server/payments/sandbox/payouts/open-sandbox-payouts.ts';
import { bankMerchant, bankSecret } from './bank-of-tests.ts';
import type { TestServer } from './test-server.ts';

/**
 * Opens both gateways of the sandbox and its custody bank behind a test server, all with its clock.
 */
export async function openTestBanks({ services, database, server }: TestServer, dataDir: string) {
  const { now, config } = services;
  const address = { dataDir, databaseUrl: database.address.databaseUrl };
  const open = (dialect: Dialect) =>
    openSandboxGateway({
      ...{ ...address, dialect, secret: bankSecret, merchant: bankMerchant, now },
      fetch: async (input, init) => server.request(String(input), init),
    });
  const [bank, wechatBank] = [await open(alipayDialect), await open(wechatDialect)];
  const gateways = [bank.gateway, wechatBank.gateway];
  services.gateways = createGateways(gateways, config.paymentGateways);
  const payoutBank = await openSandboxPayouts({ ...address, now });
  services.payouts = createPayoutBanks(payoutBank.gateway);
  return { bank, wechatBank, payoutBank };
}
