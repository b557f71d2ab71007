import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { personHeader } from '#src/server/door/session/person-header.ts';
import { parseConfig } from '#src/server/platform/config/config.ts';
import { createHashes } from '#src/server/platform/keys.ts';
import { createMetrics } from '#src/server/platform/watch/metrics.ts';
import { createServiceWatch } from '#src/server/platform/watch/service-watch.ts';
import { noteRequests } from '#src/serving/note-requests.ts';

const metrics = createMetrics();
const serviceWatch = createServiceWatch();
const hour = Date.UTC(2026, 10, 20, 4);
let lines: Record<string, unknown>[] = [];
let server: Server;
let origin: string;
beforeAll(async () => {
  const sink = new Writable({
    write: (text, _encoding, done) => {
      lines.push(JSON.parse(String(text)));
      done();
    },
  });
  const config = parseConfig({});
  const services = {
    ...{ config, keys: createHashes(config.secret), log: pino({}, sink), metrics, serviceWatch },
    now: () => hour + 1000,
  };
  const site = noteRequests(services, (req, res) => {
    if (req.url === '/hang') return;
    const statuses: Record<string, number> = { '/nothing': 404, '/cf/question': 503 };
    const status = statuses[req.url ?? ''] ?? 200;
    const by = (words: string) => ({ 'x-request-id': words, [personHeader]: `person ${words}` });
    if (req.method === 'POST') res.writeHead(status, by('of an object')).end('ok');
    else res.writeHead(status, Object.entries(by('of a list')).flat()).end('ok');
  });
  server = createServer(site);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  lines = [];
});

const token = 'a-secret-session-token-0123456789';

test('each request is one line that names its route and nobody', async () => {
  const headers = { cookie: `warmlight=${token}`, 'x-forwarded-for': '203.0.113.9' };
  await (await fetch(`${origin}/en/cf/receipt?code=SECRET`, { headers })).text();
  await expect.poll(() => lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({
    ...{ kind: 'page', route: 'receipt', method: 'GET', status: 200, requestId: 'of a list' },
    ...{ caller: expect.any(String), session: expect.any(String), msg: 'request' },
  });
  expect(lines[0]).toMatchObject({ person: 'person of a list' });
  expect(Number(lines[0]?.bytes)).toBeGreaterThan(2);
  const said = JSON.stringify(lines);
  for (const secret of [token, 'SECRET', '127.0.0.1', '203.0.113.9'])
    expect(said).not.toContain(secret);
});

test('one caller has one hash, and calls go by their declared path', async () => {
  for (const method of ['POST', 'GET']) {
    const answer = await fetch(`${origin}/api/cf/v41/order/add`, { method });
    await answer.text();
    expect(answer.headers.get('x-request-id')).not.toBeNull();
    expect(answer.headers.get(personHeader)).toBeNull();
  }
  await expect.poll(() => lines).toHaveLength(2);
  expect(lines[0]).toMatchObject({
    kind: 'call',
    route: '/api/cf/v41/order/add',
    requestId: 'of an object',
  });
  expect(lines[1]?.caller).toBe(lines[0]?.caller);
});

test('what is refused is noted too, and a client that left before its answer', async () => {
  await (await fetch(`${origin}/nothing`)).text();
  const gone = new AbortController();
  const asked = fetch(`${origin}/hang`, { signal: gone.signal }).catch(() => {});
  await sleep(50);
  gone.abort();
  await asked;
  await expect.poll(() => lines.map(({ status }) => status)).toEqual([404, 499]);
});

test('health is counted and fills no log', async () => {
  await (await fetch(`${origin}/readyz`)).text();
  const text = () => metrics.registry.metrics();
  await expect
    .poll(text)
    .toContain('warmlight_request_seconds_count{kind="health",route="/readyz",status="200"} 1');
  expect(await text()).toContain('kind="page",route="receipt",status="200"');
  expect(lines).toEqual([]);
});

test('each request counts for the objectives it is part of', async () => {
  serviceWatch.takeAll();
  for (const path of ['/cf/mine', '/cf/question', '/nothing-here/at/all', '/media/a.webp'])
    await (await fetch(origin + path)).text();
  for (const _ of [1, 2])
    await (await fetch(`${origin}/api/cf/v41/order/add`, { method: 'POST' })).text();
  await expect.poll(() => lines).toHaveLength(6);
  const { hours } = serviceWatch.takeAll();
  expect(hours).toEqual([
    { hour, objective: 'answered', asked: 4, missed: 1 },
    { hour, objective: 'admitted', asked: 4, missed: 0 },
    { hour, objective: 'quick', asked: 1, missed: 0 },
    { hour, objective: 'ordered', asked: 2, missed: 0 },
  ]);
});
