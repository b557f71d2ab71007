import { openTestBrowser, type TestBrowser } from './test-browser.ts';
import type { TestServer } from './test-server.ts';

/** Opens a browser of our own app, which is signed in by the token it keeps. */
export function openSignedIn(t: TestServer, token: string): TestBrowser {
  const page = openTestBrowser(t, { container: 'native' });
  signInBrowser(page, token);
  return page;
}

export function signInBrowser(page: TestBrowser, token: string): void {
  page.kept.set('warmlight.token', token);
}

/** The server makes of the next call what it says, and its answer never arrives. */
export function loseNextAnswer(t: TestServer, page: TestBrowser): void {
  page.answerWith(async () => {
    const { path, headers, body } = page.sent.at(-1) as (typeof page.sent)[number];
    await t.request(path, { method: 'POST', headers, body });
    throw new TypeError('Failed to fetch');
  });
}

/** The next calls never leave the device; a read is tried three times. */
export function dropNextCalls(page: TestBrowser, count = 1): void {
  const drop = () => Promise.reject(new TypeError('Failed to fetch'));
  page.answerWith(...Array.from({ length: count }, () => drop));
}
