import { createGateways } from './payments/gateways.ts';
import { limitGateway } from './payments/limit-calls.ts';
import type { Config } from './platform/config/config.ts';

/**
 * These parts stand in for a bank, an SMS service and a messaging app. They are imported on demand.
 */
export async function openDemoParts(config: Config) {
  const { Hono } = await import('hono');
  const { openScreenNotices } = await import('./channels/screen-notice-driver.ts');
  const { screenSmsDriver } = await import('./channels/screen-sms-driver.ts');
  const { sandboxMessagingTickets } = await import('./channels/sandbox-messaging-tickets.ts');
  const { openSandboxMessaging } = await import('./channels/sandbox-messaging-driver.ts');
  const banks = await openBanks(config);
  const payoutBanks = await openPayoutBanks(config);
  const messaging = openSandboxMessaging({ secret: config.secret, now: Date.now });
  const notices = openScreenNotices();
  const sandbox = new Hono();
  for (const { app } of banks) sandbox.route('/', app);
  sandbox.route('/', messaging.app);
  sandbox.route('/', notices.app);
  return {
    banks,
    payoutBanks,
    gateways: createGateways(
      banks.map(({ gateway }) => limitGateway(gateway)),
      config.paymentGateways,
    ),
    sms: screenSmsDriver,
    noticeDriver: notices.driver,
    mail: notices.mail,
    messaging: messaging.driver,
    messagingTickets: sandboxMessagingTickets,
    sandbox,
  };
}

/** Opens as many as are named, so that a change of the bank can be tried with payouts under way. */
async function openPayoutBanks({ payoutGateways, dataDir, databaseUrl }: Config) {
  const { openSandboxPayouts } = await import('./payments/sandbox/payouts/open-sandbox-payouts.ts');
  const settings = { dataDir, databaseUrl, now: Date.now, settleMs: 2000 };
  const open = (name: string) => openSandboxPayouts({ ...settings, name });
  const [current, ...before] = payoutGateways;
  return [await open(current), ...(await Promise.all(before.map(open)))] as const;
}

/** Each wallet has one, side by side, with books and a key of its own. */
async function openBanks(config: Config) {
  const { openSandboxGateway } = await import('./payments/sandbox/open-sandbox-gateway.ts');
  const { wechatDialect } = await import('./payments/sandbox/dialects/wechat-dialect.ts');
  const { alipayDialect } = await import('./payments/sandbox/dialects/alipay-dialect.ts');
  return Promise.all(
    [wechatDialect, alipayDialect].map((dialect) =>
      openSandboxGateway({
        dialect,
        dataDir: config.dataDir,
        databaseUrl: config.databaseUrl,
        secret: config.sandboxGatewaySecret,
        merchant: `warmlight-demo-${dialect.path}`,
        // It goes straight to this process, whatever proxy stands before it.
        notifyOrigin: `http://127.0.0.1:${config.port}`,
        now: Date.now,
      }),
    ),
  );
}
