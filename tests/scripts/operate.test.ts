import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { writeAwayPages } from '#src/scripts/away-pages.ts';
import { scratchDir } from '#src/scripts/testing/scratch-dir.ts';
import { parseConfig } from '#src/server/platform/config/config.ts';
import { createMetrics } from '#src/server/platform/watch/metrics.ts';
import { stateGauges } from '#src/server/state-gauges.ts';
import { locales } from '#src/shared/platform/locale.ts';
import { textsOf } from '#src/texts/texts.ts';
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

test('a command of the operator runs as the unit does', () => {
  const unit = read('warmlight.service');
  const said = read('as-warmlight');
  const [, environment = ''] = /^Environment=(.+) DRAIN_SECONDS=/m.exec(unit) ?? [];
  const [, file] = /^EnvironmentFile=(.+)$/m.exec(unit) ?? [];
  for (const one of environment.split(' ')) expect(said).toContain(`--setenv=${one}`);
  for (const name of ['UMask', 'StateDirectory', 'StateDirectoryMode'])
    expect(said).toContain(`--property=${new RegExp(`^${name}=.+$`, 'm').exec(unit)?.[0]}`);
  expect(said).toContain(`--property=EnvironmentFile=${file}`);
  expect(said).toMatch(/--uid=warmlight --gid=warmlight/);
});

test('the proxy takes the largest photo, sets who asks, and shows a page of each language when nobody answers', () => {
  const proxy = read('nginx.conf');
  const [, megabytes] = /client_max_body_size (\d+)m;/.exec(proxy) ?? [];
  expect(Number(megabytes) * 2 ** 20).toBeGreaterThan(parseConfig({}).maxUploadBytes);
  expect(proxy).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
  const folder = join(mkdtempSync(join(scratchDir(), 'away-')), 'away');
  writeAwayPages(folder);
  for (const locale of locales) {
    expect(proxy).toContain(`/${locale}.html;`);
    const html = readFileSync(join(folder, `${locale}.html`), 'utf8');
    expect(html).toContain(`<html lang="${locale}">`);
    expect(html).toContain(textsOf(locale).tools.outage.away);
    expect(html).toContain(textsOf(locale).tools.crash.money);
    expect(html).not.toContain('<script');
  }
  rmSync(dirname(folder), { recursive: true });
});

test.runIf(isInstalled('nginx') && isInstalled('openssl'))('nginx itself takes it', () => {
  const folder = mkdtempSync(join(scratchDir(), 'nginx-'));
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'fullchain.pem')];
  const asked =
    '-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj /CN=give.example';
  execFileSync('openssl', ['req', ...asked.split(' '), '-keyout', key, '-out', certificate], {
    stdio: 'pipe',
  });
  const site = read('nginx.conf').replaceAll('/etc/ssl/warmlight', folder);
  writeFileSync(join(folder, 'site.conf'), site);
  const whole = `pid ${folder}/pid; error_log stderr; events {} http { access_log off; include ${folder}/site.conf; }`;
  writeFileSync(join(folder, 'nginx.conf'), whole);
  const config = ['-t', '-p', folder, '-c', join(folder, 'nginx.conf')];
  expect(spawnSync('nginx', config).stderr.toString()).toContain('test is successful');
  rmSync(folder, { recursive: true });
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
