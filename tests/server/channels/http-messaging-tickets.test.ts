import { beforeEach, expect, test } from 'vitest';
import { httpMessagingTickets } from '#src/server/channels/http-messaging-tickets.ts';
import { testNow } from '../../support/test-server.ts';

/**
 * This is the messaging app's API as its documentation tells of it: one live token an app, tickets
 * by token.
 */
class MessagingApi {
  asked: string[] = [];
  tokens = new Map<string, string>([['app-17', 'token-0']]);
  down = false;
  private count = 0;

  fetch: typeof fetch = async (address, init) => {
    const { pathname, searchParams } = new URL(String(address));
    this.asked.push(pathname);
    if (this.down) throw new TypeError('fetch failed');
    if (pathname === '/cgi-bin/stable_token') return this.giveToken(JSON.parse(String(init?.body)));
    const token = searchParams.get('access_token') ?? '';
    if (![...this.tokens.values()].includes(token) || searchParams.get('type') !== 'jsapi')
      return Response.json({ errcode: 40001, errmsg: 'invalid credential' });
    this.count += 1;
    const ticket = `ticket-${this.count}`;
    return Response.json({ errcode: 0, errmsg: 'ok', ticket, expires_in: 7200 });
  };

  private giveToken({ appid, secret }: { appid: string; secret: string }): Response {
    const token = this.tokens.get(appid);
    return token && secret === 'right'
      ? Response.json({ access_token: token, expires_in: 7200 })
      : Response.json({ errcode: 40125, errmsg: 'invalid appsecret' });
  }
}

let api: MessagingApi;
let now = testNow;
const open = (secret = 'right') =>
  httpMessagingTickets({
    origin: 'https://api.example.net',
    apps: [{ thirdType: 17, appId: 'app-17', secret }],
    fetch: api.fetch,
    now: () => now,
  });
beforeEach(() => {
  api = new MessagingApi();
  now = testNow;
});

test('one ticket is asked for however many pages want it, and again shortly before it expires', async () => {
  const source = open();
  const got = await Promise.all([source.ticketOf(17), source.ticketOf(17), source.ticketOf(17)]);
  expect(got).toEqual(['ticket-1', 'ticket-1', 'ticket-1']);
  now += 6_800_000;
  expect(await source.ticketOf(17)).toBe('ticket-1');
  now += 200_000;
  expect(await source.ticketOf(17)).toBe('ticket-2');
  expect(api.asked.filter((path) => path.endsWith('getticket'))).toHaveLength(2);
});

test('a token that was taken back is asked for once more', async () => {
  const source = open();
  await source.ticketOf(17);
  api.tokens.set('app-17', 'token-1');
  now += 6_950_000;
  expect(await source.ticketOf(17)).toBe('ticket-2');
});

test('a wrong secret, an unknown account and a dead network are a service that is not there', async () => {
  await expect(open('wrong').ticketOf(17)).rejects.toMatchObject({ reason: 'unavailable' });
  expect(() => open().appIdOf(115)).toThrow(expect.objectContaining({ reason: 'unavailable' }));
  api.down = true;
  const source = open();
  await expect(source.ticketOf(17)).rejects.toMatchObject({ reason: 'unavailable' });
  api.down = false;
  expect(await source.ticketOf(17)).toBe('ticket-1');
});
