import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as accounts from '#src/shared/accounts/calls.ts';
import { defineCall } from '#src/shared/contract/call.ts';
import { callApi } from '#src/stores/api.ts';
import { reportedEvents } from '#src/stores/monitor.ts';
import { openTestBrowser } from '../support/test-browser.ts';
import { openTestServer, type TestServer } from '../support/test-server.ts';

let t: TestServer;
beforeEach(async () => {
  t = await openTestServer();
});
afterEach(() => t.close());

const mobile = '13812345678';
/** It moves money as far as the client can tell. */
const give = defineCall({
  path: '/api/test/give',
  access: 'donor',
  summary: 'Gives',
  input: v.strictObject({ amountInFen: v.number() }),
  output: v.null(),
  idempotent: true,
});

const done = (output: unknown = null) => Response.json({ code: 0, msg: '', data: output });
const refused = (status: number, code: number, reason: string) =>
  Response.json({ code, msg: 'words', data: { reason } }, { status });
const failed = () => Promise.reject(new TypeError('fetch failed'));

test('a call answers its typed output from the real server', async () => {
  openTestBrowser(t);
  const answer = await callApi(accounts.isLogin, {});
  expect(answer).toEqual({ ok: true, data: false });
});

test('forms, JSON and the common message travel as declared', async () => {
  const page = openTestBrowser(t, { container: 'native', language: 'en' });
  await callApi(accounts.sendVerifyCode, { mobile, scene: 'login' });
  await callApi(accounts.checkVerifyCode, { mobile, code: '000000' });
  const [form, json] = page.sent;
  expect(form?.headers.get('content-type')).toBe('application/x-www-form-urlencoded');
  expect(form?.body).toBe('mobile=13812345678&scene=login');
  expect(JSON.parse(json?.body ?? '')).toEqual({ mobile, code: '000000' });
  expect(JSON.parse(atob(form?.headers.get('x-common-message') ?? ''))).toEqual({
    ...{ platform: 3, container: 'native', channel: '', language: 'en', appVersion: '3.2.1' },
  });
});

test('a refusal carries its reason, words in the reader’s language and fields', async () => {
  openTestBrowser(t, { language: 'en' });
  const answer = await callApi(accounts.sendVerifyCode, { mobile: '1' });
  expect(answer).toEqual({
    ok: false,
    problem: {
      kind: 'refused',
      reason: 'inputInvalid',
      msg: expect.stringMatching(/^[A-Z]/),
      fields: { mobile: expect.stringContaining('11 digits') },
      retryAfterSeconds: undefined,
    },
  });
});

test('a refused input is reported without its body and the page without its query', async () => {
  openTestBrowser(t);
  await callApi(accounts.sendVerifyCode, { mobile: '13' });
  const event = reportedEvents().at(-1);
  expect(event).toEqual({
    type: 'apiError400',
    code: 40000,
    path: '/api/account/v1/send-verify-code',
    route: 'contribute',
    requestId: expect.stringMatching(/./),
  });
  expect(JSON.stringify(event)).not.toContain('sharedv');
});

test('identical reads in flight are one request, other inputs and later ones their own', async () => {
  const page = openTestBrowser(t);
  const answers = await Promise.all([1, 2, 3].map(() => callApi(accounts.isLogin, {})));
  expect(answers).toEqual(Array(3).fill({ ok: true, data: false }));
  expect(page.sent).toHaveLength(1);
  await callApi(accounts.isLogin, {});
  expect(page.sent).toHaveLength(2);
});

test('two writes are two requests, however alike', async () => {
  const page = openTestBrowser(t);
  page.answerWith(done, done);
  await Promise.all([callApi(give, { amountInFen: 1 }), callApi(give, { amountInFen: 1 })]);
  expect(page.sent).toHaveLength(2);
  const keys = page.sent.map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(2);
});

test('a read is tried again when the network fails, a write is not', async () => {
  const page = openTestBrowser(t);
  page.answerWith(failed, () => new Response('<h1>502</h1>', { status: 502 }));
  expect(await callApi(accounts.isLogin, {})).toEqual({ ok: true, data: false });
  expect(page.sent).toHaveLength(3);
  page.answerWith(failed);
  expect(await callApi(give, { amountInFen: 1 })).toEqual({
    ok: false,
    problem: { kind: 'offline' },
  });
  expect(page.sent).toHaveLength(4);
});

test('an answer that is not ours tells nothing of the outcome', async () => {
  const page = openTestBrowser(t);
  page.answerWith(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
  expect(await callApi(give, { amountInFen: 1 })).toEqual({
    ok: false,
    problem: { kind: 'offline' },
  });
});

test.each([true, false])(
  'a draft keeps its key until its answer is final (storage: %s)',
  async (storage) => {
    const page = openTestBrowser(t, { storage });
    const options = { draftId: `draft-${storage}` };
    const keptWhenSent: number[] = [];
    const noting = (answer: () => Response | Promise<Response>) => () => {
      keptWhenSent.push([...page.kept.keys()].filter((key) => key.includes('once.')).length);
      return answer();
    };
    page.answerWith(noting(failed));
    page.answerWith(() => refused(503, 50300, 'unavailable'));
    page.answerWith(() => refused(429, 42900, 'tooManyRequests'));
    page.answerWith(
      () => done(),
      () => done(),
    );
    for (let time = 0; time < 5; time += 1) await callApi(give, { amountInFen: 1 }, options);
    const keys = page.sent.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toMatch(/^[\w-]{16,64}$/);
    expect(new Set(keys.slice(0, 4)).size).toBe(1);
    expect(keys[4]).not.toBe(keys[0]);
    expect(keptWhenSent).toEqual([storage ? 1 : 0]);
    expect([...page.kept.keys()].filter((key) => key.includes('once.'))).toEqual([]);
  },
);
