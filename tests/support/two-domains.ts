import type { Page } from 'playwright/test';
import type { Texts } from '#src/texts/texts.ts';
import { findFreePort, startServerProcess } from './server-process.ts';

type Domains = { main: string; other: string; folder: string };

/** Starts a server of its own with the demo's people, which stands on two own domains. */
export async function onTwoDomains(
  page: Page,
  run: (domains: Domains) => Promise<void>,
): Promise<void> {
  const port = await findFreePort();
  const [main, other] = [`http://127.0.0.1:${port}`, `http://localhost:${port}`];
  const env = { PORT: String(port), PUBLIC_ORIGIN: main, OWN_ORIGINS: other };
  const server = await startServerProcess(process.env.WARMLIGHT_SEEDED ?? '', env);
  try {
    await run({ main, other, folder: server.folder });
  } finally {
    // What a page still fetches when idle is given up with the page, not refused by a server gone.
    await page.goto('about:blank');
    await server.stop();
  }
}

type ApiHost = { main: string; api: string; port: number };

/** Does the same on one domain, whose calls go to a host beneath it. */
export async function onApiHost(page: Page, run: (hosts: ApiHost) => Promise<void>): Promise<void> {
  const port = await findFreePort();
  const [main, api] = [`http://warm.localhost:${port}`, `http://api.warm.localhost:${port}`];
  const env = { PORT: String(port), PUBLIC_ORIGIN: main, API_ORIGINS: api };
  const server = await startServerProcess(process.env.WARMLIGHT_SEEDED ?? '', env);
  try {
    await run({ main, api, port });
  } finally {
    await page.goto('about:blank');
    await server.stop();
  }
}

/** Signs in on the sign-in page that the page came to. */
export async function signInHere(page: Page, texts: Texts, mobile: string): Promise<void> {
  const { signIn: t } = texts.accounts;
  await page.getByLabel(t.mobile, { exact: true }).fill(mobile);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: t.send }).click();
  const code = (await page.getByRole('status').filter({ hasText: /\d{6}/ }).textContent()) ?? '';
  await page.getByLabel(t.code, { exact: true }).fill(code.match(/\d{6}/)?.[0] ?? '');
  await page.getByRole('button', { name: t.check, exact: true }).click();
}

/** Answers where an address leads to, with the cookies of this browser, and no further. */
export async function stepFrom(page: Page, address: string): Promise<string> {
  const answer = await page.context().request.get(address, { maxRedirects: 0 });
  return new URL(answer.headers().location ?? '', address).href;
}
