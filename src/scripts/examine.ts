import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pino } from 'pino';
import { findDamage } from '#src/server/db/damage.ts';
import { findMissingMigrations } from '#src/server/db/migrate.ts';
import { databaseAddress, openDatabase } from '#src/server/db/open-database.ts';
import { openMedia } from '#src/server/media/open-media.ts';
import { type Config, ConfigError, parseConfig } from '#src/server/platform/config/config.ts';
import { findWarnings } from '#src/server/platform/config/config-warnings.ts';
import { openRedis } from '#src/server/platform/nodes/redis.ts';
import { createPageTags } from '#src/server/platform/page-tags.ts';
import { createMetrics } from '#src/server/platform/watch/metrics.ts';
import { withLimit } from '#src/shared/platform/with-limit.ts';
import { requireKeys } from './examine-keys.ts';
import { requireNameService } from './examine-names.ts';
import {
  requireApiHosts,
  requireBackupFolder,
  requireBuild,
  requireCertificate,
  requireClock,
  requirePorts,
} from './examine-node.ts';

type Finding = { state: 'right' | 'warning' | 'wrong'; words: string };
type Look = {
  right: string;
  /** Throws what is wrong, and answers in words what is to be looked at. */
  look(config: Config): unknown;
};

const lookLimitMs = 8000;
const leastFreeShare = 0.05;

const looks: readonly Look[] = [
  { right: 'DATA_DIR can be written to.', look: requireFolder },
  { right: 'The disk has room.', look: requireRoom },
  { right: 'BACKUP_FOLDER can be written to, or none is set.', look: requireBackupFolder },
  { right: 'The database answers and is whole.', look: requireDatabase },
  { right: 'Every key is here, and what is sealed opens.', look: requireKeys },
  { right: 'Redis carries words there and back, or none is wanted.', look: requireRedis },
  { right: 'The object store answers, or none is wanted.', look: requireStore },
  { right: 'The account-name service answers, or none is wanted.', look: requireNameService },
  { right: 'The clock agrees with that of PostgreSQL, if there is one.', look: requireClock },
  { right: 'The certificate is good for two weeks, or none is wanted.', look: requireCertificate },
  { right: 'Hosts of API_ORIGINS let pages ask, or none is set.', look: requireApiHosts },
  { right: 'The site is built, or is a demo, which builds itself.', look: requireBuild },
  { right: "Both ports are free, or this configuration's server holds them.", look: requirePorts },
];

/** Takes each look by itself: one that hangs or fails hides no other. */
export async function examine(env: NodeJS.ProcessEnv): Promise<Finding[]> {
  let config: Config;
  try {
    config = parseConfig(env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.problems.map((words) => ({ state: 'wrong', words }));
  }
  const found: Finding[] = [{ state: 'right', words: `The configuration fits (${config.mode}).` }];
  for (const { right, look } of looks) {
    const looked = withLimit({ what: 'It', ms: lookLimitMs }, async () => look(config));
    found.push(
      await looked.then(
        (words): Finding =>
          typeof words === 'string'
            ? { state: 'warning', words }
            : { state: 'right', words: right },
        (error: unknown) => ({ state: 'wrong', words: `Not so: ${right} ${wordsOf(error)}` }),
      ),
    );
  }
  const warnings = findWarnings(config).map((words): Finding => ({ state: 'warning', words }));
  return [...found, ...warnings];
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message || error.name : String(error);
}

/** One that is not there yet is made at the start, in what is. */
function requireFolder({ dataDir }: Config): void {
  const there = nearestThere(dataDir);
  if (!statSync(there).isDirectory()) throw new Error(`${there} is no folder.`);
  accessSync(there, constants.W_OK | constants.R_OK);
  if (there === dataDir && statSync(dataDir).mode & 0o007) {
    throw new Error(`Others on this machine may look into ${dataDir}: chmod 700 it.`);
  }
}

function nearestThere(path: string): string {
  return existsSync(path) ? path : nearestThere(dirname(resolve(path)));
}

function requireRoom({ dataDir }: Config): void {
  const { bavail, blocks } = statfsSync(existsSync(dataDir) ? dataDir : '.');
  if (bavail < blocks * leastFreeShare) throw new Error('Less than 5 percent of it is free.');
}

/** Reads only, so that it may run beside a server. A file that is not there yet is made at the start. */
async function requireDatabase(config: Config): Promise<void> {
  const address = databaseAddress(config);
  if (address.sqliteFile && !existsSync(address.sqliteFile)) return;
  const db = await openDatabase({ ...address, readOnly: true });
  try {
    const damage = await findDamage(db);
    if (damage) throw new Error(damage);
    const missing = await findMissingMigrations(db).catch(() => []);
    if (missing.length > 0) throw new Error(`It lacks ${missing.join(', ')}: npm run migrate.`);
  } finally {
    await db.destroy();
  }
}

async function requireRedis({ redisUrl }: Config): Promise<void> {
  if (!redisUrl) return;
  const link = openRedis(redisUrl, {
    pageTags: createPageTags(),
    log: pino({ level: 'silent' }),
    metrics: createMetrics(),
  });
  try {
    for (let looked = 0; looked < 20 && !link.isHeard(); looked += 1) {
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    if (!link.isHeard()) throw new Error('REDIS_URL does not answer.');
  } finally {
    await link.close();
  }
}

async function requireStore(config: Config): Promise<void> {
  if (config.objectStore) await openMedia(config).sealed.get('doctor/nothing');
}
