import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '#src/server/platform/keys.ts';
import type { Call } from '#src/shared/contract/call.ts';
import { problemCodes } from '#src/shared/contract/problem.ts';
import { readDeclaredCalls } from '../../support/declared-calls.ts';
import { encodeCall } from '../../support/encode-call.ts';
import { openTestServer, type TestServer } from '../../support/test-server.ts';

/** It stands in everything sent; an answer that holds it echoes its input. */
const canary = 'canary71c4';
const runs = { numRuns: 30, seed: 20_261_101 };
const form = 'application/x-www-form-urlencoded';
const json = 'application/json';

const { listed } = await readDeclaredCalls();

let t: TestServer;
let token: string;
beforeAll(async () => {
  t = await openTestServer();
});
beforeEach(async () => {
  token = await t.signIn('13900000003');
});
afterAll(() => t.close());

/** These bodies are wrong as a whole, with the type they are sent under. */
const brokenBodies: readonly [string, string | Uint8Array<ArrayBuffer>][] = [
  [json, ''],
  [json, 'null'],
  [json, `["${canary}"]`],
  [json, `"${canary}"`],
  [json, '1e999'],
  [json, `{"infoUuid": 1e999, "x": "${canary}"}`],
  [json, `{"infoUuid": "${canary}", "infoUuid": "${canary}"}`],
  [json, `{"__proto__": {"infoUuid": "${canary}"}}`],
  [json, `{"infoUuid": "${canary}"`],
  [json, '['.repeat(20_000)],
  [json, `{"infoUuid": "\\ud800${canary}"}`],
  [json, Uint8Array.of(0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d)],
  [json, `{"content": "${'x'.repeat(70_000)}"}`],
  [form, `infoUuid=${canary}&infoUuid=${canary}`],
  [form, `infoUuid=%ff%00${canary}&__proto__=1&constructor=1&toString=1`],
  [form, '&&==&=%'],
  [form, `content=${'x'.repeat(70_000)}`],
  [`${form}; charset=gb2312`, `infoUuid=${canary}`],
  ['text/plain', canary],
  ['multipart/form-data; boundary=x', `--x\r\n${canary}\r\n--x--`],
  ['', canary],
];

const nasty = fc.oneof(
  fc.constantFrom<unknown>(
    ...['', ' ', '0', '-0', '-1', '1e3', '0x10', '9007199254740993', '99999999999999999999'],
    ...['NaN', 'null', 'undefined', '\u0000', '\u202e', `' or 1=1 -- ${canary}`, '%00', '../..'],
    ...[`<script>${canary}</script>`, 'x'.repeat(5000), '\ud83d\ude00'.repeat(300), '𠮷'],
  ),
  fc.string({ unit: 'binary', maxLength: 60 }).map((text) => text + canary),
  fc.integer(),
  fc.double(),
  fc.boolean(),
);
/** Only JSON can say this. */
const nested = fc.oneof(nasty, fc.constantFrom<unknown>(null, [], {}, [canary], { a: canary }));

function inputsOf(call: Call): fc.Arbitrary<Record<string, unknown>> {
  const { entries = {} } = call.input as { entries?: Record<string, unknown> };
  const value = call.body === 'json' ? nested : nasty;
  const fields = Object.fromEntries(Object.keys(entries).map((name) => [name, value]));
  const unknown = fc.constantFrom('idempotencyKey', 'admin', 'userId', 'constructor', 'toString');
  return fc
    .tuple(fc.record(fields, { requiredKeys: [] }), fc.dictionary(unknown, value, { maxKeys: 1 }))
    .map(([known, more]) => ({ ...known, ...more }));
}

type Sent = { path: string; init: RequestInit };

/** Whatever was sent, the answer has the shape of answers, is no bug, and says nothing of it. */
async function expectCalmAnswer({ path, init }: Sent): Promise<void> {
  const headers = new Headers(init.headers);
  headers.set('x-client-address', newId());
  headers.set('authorization', `Bearer ${token}`);
  headers.set('idempotency-key', newId());
  const response = await t.request(path, { ...init, headers });
  const text = await response.text();
  const answer = JSON.parse(text) as { code: number; msg: string; data: { reason: string } | null };
  expect(response.status).toBeLessThan(500);
  expect(text).not.toContain(canary);
  if (answer.code === 0) {
    expect(response.status).toBe(200);
    return;
  }
  const problem = problemCodes[answer.data?.reason as keyof typeof problemCodes];
  expect({ status: response.status, code: answer.code }).toEqual(problem);
  expect(answer.msg).not.toBe('');
}

test.each(listed.map((call) => [call.path, call] as const))(
  '%s answers bodies that are wrong as a whole calmly',
  async (path, call) => {
    for (const [type, body] of call.method === 'GET' ? [] : brokenBodies) {
      const headers: Record<string, string> = type ? { 'content-type': type } : {};
      await expectCalmAnswer({ path, init: { method: call.method, headers, body } });
    }
  },
);

test.each(listed.map((call) => [call.path, call] as const))(
  '%s answers fields that make no sense calmly',
  async (_path, call) => {
    const property = fc.asyncProperty(inputsOf(call), (input) =>
      expectCalmAnswer(encodeCall(call, input)),
    );
    await fc.assert(property, runs);
  },
);

test('a common message that makes no sense is refused or ignored', async () => {
  for (const message of ['!', 'bnVsbA==', 'e30=', Buffer.from(canary).toString('base64')]) {
    const [call] = listed;
    if (!call) throw new Error('No call is declared');
    const { path, init } = encodeCall(call, {});
    await expectCalmAnswer({
      path,
      init: { ...init, headers: { ...init.headers, 'x-common-message': message } },
    });
  }
});
