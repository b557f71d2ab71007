import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { nameService } from '#src/server/payments/names/name-service.ts';
import { nameKey, signed, startNameService } from '../../support/name-service.ts';

const account = {
  kind: 'person',
  name: '林秀英',
  account: '6222020200112230',
  bankName: '工商银行',
};
const asked = { ...account, kind: 'person' } as const;

let service: Awaited<ReturnType<typeof startNameService>>;
beforeEach(async () => {
  service = await startNameService({ names: { 林秀英: 'match', 林秀: 'mismatch' } });
});
afterEach(() => service.stop());

const open = (settings: { key?: string; now?: () => number; wholeMs?: number } = {}) =>
  nameService({ url: service.url, key: nameKey, now: Date.now, ...settings });
const failureOf = async (settings: Parameters<typeof open>[0] = {}) =>
  String(
    await open(settings)
      .checkName(asked)
      .catch((error: unknown) => error),
  );

test('it is told name, number and bank, nothing of a case, and each question has a number of its own', async () => {
  const { checkName } = open();
  expect(await checkName(asked)).toEqual({ answer: 'same', reference: 'Q-1' });
  expect(await checkName({ ...asked, name: '林秀' })).toMatchObject({ answer: 'other' });
  expect(await checkName({ ...asked, name: '无人' })).toMatchObject({ answer: 'unknown' });
  const [first, second] = service.asks;
  expect(Object.keys(first ?? {}).sort()).toEqual(['account', 'ask', 'bank', 'id', 'kind', 'name']);
  expect(first?.id).not.toBe(second?.id);
});

test('who sets it up asks about nobody', async () => {
  await open().probe();
  expect(service.asks).toEqual([{ id: expect.any(String), ask: 'probe' }]);
});

test('a service that hangs is left in its time, and with whoever asked', async () => {
  service.behaviour.isSilent = true;
  expect(await failureOf({ wholeMs: 60 })).toContain('Timeout');
  const asking = open().checkName(asked, AbortSignal.timeout(60));
  await expect(asking).rejects.toThrow(/aborted|timeout/i);
});

test('nobody there is no answer', async () => {
  await service.stop();
  expect(await failureOf()).toContain('fetch failed');
  service = await startNameService();
});

test.each([
  ['a key that is not ours', { key: 'another-key-of-more-than-32-letters-here' }],
  ['our own clock far ahead', { now: () => Date.now() + 600_000 }],
])('%s is refused there, and no answer here', async (_name, settings) => {
  expect(await failureOf(settings)).toContain('answered 401');
});

test('one that is busy says when to ask again', async () => {
  service.behaviour.spoil = () => ({ status: 503, headers: { 'retry-after': '120' }, body: '' });
  await expect(open().checkName(asked)).rejects.toMatchObject({
    name: 'LaterError',
    afterMs: 120_000,
  });
});

const saying = (ask: { id: string }, more: object) => JSON.stringify({ id: ask.id, ...more });
const spoilt: Record<string, NonNullable<typeof service.behaviour.spoil>> = {
  'an error page': (reply) => ({ ...reply, status: 500, body: '<h1>Oops</h1>' }),
  'a hop elsewhere': () => ({ status: 302, headers: { location: service.url }, body: '' }),
  'a hop that keeps the question': () => ({
    ...{ status: 307, headers: { location: 'http://127.0.0.1:9/' }, body: '' },
  }),
  'no signature': (reply) => ({ ...reply, headers: {} }),
  'a word more than it signed': (reply) => ({ ...reply, body: `${reply.body} ` }),
  'the signature of the question': (reply, sign) => {
    const time = reply.headers['warmlight-time'] ?? '';
    return {
      ...reply,
      headers: { ...reply.headers, 'warmlight-signature': sign(time, reply.body, 'ask') },
    };
  },
  'a clock ten minutes behind': ({ body }) => signed(body, Date.now() - 600_000),
  'a clock that is none': (reply, sign) => ({
    ...reply,
    headers: { 'warmlight-time': 'noon', 'warmlight-signature': sign('noon', reply.body) },
  }),
  'an answer to another question': () =>
    signed(JSON.stringify({ id: 'another', verdict: 'match', reference: 'Q-9' })),
  'a verdict of its own': (_reply, _sign, ask) => signed(saying(ask, { verdict: 'probably' })),
  'no verdict': (_reply, _sign, ask) => signed(saying(ask, { reference: 'Q-9' })),
  'no JSON': () => signed('林秀英 6222020200112230 match'),
  'a list': () => signed('[]'),
  'a reference that is a story': (_reply, _sign, ask) =>
    signed(saying(ask, { verdict: 'match', reference: '户主 林秀英' })),
  'an answer without end': (_reply, _sign, ask) =>
    signed(saying(ask, { verdict: 'match', more: 'x'.repeat(5000) })),
};

test.each(Object.keys(spoilt))('%s is no answer, and names nobody', async (name) => {
  service.behaviour.spoil = spoilt[name];
  const failure = await failureOf();
  expect(failure).toMatch(/Error/);
  expect(failure).not.toMatch(/林秀英|622202/);
});

test('a reference that names the account is not kept', async () => {
  service.behaviour.spoil = (_reply, _sign, ask) =>
    signed(saying(ask, { verdict: 'match', reference: `R-${asked.account}` }));
  expect(await open().checkName(asked)).toEqual({ answer: 'same', reference: '' });
});

test('what a later service says besides is left unread', async () => {
  service.behaviour.spoil = (_reply, _sign, ask) =>
    signed(saying(ask, { verdict: 'mismatch', holder: '王五', since: 2031 }));
  expect(await open().checkName(asked)).toEqual({ answer: 'other', reference: '' });
});

test('the example of the page for providers is true', () => {
  const page = readFileSync('src/server/payments/names/README.md', 'utf8');
  const fields = [...page.matchAll(/^(key|time|body|signature of the (?:ask|answer)) {2,}(.+)$/gm)];
  const read = fields.map(([, field = '', value = '']) => [field, value] as const);
  const { key = '', time } = Object.fromEntries(read);
  const bodies = read.filter(([field]) => field === 'body').map(([, value]) => value);
  const signatures = read.filter(([field]) => field.startsWith('signature')).map(([, v]) => v);
  const made = ['ask', 'answer'].map((says, at) =>
    createHmac('sha256', key)
      .update(`warmlight-name-1\n${says}\n${time}\n${bodies[at]}`)
      .digest('hex'),
  );
  expect(signatures).toHaveLength(2);
  expect(made).toEqual(signatures);
});
