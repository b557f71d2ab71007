import { findMoneyOutFreeze } from '#src/server/ledger/find-money-out-freeze.ts';
import {
  findServiceRecord,
  type ServiceRecord,
} from '#src/server/platform/watch/find-service-record.ts';
import { createReadiness } from '#src/server/platform/watch/readiness.ts';
import type { Services } from '#src/server/services.ts';
import { withLimit } from '#src/shared/platform/with-limit.ts';

type ServiceState = {
  /** Can what people give and hand in be kept at this moment? */
  isTaking: boolean;
  /** Does money go out to families? It is not known while the database is away. */
  isPaying: boolean | undefined;
  record: ServiceRecord | undefined;
};
type Asked = Pick<Services, 'config' | 'db' | 'keys' | 'isStopping' | 'now'>;

const readLimitMs = 800;
const recordKeptMs = 60_000;
const findObstacles = createReadiness(() => Date.now());
const records = new WeakMap<object, { at: number; record: ServiceRecord }>();

/**
 * Finds how the service is doing, also while most of it is out of reach: whatever hangs, within a
 * second.
 */
export async function findServiceState(services: Asked, now: number): Promise<ServiceState> {
  const orUnknown = <T>(what: string, read: () => Promise<T>) =>
    withLimit({ what, ms: readLimitMs }, read).catch(() => undefined);
  const [obstacles, isPaying, record] = await Promise.all([
    findObstacles(services),
    orUnknown('The freeze', async () => (await findMoneyOutFreeze(services.db)) === undefined),
    orUnknown('The record', () => readRecord(services, now)),
  ]);
  return { isTaking: obstacles.length === 0, isPaying, record };
}

/** Reads the days change slowly and anyone may ask: they are read once a minute. */
async function readRecord({ db }: Asked, now: number): Promise<ServiceRecord> {
  const known = records.get(db);
  if (known && now - known.at < recordKeptMs) return known.record;
  const record = await findServiceRecord(db, now);
  records.set(db, { at: now, record });
  return record;
}
