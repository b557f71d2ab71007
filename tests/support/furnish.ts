import { pino } from 'pino';
import { openSandboxMessaging } from '#src/server/channels/sandbox-messaging-driver.ts';
import { sandboxMessagingTickets } from '#src/server/channels/sandbox-messaging-tickets.ts';
import { openScreenNotices } from '#src/server/channels/screen-notice-driver.ts';
import { screenSmsDriver } from '#src/server/channels/screen-sms-driver.ts';
import { equations } from '#src/server/equations.ts';
import { openMedia } from '#src/server/media/open-media.ts';
import { createGateways } from '#src/server/payments/gateways.ts';
import { createPayoutBanks } from '#src/server/payments/payout-banks.ts';
import type { PayoutGateway } from '#src/server/payments/payout-gateway.ts';
import { createLocalCounter } from '#src/server/platform/budgets/spend-budget.ts';
import { parseConfig } from '#src/server/platform/config/config.ts';
import { createPageTags } from '#src/server/platform/page-tags.ts';
import { withTrailKey } from '#src/server/platform/trail-key.ts';
import { createVisitTally } from '#src/server/platform/visits/visit-tally.ts';
import { createMetrics } from '#src/server/platform/watch/metrics.ts';
import { createServiceWatch } from '#src/server/platform/watch/service-watch.ts';
import type { Services } from '#src/server/services.ts';
import type { TestDatabase } from './test-db.ts';
import { testKeys } from './test-keys.ts';

/** Makes the parts of a server over a database, none of them started; no gateway yet. */
export function furnish(
  { db }: Pick<TestDatabase, 'db'>,
  environment: Record<string, string>,
  now: () => number,
): Services {
  const config = parseConfig(environment);
  const keys = testKeys(config.secret);
  const messaging = openSandboxMessaging({ secret: config.secret, now });
  return {
    ...{ config, keys, equations, db: withTrailKey(db, keys) },
    log: pino({ level: 'silent' }),
    metrics: createMetrics(),
    media: openMedia(config),
    gateways: createGateways([], []),
    ...{ payouts: createPayoutBanks(noPayouts), sms: screenSmsDriver },
    noticeDriver: openScreenNotices().driver,
    ...{ mail: undefined, push: undefined, messaging: messaging.driver },
    messagingTickets: sandboxMessagingTickets,
    ...{ miniProgramCodes: undefined, followCheck: undefined, sandbox: messaging.app },
    counter: createLocalCounter(),
    ...{ visits: createVisitTally(), serviceWatch: createServiceWatch() },
    pageTags: createPageTags(),
    ...{ now, isStopping: () => false, wakeJobs: () => {} },
  };
}

const refuse = () => {
  throw new Error('This test server has no bank.');
};

const noPayouts: PayoutGateway = {
  name: 'none',
  submit: refuse,
  query: refuse,
  findSent: refuse,
  findReturns: async () => [],
  dailyBill: async () => [],
};
