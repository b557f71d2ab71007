import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, once, test } from '../support/browser.ts';
import { findFreePort, startServerProcess } from '../support/server-process.ts';

test(
  'who signs in on one own domain is signed in on both after one hop',
  once,
  async ({ page, link, texts }) => {
    const { signIn: t } = texts.accounts;
    const port = await findFreePort();
    const [main, other] = [`http://127.0.0.1:${port}`, `http://localhost:${port}`];
    const folder = mkdtempSync(join(tmpdir(), 'warmlight-domains-'));
    const env = { PORT: String(port), PUBLIC_ORIGIN: main, OWN_ORIGINS: other };
    const server = await startServerProcess(folder, env);
    try {
      await page.goto(other + link('mineOrder'));
      await expect(page).toHaveURL(new RegExp(`^${main}/login`));
      await page.getByLabel(t.mobile, { exact: true }).fill('13855550001');
      await page.getByRole('checkbox').check();
      await page.getByRole('button', { name: t.send }).click();
      const code = (await page.getByRole('status').textContent())?.match(/\d{6}/)?.[0] ?? '';
      await page.getByLabel(t.code, { exact: true }).fill(code);
      await page.getByRole('button', { name: t.check, exact: true }).click();
      await page.waitForURL(other + link('mineOrder'));
      await page.goto(main + link('mineOrder'));
      await expect(page).toHaveURL(main + link('mineOrder'));
      // The other way on: signed in on the main domain, a second one needs no word.
      await page.context().clearCookies({ domain: 'localhost' });
      await page.goto(other + link('mine'));
      await expect(page).toHaveURL(other + link('mine'));
    } finally {
      // What a page still fetches when idle is given up with the page, not refused by a server gone.
      await page.goto('about:blank');
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
