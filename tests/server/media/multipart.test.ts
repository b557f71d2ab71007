import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#src/server/platform/keys.ts';
import { imageUpload } from '#src/shared/media/calls.ts';
import { openTestServer, type TestServer } from '../../support/test-server.ts';

let t: TestServer;
let token: string;
beforeAll(async () => {
  t = await openTestServer({ config: { MAX_UPLOAD_BYTES: '200000' } });
  token = await t.signIn('13900000001');
});
afterAll(() => t.close());

function post(body: BodyInit, more: Record<string, string> = {}) {
  const headers = { 'x-client-address': newId(), authorization: `Bearer ${token}`, ...more };
  return t.request(imageUpload.path, { method: 'POST', body, headers });
}

const typed = { 'content-type': 'multipart/form-data; boundary=x' };
const part = (name: string, body = '') =>
  `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${body}\r\n`;

test.each<[string, string, Record<string, string>]>([
  ['no boundary', `${part('purpose')}--x--`, { 'content-type': 'multipart/form-data' }],
  ['another boundary', '--y--', typed],
  ['no end', part('file', 'abc'), typed],
  ['nothing in it', '', typed],
  ['a part without a name', '--x\r\ncontent-disposition: form-data\r\n\r\n\r\n--x--', typed],
  ['a part without a head', '--x\r\n\r\nabc\r\n--x--', typed],
  ['a field twice', `${part('purpose', 'proof')}${part('purpose', 'proof')}--x--`, typed],
  ['words for a file', `${part('file', 'abc')}${part('purpose', 'proof')}--x--`, typed],
  ['a field of nobody', `${part('__proto__', 'abc')}--x--`, typed],
  ['a thousand parts', `${part('a').repeat(1000)}--x--`, typed],
])('a multipart body with %s is refused calmly', async (_what, body, headers) => {
  const response = await post(body, headers);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: 40000, data: { reason: 'inputInvalid' } });
});

test('a body larger than one file may be is refused, announced or not', async () => {
  const form = new FormData();
  form.set('purpose', 'proof');
  form.set('file', new Blob([new Uint8Array(300_000)]));
  const whole = new Response(form);
  const type = { 'content-type': whole.headers.get('content-type') ?? '' };
  expect((await post(await whole.arrayBuffer(), type)).status).toBe(413);
  const announced = { ...typed, 'content-length': '300000' };
  expect((await post('--x--', announced)).status).toBe(413);
});

test('a guest is refused before the body is read', async () => {
  let pulled = 0;
  const endless = new ReadableStream({
    pull(controller) {
      pulled += 1;
      controller.enqueue(new Uint8Array(1000));
    },
  });
  const init = { method: 'POST', body: endless, duplex: 'half', headers: typed } as RequestInit;
  expect((await t.request(imageUpload.path, init)).status).toBe(401);
  expect(pulled).toBeLessThan(3);
});

test('another encoding is refused', async () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  expect((await post('purpose=proof', form)).status).toBe(415);
});
