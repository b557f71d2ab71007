import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isLogin } from '#src/shared/accounts/calls.ts';
import { type MonitorEvent, monitorReport } from '#src/shared/platform/calls.ts';
import { plainPath } from '#src/shared/platform/plain-path.ts';
import { eventAddByOpenId } from '#src/shared/sharing/calls.ts';
import { openTestServer, type TestServer, testOrigin } from '../../support/test-server.ts';

let t: TestServer;
let logged: string;
beforeEach(async () => {
  t = await openTestServer();
  logged = '';
  const into = new Writable({
    write: (line, _encoding, done) => {
      logged += String(line);
      done();
    },
  });
  t.services.log = pino({}, into);
});
afterEach(() => t.close());

const event: MonitorEvent = { type: 'apiError400', path: '/api/cf/v4/order/add', code: 40000 };

function send(events: unknown): ReturnType<typeof t.call<typeof monitorReport>> {
  return t.call(monitorReport, { events } as { events: MonitorEvent[] });
}

test('events are counted by type and logged', async () => {
  const answer = await send([event, event, { type: 'pageError404', path: '/nothing' }]);
  expect(answer).toMatchObject({ code: 0, data: null });
  const { values } = await t.services.metrics.monitorEvents.get();
  expect(values.map(({ labels, value }) => [labels.type, value])).toEqual([
    ['apiError400', 2],
    ['pageError404', 1],
  ]);
  expect(logged).toContain('"answerCode":40000');
});

test('the log names patterns of paths, and nothing that may be a person', async () => {
  const caseId = 'A'.repeat(22);
  await send([
    { type: 'pageError404', path: `/en/cf/contribute/${caseId}` },
    { type: 'pageError404', path: '/cf/13800000000/mail@example.org' },
  ]);
  expect(logged).toContain('/cf/contribute/{infoUuid}');
  expect(logged).toContain('"/cf/{}/{}"');
  expect(logged).not.toMatch(/138000|example\.org|AAAA/);
});

test.each([
  [[]],
  [Array.from({ length: 21 }, () => event)],
  [[{ ...event, type: 'somethingElse' }]],
  [[{ ...event, body: 'x' }]],
  [[{ ...event, path: '/cf/pay?mobile=13800000000' }]],
  [[{ ...event, path: 'https://evil.example/' }]],
  [[{ ...event, path: `/${'a'.repeat(300)}` }]],
  [[{ ...event, reason: 'words of a person' }]],
  ['x'],
])('events that are not of the closed list are refused: %j', async (events) => {
  const { status, code } = await send(events);
  expect([status, code]).toEqual([400, 40000]);
  expect(logged).not.toContain('"monitor"');
});

test('a body that is too large is refused before it is read', async () => {
  const response = await t.request(monitorReport.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ events: [{ ...event, reason: 'x'.repeat(70_000) }] }),
  });
  expect(response.status).toBe(413);
});

test.each([
  ['/cf/mine', '/cf/mine'],
  ['/en/cf/mine', '/cf/mine'],
  ['/api/cf/v41/order/add', '/api/cf/v41/order/add'],
  ['/zhang-san-13800000000', '/{}'],
  ['/a/b/c/d/e/f/g/h', '/a/b/c/d/e/f'],
])('%s is logged as %s', (path, plain) => {
  expect(plainPath(path)).toBe(plain);
});

test('a beacon of an old browser calls its text plain, and is heard; no other call is', async () => {
  const headers = { 'content-type': 'text/plain;charset=UTF-8', origin: testOrigin };
  const post = (path: string, body: string) => t.request(path, { method: 'POST', headers, body });
  const told = await post(monitorReport.path, JSON.stringify({ events: [event] }));
  expect(told.status).toBe(200);
  expect(logged).toContain('"answerCode":40000');
  const visit = `infoUuid=${'A'.repeat(22)}&eventType=2&shareSourceId=`;
  expect((await post(eventAddByOpenId.path, visit)).status).not.toBe(415);
  expect((await post(isLogin.path, '')).status).toBe(415);
  expect((await post(monitorReport.path, 'no json')).status).toBe(400);
});
