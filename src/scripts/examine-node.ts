import { accessSync, constants, statSync } from 'node:fs';
import { databaseAddress, openDatabase } from '#src/server/db/open-database.ts';
import type { Config } from '#src/server/platform/config/config.ts';
import { isOwnNodeRunning } from '#src/server/platform/nodes/own-node.ts';
import { findCertificateEnd } from '#src/server/platform/watch/find-certificate-end.ts';
import { agreesOnTime } from '#src/server/platform/watch/readiness.ts';
import { isLogin } from '#src/shared/accounts/calls.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { isStale } from './build-if-stale.ts';
import { builds, currentEntry } from './current-build.ts';
import { requireFreePorts } from './require-free-ports.ts';

const soonDays = 14;

/** Ports that the server of this very configuration listens on are held by right. */
export async function requirePorts(config: Config): Promise<void> {
  if (!(await isOwnNodeRunning(config))) await requireFreePorts(config);
}

/** Whether it can be reached at all is another look's matter. */
export async function requireClock({ databaseUrl, dataDir }: Config): Promise<void> {
  if (!databaseUrl) return;
  const db = await openDatabase(databaseAddress({ databaseUrl, dataDir })).catch(() => undefined);
  try {
    if (!db || (await agreesOnTime({ db }, Date.now))) return;
    throw new Error('They differ by two seconds or more: both machines need NTP.');
  } finally {
    await db?.destroy();
  }
}

/** One that ends soon, or can't be read before the proxy stands, is to be looked at. */
export async function requireCertificate(
  { publicOrigin }: Pick<Config, 'publicOrigin'>,
  now = Date.now(),
): Promise<string | undefined> {
  const { host } = new URL(publicOrigin);
  let endsAt: number | undefined;
  try {
    endsAt = await findCertificateEnd(publicOrigin, now);
  } catch {
    return `The certificate of ${host} could not be read: nothing answers there yet.`;
  }
  if (endsAt === undefined) return undefined;
  const days = Math.floor((endsAt - now) / dayMs);
  if (days < 0) throw new Error(`That of ${host} has ended: renew it.`);
  return days < soonDays ? `The certificate of ${host} ends in ${days} days: renew it.` : undefined;
}

/** Asks as a browser would before a call; a proxy that keeps that to itself leaves every call unsent. */
export async function requireApiHosts({
  apiOrigins,
}: Pick<Config, 'apiOrigins'>): Promise<string | undefined> {
  for (const { origin, page } of apiOrigins) {
    const headers = { origin: page, 'access-control-request-method': isLogin.method };
    const signal = AbortSignal.timeout(5000);
    const asked = fetch(origin + isLogin.path, { method: 'OPTIONS', headers, signal });
    const answer = await asked.catch(() => undefined);
    if (!answer) return `${origin} of API_ORIGINS does not answer: nothing stands there yet.`;
    if (answer.headers.get('access-control-allow-origin') !== page)
      throw new Error(
        `${origin} does not let ${page} ask: the proxy must pass its Host and OPTIONS on.`,
      );
  }
  return undefined;
}

/** The demo builds by itself; what serves people was built beforehand. */
export function requireBuild({ mode }: Pick<Config, 'mode'>, folder = builds): string | undefined {
  if (mode === 'demo') return undefined;
  currentEntry(folder);
  return isStale(folder) ? 'The current build is of other sources: npm run build.' : undefined;
}

/** The server serves without it, so that what keeps backups from being made is to be looked at. */
export function requireBackupFolder({ backupFolder }: Pick<Config, 'backupFolder'>) {
  if (backupFolder === undefined) return undefined;
  try {
    if (!statSync(backupFolder).isDirectory()) return `BACKUP_FOLDER ${backupFolder} is no folder.`;
    accessSync(backupFolder, constants.R_OK | constants.W_OK | constants.X_OK);
    return undefined;
  } catch {
    return `BACKUP_FOLDER ${backupFolder} is not there, or can not be written to.`;
  }
}
