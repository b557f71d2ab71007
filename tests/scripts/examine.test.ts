import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { scratchDir } from '#src/scripts/testing/scratch-dir.ts';
import { parseConfig } from '#src/server/platform/config/config.ts';
import { findWarnings } from '#src/server/platform/config/config-warnings.ts';
import { serveMetrics } from '#src/serving/serve-metrics.ts';
import { makeCurrent } from '../../src/scripts/current-build.ts';
import { examine } from '../../src/scripts/examine.ts';
import { requireBuild, requireCertificate } from '../../src/scripts/examine-node.ts';
import { isInstalled } from '../support/is-installed.ts';
import { nameKey, startNameService } from '../support/name-service.ts';
import { serveWithCertificate } from '../support/serve-with-certificate.ts';
import { openTestServer } from '../support/test-server.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(scratchDir(), 'doctor-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const examineWith = (env: Record<string, string> = {}) =>
  examine({ DATA_DIR: dataDir, PORT: '0', METRICS_PORT: '0', ...env });
const wordsOf = async (env: Record<string, string>, state: 'wrong' | 'warning' = 'wrong') =>
  (await examineWith(env)).filter((found) => found.state === state).map(({ words }) => words);

test('a machine that can run it is told so', async () => {
  const states = (await examineWith()).map(({ state }) => state);
  expect(states.length).toBeGreaterThan(5);
  expect(new Set(states)).toEqual(new Set(['right']));
});

test('a configuration that does not fit is told variable by variable', async () => {
  const words = await wordsOf({ PORT: 'x', TRUST_PROXY: 'yes' });
  expect(words).toEqual([expect.stringContaining('PORT'), expect.stringContaining('TRUST_PROXY')]);
});

test('a folder that others may read, a file that is no database and a held port are wrong', async () => {
  const holder = createServer();
  await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
  chmodSync(dataDir, 0o755);
  writeFileSync(
    join(dataDir, 'warmlight.db'),
    'these are words and no database at all'.repeat(200),
  );
  const words = await wordsOf({ METRICS_PORT: String((holder.address() as AddressInfo).port) });
  holder.close();
  expect(words).toEqual([
    expect.stringContaining('chmod 700'),
    expect.stringContaining('not a database'),
    expect.stringContaining('set METRICS_PORT'),
  ]);
});

test('a folder that can not be made where it is named is wrong before the first start', async () => {
  writeFileSync(join(dataDir, 'a-file'), '');
  const words = await wordsOf({ DATA_DIR: join(dataDir, 'a-file', 'data') });
  expect(words).toContainEqual(expect.stringContaining('is no folder'));
});

test('a database, a Redis and a store that are not there are wrong, each by itself', async () => {
  const away = 'http://127.0.0.1:1';
  const words = await wordsOf({
    ...{ DATABASE_URL: 'postgres://127.0.0.1:1/none', REDIS_URL: 'redis://127.0.0.1:1' },
    ...{ S3_ENDPOINT: away, S3_BUCKET: 'pictures', S3_ACCESS_KEY: 'key', S3_SECRET_KEY: 'word' },
  });
  expect(words).toHaveLength(3);
}, 40_000);

test('what would go wrong quietly on several nodes is to be looked at', async () => {
  const words = await wordsOf({ DATABASE_URL: 'postgres://127.0.0.1:1/none' }, 'warning');
  expect(words).toEqual([
    expect.stringContaining('DATA_DIR'),
    expect.stringContaining('REDIS_URL'),
  ]);
});

test('an account-name service is asked about nobody, and says what it minds', async () => {
  const service = await startNameService();
  const NAME_SERVICE_KEY_FILE = join(dataDir, 'name-key');
  const env = { NAME_SERVICE: service.url, NAME_SERVICE_KEY_FILE };
  expect(await wordsOf(env)).toEqual([expect.stringContaining('no such file')]);
  writeFileSync(NAME_SERVICE_KEY_FILE, nameKey, { mode: 0o644 });
  expect(await wordsOf(env)).toEqual([expect.stringContaining('chmod 600')]);
  chmodSync(NAME_SERVICE_KEY_FILE, 0o600);
  expect(await wordsOf(env)).toEqual([]);
  expect(service.asks).toEqual([{ id: expect.any(String), ask: 'probe' }]);
  writeFileSync(NAME_SERVICE_KEY_FILE, nameKey.toUpperCase());
  expect(await wordsOf(env)).toEqual([expect.stringContaining('answered 401')]);
  await service.stop();
});

test('ports that the server of this very configuration holds are its own, and no others', async () => {
  const holder = createServer();
  await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
  const PORT = String((holder.address() as AddressInfo).port);
  const t = await openTestServer({ config: { DATA_DIR: dataDir, PORT, METRICS_PORT: '0' } });
  const metrics = await serveMetrics(t.services);
  const METRICS_PORT = String((metrics.address() as AddressInfo).port);
  expect(await wordsOf({ PORT, METRICS_PORT }, 'wrong')).toEqual([]);
  const elsewhere = mkdtempSync(join(scratchDir(), 'doctor-'));
  const words = await wordsOf({ PORT, METRICS_PORT, DATA_DIR: elsewhere });
  expect(words).toEqual([expect.stringContaining('set PORT')]);
  rmSync(elsewhere, { recursive: true });
  metrics.close();
  holder.close();
  await t.close();
});

test('what serves people is built beforehand, of the sources that are there', () => {
  const live = { mode: 'live' } as const;
  expect(() => requireBuild(live, dataDir)).toThrow('npm run build');
  expect(requireBuild({ mode: 'demo' }, dataDir)).toBeUndefined();
  mkdirSync(join(dataDir, 'of-other-sources', 'server'), { recursive: true });
  writeFileSync(join(dataDir, 'of-other-sources', 'server', 'entry.mjs'), '');
  makeCurrent(dataDir, 'of-other-sources');
  expect(requireBuild(live, dataDir)).toContain('other sources');
});

test.runIf(isInstalled('openssl'))('a certificate is looked at before it ends', async () => {
  const served = await serveWithCertificate({ days: 30 });
  const { publicOrigin } = served;
  const inDays = (days: number) => Date.now() + days * 86_400_000;
  expect(await requireCertificate({ publicOrigin })).toBeUndefined();
  served.close();
  // What was read is known for an hour; a day further on it is asked again, and nobody answers.
  expect(await requireCertificate({ publicOrigin }, inDays(1))).toContain('could not be read');
  expect(await requireCertificate({ publicOrigin: 'http://localhost' })).toBeUndefined();
});

test('a folder for backups that is away, and a key that is lost with the machine, are to be looked at', async () => {
  const BACKUP_RECIPIENTS = `age1${'q'.repeat(58)}`;
  const away = join(dataDir, 'away');
  expect(await wordsOf({ BACKUP_FOLDER: away, BACKUP_RECIPIENTS }, 'warning')).toEqual([
    expect.stringContaining('not there'),
  ]);
  expect(await wordsOf({ BACKUP_FOLDER: dataDir }, 'warning')).toEqual([
    expect.stringContaining('BACKUP_RECIPIENTS'),
  ]);
  const config = { ...parseConfig({}), mode: 'live', backupFolder: undefined } as const;
  expect(findWarnings(config)).toEqual([
    expect.stringContaining('NAME_SERVICE'),
    expect.stringContaining('BACKUP_FOLDER'),
  ]);
  expect(findWarnings({ ...config, mode: 'demo' })).toEqual([]);
});
