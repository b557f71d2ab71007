import { afterAll, beforeAll, expect, test } from 'vitest';
import { signatureOf } from '#src/server/sharing/sign-page.ts';
import { wxSignature } from '#src/shared/sharing/pictures/calls.ts';
import { openTestServer, type TestServer, testNow, testOrigin } from '../../support/test-server.ts';

/** The messaging app's documentation gives this example. */
const published = {
  ticket: 'sM4AOVdWfPE4DxkXGEs8VMCPGGVi4C3VM0P37wVUCFvkVAy_90u5h9nbSlYy3-Sl-HhTdfl2fzFy1AOcHKP7qg',
  noncestr: 'Wm3WZYTPz0wzccnW',
  timestamp: 1_414_587_457,
  url: 'http://mp.weixin.qq.com?params=value',
};

let t: TestServer;
beforeAll(async () => {
  t = await openTestServer();
  const { ticket } = published;
  t.services.messagingTickets = {
    appIdOf: (thirdType) => `app-${thirdType}`,
    ticketOf: async (thirdType) => (thirdType === 17 ? ticket : `ticket-${thirdType}`),
  };
});
afterAll(() => t.close());

const page = `${testOrigin}/cf/contribute/abc?sharedv=1&name=%E6%9A%96`;

test('the published example comes out as published', () => {
  expect(signatureOf(published)).toBe('0f9de62fce790f9a083d5c99e95740ceb90c27ed');
});

test('a page of ours is signed as it is called, without its fragment', async () => {
  const { data } = await t.call(wxSignature, { url: `${page}#share` });
  const { noncestr, timestamp } = data;
  const { ticket } = published;
  expect(data.signature).toBe(signatureOf({ ticket, noncestr, timestamp, url: page }));
  expect(data).toMatchObject({ appid: 'app-17', timestamp: testNow / 1000 });
});

test('each account signs with its own ticket, and no two signatures share a nonce', async () => {
  const one = (await t.call(wxSignature, { url: page, thirdType: 115 })).data;
  const other = (await t.call(wxSignature, { url: page, thirdType: 115 })).data;
  const { noncestr, timestamp } = one;
  expect(one.signature).toBe(signatureOf({ ticket: 'ticket-115', noncestr, timestamp, url: page }));
  expect(other.noncestr).not.toBe(noncestr);
  expect((await t.call(wxSignature, { url: page, thirdType: 899 })).status).toBe(400);
});

test.each([
  'https://evil.example/',
  `${testOrigin}.evil.example/`,
  'http://user@localhost:4321/',
  '/cf/common/list',
  '//localhost:4321/',
  `${testOrigin}/a b`,
  'javascript:alert(1)',
])('nothing but own pages is signed: %s', async (url) => {
  const { status, refusal } = await t.call(wxSignature, { url });
  expect(status).toBe(400);
  expect(refusal?.fields).toHaveProperty('url');
});

test('without an account of the messaging app there is no signature', async () => {
  const before = t.services.messagingTickets;
  t.services.messagingTickets = undefined;
  expect((await t.call(wxSignature, { url: page })).status).toBe(503);
  t.services.messagingTickets = before;
});
