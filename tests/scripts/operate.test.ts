import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { scratchDir } from '#src/scripts/testing/scratch-dir.ts';
import { createMetrics } from '#src/server/platform/watch/metrics.ts';
import { stateGauges } from '#src/server/state-gauges.ts';
import { isInstalled } from '../support/is-installed.ts';
import { root } from '../support/sources.ts';

const read = (name: string) => readFileSync(join(root, 'src/scripts/operate', name), 'utf8');

test.runIf(isInstalled('systemd-analyze'))('systemd takes the unit', () => {
  const folder = mkdtempSync(join(scratchDir(), 'unit-'));
  const unit = join(folder, 'warmlight.service');
  writeFileSync(unit, read('warmlight.service').replace(/^ExecStart=.*$/m, 'ExecStart=/bin/true'));
  const said = execFileSync('systemd-analyze', ['verify', unit], { stdio: 'pipe' }).toString();
  rmSync(folder, { recursive: true });
  expect(said).not.toContain(unit);
});

test('the log is kept for as long as the privacy policy says, in a journal of its own', () => {
  expect(read('warmlight.service')).toMatch(/^LogNamespace=warmlight$/m);
  expect(read('journald@warmlight.conf')).toMatch(/^MaxRetentionSec=6month$/m);
  const policy = (locale: string) =>
    readFileSync(join(root, 'src/content/agreements', locale, 'privacy.md'), 'utf8');
  expect(policy('en')).toMatch(/^\| Network logs .*\| six months/m);
  expect(policy('zh-CN')).toMatch(/^\| 网络日志.*\| 六个月/m);
});

test('Prometheus asks for the job that the rules watch, and finds them', () => {
  const asked = read('prometheus.yml');
  const rules = 'src/server/platform/alerts.yml';
  expect(asked).toContain(`- /srv/warmlight/${rules}`);
  const [, job] = /job_name: (\w+)/.exec(asked) ?? [];
  expect(readFileSync(join(root, rules), 'utf8')).toContain(`up{job="${job}"}`);
});

test.runIf(isInstalled('promtool'))('Prometheus itself takes its configuration', () => {
  const folder = mkdtempSync(join(scratchDir(), 'prometheus-'));
  const file = join(folder, 'prometheus.yml');
  writeFileSync(file, read('prometheus.yml').replace('/srv/warmlight', root));
  const said = execFileSync('promtool', ['check', 'config', file]).toString();
  rmSync(folder, { recursive: true });
  expect(said).toContain('SUCCESS');
});

test('neither unit nor container runs as root or lets others read what it writes', () => {
  expect(read('warmlight.service')).toMatch(/^User=warmlight$/m);
  expect(read('warmlight.service')).toMatch(/^UMask=0077$/m);
  const container = read('Containerfile');
  expect(container).toMatch(/^USER node$/m);
  expect(container.split('ENTRYPOINT')[1]).toContain('umask 0077');
});

test('each folder and file that the container copies is there', () => {
  const copied = [...read('Containerfile').matchAll(/^COPY (?!--)(.+) \S+$/gm)];
  const names = copied.flatMap(([, from = '']) => from.split(' '));
  expect(names.length).toBeGreaterThan(4);
  for (const name of names) expect(() => readFileSync(join(root, name))).not.toThrow(/ENOENT/);
});

test('the guide names what is normal of every gauge', async () => {
  const guide = read('README.md');
  const told = await createMetrics().registry.getMetricsAsJSON();
  const known = [...stateGauges, ...told].map(({ name }) => name);
  const named = [...guide.matchAll(/`(warmlight_[a-z_]+)`/g)].map(([, name]) => name ?? '');
  expect(named.filter((name) => !known.includes(name))).toEqual([]);
  expect(stateGauges.filter(({ name }) => !named.includes(name))).toEqual([]);
});
