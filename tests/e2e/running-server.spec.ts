import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isLogin, userInfo } from '#src/shared/accounts/calls.ts';
import { getHelpList } from '#src/shared/cases/calls.ts';
import { getCaseInfo } from '#src/shared/cases/total/calls.ts';
import { orderContributeAdd } from '#src/shared/donations/calls.ts';
import { payChannels } from '#src/shared/donations/pay-channels.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { yuan } from '#src/shared/platform/money.ts';
import { expect, type TestServer, test } from '../support/browser.ts';
import { encodeCall } from '../support/encode-call.ts';
import { findOpenCase } from '../support/find-open-case.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';

const seeded = () => process.env.WARMLIGHT_SEEDED as string;
const order = (infoUuid: string, amountInFen: number) => ({
  ...{ infoUuid, amountInFen, content: '平安' },
  payChannel: payChannels.wxH5,
});

/** A guest's gift, paid at the bank and told to the server; answers the new total of the case. */
async function give(server: TestServer, infoUuid: string, amountInFen: number): Promise<number> {
  const raised = async () => (await server.call(getCaseInfo, { infoUuid })).raisedInFen;
  const total = (await raised()) + amountInFen;
  const { payInfo } = await server.call(orderContributeAdd, order(infoUuid, amountInFen));
  const body = new URLSearchParams({ choice: 'pay' });
  const paid = await fetch(payInfo.url, { method: 'POST', body, redirect: 'manual' });
  expect(paid.status).toBe(303);
  await expect.poll(raised, { timeout: 30_000, intervals: [50] }).toBe(total);
  return total;
}

test('an open case page shows the total with a new gift, and is not loaded again', async ({
  page,
  server,
  link,
  locale,
}) => {
  const infoUuid = await findOpenCase(server, 4);
  const { raisedInFen } = await server.call(getCaseInfo, { infoUuid });
  await page.clock.install();
  await page.goto(link('contribute', { params: { infoUuid } }));
  const shown = page.locator('[data-raised]').first();
  await expect(shown).toHaveText(yuan(raisedInFen, locale as Locale));
  await page.evaluate(() => Object.assign(window, { marker: 'same page' }));
  const total = await give(server, infoUuid, 1300);
  await expect(shown).toHaveText(yuan(raisedInFen, locale as Locale));
  const aRoundLater = () => page.clock.runFor(16_000).then(() => shown.textContent());
  await expect.poll(aRoundLater, { timeout: 20_000 }).toBe(yuan(total, locale as Locale));
  expect(await page.evaluate(() => Reflect.get(window, 'marker'))).toBe('same page');
});

test('the first request of a kept page after a gift shows the new total', async ({
  server,
  link,
  locale,
}) => {
  const infoUuid = await findOpenCase(server, 5);
  const { raisedInFen } = await server.call(getCaseInfo, { infoUuid });
  const read = async (etag = '') => {
    const path = server.origin + link('contribute', { params: { infoUuid } });
    return fetch(path, { headers: { 'if-none-match': etag } });
  };
  const before = await read();
  expect(await before.text()).toContain(`>${yuan(raisedInFen, locale as Locale)}<`);
  const etag = before.headers.get('etag') ?? '';
  expect((await read(etag)).status, 'the page is kept').toBe(304);
  const total = await give(server, infoUuid, 1700);
  const after = await read(etag);
  expect(after.status).toBe(200);
  expect(await after.text()).toContain(`>${yuan(total, locale as Locale)}<`);
});

test('a server told to stop takes nothing new and finishes the request it has', async ({
  server: healthy,
}) => {
  const infoUuid = await findOpenCase(healthy, 0);
  const server = await startServerProcess(seeded());
  try {
    const before = countOrders(server);
    const release = holdBank(server);
    const { path, init } = encodeCall(orderContributeAdd, order(infoUuid, 1000));
    const headers = { ...init.headers, 'idempotency-key': crypto.randomUUID() };
    const answering = fetch(server.origin + path, { ...init, headers });
    await expect.poll(() => countOrders(server), { intervals: [5] }).toBe(before + 1);
    const restarting = server.restart();
    await expect.poll(() => isOpen(server), { intervals: [20] }).toBe(false);
    expect(await Promise.race([answering, 'still waiting'])).toBe('still waiting');
    release();
    const answer = await answering;
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ code: 0, data: { payInfo: { kind: 'redirect' } } });
    await restarting;
    expect(countOrders(server)).toBe(before + 1);
  } finally {
    await server.stop();
  }
});

test('numbers for operators are not on the public port', async ({ server }) => {
  const answer = await fetch(`${server.origin}/metrics`);
  expect(answer.status).toBe(404);
  expect(await answer.text()).not.toMatch(/^# (HELP|TYPE) /m);
});

test('every answer has an id of its own, forbids guessing its type and carries a policy', async ({
  server,
  link,
}) => {
  const { list } = await server.call(getHelpList, { tab: 'newest' });
  const picture = list.find(({ cover }) => cover)?.cover?.url ?? '';
  const home = await fetch(server.origin + link('home'));
  const etag = home.headers.get('etag') ?? '';
  const own = encodeCall(userInfo, {}).init;
  const asked: [what: string, status: number, path: string, init?: RequestInit][] = [
    ['kept page', 200, link('home')],
    ['kept page, unchanged', 304, link('home'), { headers: { 'if-none-match': etag } }],
    ['static page', 200, link('commonProblem')],
    ['fresh page', 200, link('login')],
    ['media', 200, picture],
    ['missing media', 404, '/media/none.webp'],
    ['API answer', 200, isLogin.path, encodeCall(isLogin, {}).init],
    ['API refusal', 401, userInfo.path, own],
    ['unknown call', 404, '/api/none', own],
    ['foreign page asks', 403, userInfo.path, { ...own, headers: { origin: 'https://x.test' } }],
    ['unknown page', 404, '/cf/no/such/page'],
    ['unknown case', 404, link('contribute', { params: { infoUuid: 'none' } })],
    ['cashier without payment', 404, '/sandbox/cashier/wechat/none'],
    ['liveness', 200, '/livez'],
  ];
  const ids = new Set<string | null>();
  for (const [what, status, path, init] of asked) {
    const answer = await fetch(server.origin + path, { redirect: 'manual', ...init });
    const { headers } = answer;
    expect.soft(answer.status, what).toBe(status);
    expect.soft(headers.get('x-request-id') ?? '', `${what}: id`).toMatch(/^[\w-]{8}-\w+$/);
    expect.soft(headers.get('x-content-type-options'), what).toBe('nosniff');
    expect.soft(headers.get('content-security-policy'), what).toContain("frame-ancestors 'none'");
    ids.add(headers.get('x-request-id'));
  }
  expect(ids.size).toBe(asked.length);
});

test('a caller cannot spend the budget of another address by naming it', async () => {
  const server = await startServerProcess(seeded());
  try {
    const ask = async (address: string) => {
      const { path, init } = encodeCall(isLogin, {});
      const claimed = { 'x-client-address': address, 'x-forwarded-for': address };
      const headers = { ...init.headers, ...claimed };
      return (await fetch(server.origin + path, { ...init, headers })).status;
    };
    // Budgets are per minute of the clock: twice as many exceed one whichever way they fall.
    const times = 2 * isLogin.budgetPerMinute + 2;
    const asked = Array.from({ length: times }, (_, i) => ask(`10.9.8.${i}`));
    const statuses = await Promise.all(asked);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
  } finally {
    await server.stop();
  }
});

/** Holds the bank's own books, so that an order is committed and its answer waits. */
function holdBank({ folder }: ServerProcess): () => void {
  const books = new DatabaseSync(join(folder, 'sandbox-wechat.sqlite'));
  books.exec('pragma busy_timeout = 5000; begin immediate');
  return () => books.close();
}

const isOpen = ({ origin }: ServerProcess) => fetch(`${origin}/livez`).then(Boolean, () => false);

function countOrders({ folder }: ServerProcess): number {
  const db = new DatabaseSync(join(folder, 'warmlight.db'), { readOnly: true });
  const { count } = db.prepare('select count(*) as count from donations').get() ?? {};
  db.close();
  return Number(count);
}
