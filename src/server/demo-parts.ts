import type { Config } from './platform/config.ts';

/** The parts that stand in for a bank, an SMS service and a messaging app. Imported on demand. */
export async function openDemoParts(config: Config) {
  const { Hono } = await import('hono');
  const { openSandboxGateway } = await import('./payments/sandbox/open-sandbox-gateway.ts');
  const { screenSmsDriver } = await import('./messages/screen-sms-driver.ts');
  const { sandboxMessagingTickets } = await import('./messages/sandbox-messaging-tickets.ts');
  const { openSandboxMessaging } = await import('./messages/sandbox-messaging-driver.ts');
  const bank = await openSandboxGateway({
    dataDir: config.dataDir,
    databaseUrl: config.databaseUrl,
    secret: config.sandboxGatewaySecret,
    merchant: 'warmlight-demo',
    // Straight to this process, whatever proxy stands before it.
    notifyOrigin: `http://127.0.0.1:${config.port}`,
    now: Date.now,
  });
  const messaging = openSandboxMessaging({ secret: config.secret, now: Date.now });
  const sandbox = new Hono();
  sandbox.route('/', bank.app);
  sandbox.route('/', messaging.app);
  return {
    bank,
    gateway: bank.gateway,
    sms: screenSmsDriver,
    messaging: messaging.driver,
    messagingTickets: sandboxMessagingTickets,
    sandbox,
  };
}
