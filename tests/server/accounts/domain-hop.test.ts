import { afterEach, beforeEach, expect, test } from 'vitest';
import { type HopBrowser, openHopBrowser } from '../../support/hop-browser.ts';
import { openTestServer, type TestServer, testNow, testOrigin } from '../../support/test-server.ts';

const mirror = 'https://mirror.example';
const other = 'https://other.example';
const config = { OWN_ORIGINS: other, MIRROR_ORIGINS: `spring=${mirror}` };
const asked = '/cf/mine-order?source=x';
const query = `?redirectUrl=${encodeURIComponent(asked)}`;

let t: TestServer;
beforeEach(async () => {
  t = await openTestServer({ config });
});
afterEach(() => t.close());

async function signIn(visit: HopBrowser, mobile: string): Promise<void> {
  const { jar } = await visit(`${testOrigin}/authservice`);
  jar.set('warmlight', await t.signIn(mobile));
}

/** Asks from a page of the second domain at the address of the main one that gives a ticket. */
async function ask(visit: HopBrowser, domain = mirror): Promise<string> {
  return (await visit(`${domain}/authservice${query}`)).to;
}

const countTickets = async () =>
  (await t.services.db.selectFrom('domain_tickets').selectAll().execute()).length;

test('who is signed in on the main domain is so on a second one after one hop', async () => {
  const visit = openHopBrowser(t);
  await signIn(visit, '13800001111');
  const guarded = await visit(mirror + asked);
  expect(guarded.to).toBe(`${mirror}/authservice${query}`);
  const toMain = await visit(guarded.to);
  expect(new URL(toMain.to).origin).toBe(testOrigin);
  const back = await visit(toMain.to);
  expect(new URL(back.to).origin).toBe(mirror);
  expect(back.answer.headers.get('referrer-policy')).toBe('no-referrer');
  const arrived = await visit(back.to);
  expect([arrived.answer.status, arrived.to]).toEqual([303, mirror + asked]);
  const there = await t.services.db.selectFrom('sessions').select(['user_id']).execute();
  expect(new Set(there.map(({ user_id }) => user_id)).size).toBe(1);
  expect(there).toHaveLength(2);
  expect((await visit(`${mirror}/authservice${query}`)).to).toBe(mirror + asked);
});

test('who is signed in nowhere signs in on the main domain, and comes back from there', async () => {
  const visit = openHopBrowser(t);
  const toMain = await ask(visit);
  const login = new URL((await visit(toMain)).to);
  expect([login.origin, login.pathname]).toEqual([testOrigin, '/login']);
  expect(testOrigin + login.searchParams.get('redirectUrl')).toBe(toMain);
  await signIn(visit, '13800001111');
  const arrived = await visit((await visit(toMain)).to);
  expect(arrived.to).toBe(mirror + asked);
});

test('the sign-in page of a second domain is the main one', async () => {
  expect((await openHopBrowser(t)(`${other}/en/login${query}`)).to).toBe(
    `${other}/en/authservice${query}`,
  );
});

test('a ticket is good once', async () => {
  const visit = openHopBrowser(t);
  await signIn(visit, '13800001111');
  const ticket = (await visit(await ask(visit))).to;
  const arrivals = await Promise.all([visit(ticket), visit(ticket)]);
  expect(arrivals.filter(({ answer }) => answer.status === 303)).toHaveLength(1);
  const again = await visit(ticket);
  expect(again.answer.status).toBeGreaterThanOrEqual(400);
  expect(await countTickets()).toBe(0);
});

test('a ticket is good for a minute', async () => {
  const visit = openHopBrowser(t);
  await signIn(visit, '13800001111');
  const ticket = (await visit(await ask(visit))).to;
  t.setNow(testNow + 60_000);
  expect((await visit(ticket)).answer.status).toBeGreaterThanOrEqual(400);
  const { errors } = t.services.serviceWatch.takeAll();
  expect(errors).toMatchObject([{ type: 'domainTiming', place: '/authservice', reason: 'ticket' }]);
  expect(await t.services.db.selectFrom('sessions').selectAll().execute()).toHaveLength(1);
});

test('a ticket is good in the browser that began alone, and on its domain alone', async () => {
  const [visit, stranger] = [openHopBrowser(t), openHopBrowser(t)];
  await signIn(visit, '13800001111');
  const ticket = (await visit(await ask(visit))).to;
  expect((await stranger(ticket)).answer.status).toBeGreaterThanOrEqual(400);
  // The stranger began a hop too: its own state does not fit the ticket.
  const own = new URL(await ask(stranger)).searchParams.get('state') ?? '';
  const mixed = new URL(ticket);
  mixed.searchParams.set('state', own);
  expect((await stranger(mixed.href)).answer.status).toBeGreaterThanOrEqual(400);
  expect((await visit(ticket.replace(mirror, other))).answer.status).toBeGreaterThanOrEqual(400);
  expect((await visit(ticket)).to).toBe(mirror + asked);
});

test.each([
  { what: 'a foreign domain', domain: 'https://evil.example' },
  { what: 'the main domain itself', domain: testOrigin },
  { what: 'something like an own one', domain: `${mirror}.evil.example` },
])('no ticket is given to $what', async ({ domain }) => {
  const visit = openHopBrowser(t);
  await signIn(visit, '13800001111');
  const state = 'A'.repeat(22);
  const url = `${testOrigin}/authservice?${new URLSearchParams({ domain, state })}`;
  const { answer, to } = await visit(url);
  expect(to).toBe('');
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(await countTickets()).toBe(0);
});

test('a second domain gives no tickets, and no hop leads to a foreign target', async () => {
  const visit = openHopBrowser(t);
  await signIn(visit, '13800001111');
  const toMain = await ask(visit);
  const wrongWay = toMain.replace(testOrigin, other);
  expect((await visit(wrongWay)).answer.status).toBeGreaterThanOrEqual(400);
  const foreign = `${mirror}/authservice?redirectUrl=https%3A%2F%2Fevil.example%2F`;
  const arrived = await visit((await visit((await visit(foreign)).to)).to);
  expect(arrived.to).toBe(`${mirror}/cf/mine`);
});
