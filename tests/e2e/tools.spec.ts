import { expect, test } from '../support/browser.ts';

test('history-back goes back as many steps as asked', async ({ page, link }) => {
  await page.goto(link('question'));
  await page.goto(link('protocol'));
  await page.goto(link('historyBack', { query: { steps: 2 } }));
  await page.waitForURL(`**${link('question')}`);
});

test('history-back goes home where there is nothing behind it', async ({ context, link }) => {
  const opened = await context.newPage();
  await opened.goto(link('historyBack', { query: { steps: 9 } })).catch(() => {});
  await opened.waitForURL((url) => url.pathname === link('home'));
});

test('the debug tool counts what the device keeps and clears it', async ({ page, link, texts }) => {
  const t = texts.tools.clear;
  await page.goto(link('clear'));
  await page.evaluate(() => {
    localStorage.setItem('a', '1');
    sessionStorage.setItem('b', 'secret');
  });
  await page.context().addCookies([{ name: 'c', value: '1', url: new URL('/', page.url()).href }]);
  await page.reload();
  await expect(page.locator('[data-kind=cookies]')).toHaveText(t.count('1'));
  await expect(page.locator('[data-kind=storage]')).toHaveText(t.count('1'));
  await expect(page.getByRole('main')).not.toContainText('secret');
  await page.getByRole('button', { name: t.all }).click();
  await expect(page.getByRole('status')).toHaveText(t.done);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  expect(await page.evaluate(() => document.cookie)).toBe('');
});

test('the crash page leads back to own pages only, and shows a number that is one', async ({
  page,
  link,
  texts,
}) => {
  const t = texts.tools.crash;
  const from = link('question');
  await page.goto(link('crash', { query: { from, id: 'abc-123' } }));
  await expect(page.getByText(t.errorId('abc-123'))).toBeVisible();
  await expect(page.getByRole('link', { name: t.reload })).toHaveAttribute('href', from);
  await page.goto(link('crash', { query: { from: '//evil.example', id: '<b>' } }));
  await expect(page.locator('[data-again]')).toHaveAttribute('href', link('home'));
  await expect(page.locator('[data-error-id]')).toHaveText('');
});

test('the left-slide page, off as it comes, leads out over the page that led to it', async ({
  page,
  link,
}) => {
  for (const name of ['protocol', 'question'] as const) await page.goto(link(name));
  await page.goto(link('leftSlide'));
  await page.waitForURL(`**${link('protocol')}`);
});

test('the first-screen page goes on where it was told, and stays where a reader stays', async ({
  page,
  link,
  texts,
}) => {
  const t = texts.tools.firstScreen;
  const query = { redirectUrl: link('question') };
  await page.goto(link('firstScreenAd', { query }));
  await page.getByRole('button', { name: t.stay }).click();
  await expect(page.getByRole('timer')).toHaveText('');
  await page.getByRole('link', { name: t.skip, exact: true }).click();
  await page.waitForURL(`**${link('question')}`);
  await page.goto(link('firstScreenAd', { query: { redirectUrl: '//evil.example' } }));
  await expect(page.getByRole('link', { name: t.goOn })).toHaveAttribute('href', link('home'));
});

test('a code of the messaging app does not stay in the address', async ({ page, link }) => {
  await page.goto(`${link('question')}?sdcode=abc&channel=x`);
  await expect(page).toHaveURL(/\/cf\/question\?channel=x$/);
});

test('in the messaging app a page that is not for sharing hides the share items', async ({
  page,
  link,
}) => {
  await page.addInitScript(() => {
    const asked: string[] = [];
    const WeixinJSBridge = { invoke: (name: string) => void asked.push(name) };
    Object.assign(window, { WeixinJSBridge, asked });
  });
  const asked = () => page.evaluate(() => (window as unknown as { asked: string[] }).asked);
  await page.goto(link('crash'));
  await expect.poll(asked).toEqual(['hideMenuItems']);
  await page.goto(link('question'), { waitUntil: 'networkidle' });
  expect(await asked()).toEqual([]);
});

test('in the mini program the list gives way to its own page, once the bridge is there', async ({
  page,
  link,
}) => {
  await page.goto(link('commonList'));
  await page.evaluate(() => {
    const asked: unknown[] = [];
    const WeixinJSBridge = { invoke: (_: string, what: unknown) => void asked.push(what) };
    Object.assign(window, { WeixinJSBridge, asked, __wxjs_environment: 'miniprogram' });
    document.dispatchEvent(new Event('WeixinJSBridgeReady'));
  });
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { asked: unknown[] }).asked))
    .toEqual([{ name: 'redirectTo', arg: { url: '/pages/list/index' } }]);
});

test.describe('without a network', () => {
  test.use({ expectedErrors: [/ERR_/] });

  test('a reader who was here before is told so, and tries again in place', async ({
    page,
    context,
    link,
    texts,
  }) => {
    const t = texts.tools.offline;
    await page.goto(link('question'));
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await context.setOffline(true);
    await page.goto(link('protocol'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title);
    await context.setOffline(false);
    await page.getByRole('link', { name: t.retry }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(t.title);
    const kept = await page.evaluate(async () => {
      const shelves = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const requests = await Promise.all(shelves.map((shelf) => shelf.keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept.sort()).toEqual(['/cf/offline', '/en/cf/offline']);
  });
});
