import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
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

/**
 * Gives a guest's gift, paid at the bank and told to the server; answers the new total of the case.
 */
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
