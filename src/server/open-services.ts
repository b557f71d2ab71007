import { pino } from 'pino';
import { withLimit } from '#src/shared/platform/with-limit.ts';
import { openStaffDoor } from './accounts/staff/staff-door.ts';
import { openChannels } from './channels/open-channels.ts';
import { openPush } from './channels/open-push.ts';
import { migrate } from './db/migrate.ts';
import { databaseAddress, openDatabase } from './db/open-database.ts';
import { openDemoParts } from './demo-parts.ts';
import { equations } from './equations.ts';
import { createLaterWork } from './later-work.ts';
import { lookForDamage } from './ledger/note-damage.ts';
import { openMedia } from './media/open-media.ts';
import { limitPayouts } from './payments/limit-calls.ts';
import { withNameService } from './payments/names/with-name-service.ts';
import { createPayoutBanks, type PayoutBanks } from './payments/payout-banks.ts';
import type { SandboxBank } from './payments/sandbox/open-sandbox-gateway.ts';
import type { SandboxPayouts } from './payments/sandbox/payouts/open-sandbox-payouts.ts';
import { createLocalCounter } from './platform/budgets/spend-budget.ts';
import type { Config } from './platform/config/config.ts';
import { openKeys } from './platform/keys/open-keys.ts';
import { createHashes } from './platform/keys.ts';
import { makePrivateFolder } from './platform/make-private-folder.ts';
import { createPageTags } from './platform/page-tags.ts';
import { withTrailKey } from './platform/trail-key.ts';
import { createVisitTally } from './platform/visits/visit-tally.ts';
import { createMetrics } from './platform/watch/metrics.ts';
import { createServiceWatch } from './platform/watch/service-watch.ts';
import { recordCommand } from './review/record-command.ts';
import type { Services } from './services.ts';

export type OpenServices = {
  services: Services;
  /** The seed has the sandbox's own tills; they exist in the demo only. */
  sandboxBanks: readonly SandboxBank[];
  sandboxPayouts: SandboxPayouts;
  /**
   * Starts jobs, their clock and the sandbox's notifications, and takes orders of staff; a server does
   * so once it listens. What is due begins after a while, so that it keeps nobody waiting at a start.
   */
  startWork(afterMs?: number): void;
  /** From now on this process is not ready, so that no new work is sent here. */
  stopTaking(): void;
  close(): Promise<void>;
};

/** A database that is away would never let its connections go. */
const closeLimitMs = 3000;

/** Logs never carry these paths, whoever logs the object they stand in. */
const redact = [
  ...['*.mobile', '*.code', '*.token', '*.authorization', '*.cookie', 'req.headers'],
  ...['*.receiptCode', '*.idCard', '*.guardianIdCard', '*.bankCard'],
];

/** Opens every part of a running process: database (migrated), gateway, drivers. */
export async function openServices(config: Config): Promise<OpenServices> {
  await makePrivateFolder(config.dataDir);
  const log = pino({ level: config.logLevel, redact, base: undefined });
  const db = await openMigrated(config);
  const { keys, stopLooking } = await openWatchedKeys(db, config, log);
  const parts = await openParts(config);
  const { gateways, sms, noticeDriver, messaging, sandbox } = parts;
  const { pageTags, metrics, counter, redis } = await linkNodes(config.redisUrl, log);
  const work = createLaterWork();
  const end = new AbortController();
  let closeStaffDoor = async () => {};
  const services: Services = {
    ...{ config, db, equations, log, metrics, pageTags, counter },
    ...{ gateways, sms, noticeDriver, messaging, sandbox },
    ...{ media: openMedia(config), payouts: openPayouts(config, parts) },
    ...{ keys, ...openChannels(config, parts), push: openPush(config, keys, Date.now) },
    ...{ visits: createVisitTally(), serviceWatch: createServiceWatch() },
    now: Date.now,
    wakeJobs: () => work.wake(),
    isStopping: () => end.signal.aborted,
  };
  await lookForDamage(services, services.now());
  return {
    services,
    ...{ sandboxBanks: parts.banks, sandboxPayouts: parts.payoutBanks[0] },
    startWork: (afterMs = 0) => {
      if (work.isBegun()) return;
      work.begin(services, parts.banks, afterMs);
      closeStaffDoor = openStaffDoor(services);
    },
    stopTaking: () => end.abort(),
    close: async () => {
      stopLooking();
      await closeStaffDoor();
      await work.stop();
      await closeGround(parts, redis, db);
    },
  };
}

/** Closes what nothing is left running on. */
async function closeGround(
  { banks, payoutBanks }: Parts,
  redis: { close(): Promise<void> } | undefined,
  db: Services['db'],
): Promise<void> {
  await Promise.all([...banks, ...payoutBanks].map((bank) => bank.stop()));
  await redis?.close();
  await withLimit({ what: 'The database', ms: closeLimitMs }, () => db.destroy());
}

/** Every node hears of a new key by itself, before it is used. */
async function openWatchedKeys(db: Services['db'], config: Config, log: Services['log']) {
  const { keys, ring } = await openKeys(db, config, Date.now);
  const stopLooking = ring.watch((error) =>
    log.error({ err: error }, 'keys could not be looked for'),
  );
  return { keys, stopLooking };
}

/** That it was migrated stands in the trail. */
async function openMigrated(config: Config): Promise<Services['db']> {
  const opened = await openDatabase(databaseAddress(config));
  const db = withTrailKey(opened, createHashes(config.secret));
  const applied = await migrate(db);
  if (applied.length > 0) await recordCommand(db, { command: 'migrate', applied }, Date.now());
  return db;
}

/** It is loaded only when it is used, as is PostgreSQL's client: a start pays for every package it loads. */
async function linkNodes(url: string | undefined, log: Services['log']) {
  const own = { pageTags: createPageTags(), metrics: createMetrics() };
  if (!url) return { ...own, counter: createLocalCounter(), redis: undefined };
  const { openRedis } = await import('./platform/nodes/redis.ts');
  const redis = await openRedis(url, { ...own, log });
  return { ...own, counter: redis.counter, redis };
}

/** Sandbox parts are loaded in demo mode only; `parseConfig` lets live mode name none of them. */
async function openParts(config: Config) {
  if (config.mode === 'demo') return openDemoParts(config);
  const named = [...config.paymentGateways.map(({ gateway }) => gateway), ...config.payoutGateways];
  throw new Error(`This build carries no gateway named ${named.join(' or ')}.`);
}

/** The first that is named takes new payouts; the others go on with theirs. */
function openPayouts(config: Config, { payoutBanks: [current, ...before] }: Parts): PayoutBanks {
  const open = ({ gateway }: SandboxPayouts) =>
    limitPayouts(withNameService(gateway, config, Date.now));
  return createPayoutBanks(open(current), before.map(open));
}

type Parts = Awaited<ReturnType<typeof openParts>>;
