import type { Page } from 'playwright/test';
import { type RouteName, routes } from '#src/shared/routes.ts';
import { expect, test } from '../support/browser.ts';
import { findForeign } from '../support/find-foreign.ts';
import { addressOf, visitorOf } from '../support/page-addresses.ts';
import { readSources } from '../support/sources.ts';

const walkTimeoutMs = 180_000;
/** What people of the demo wrote in English stays in English. */
const demo = readSources('src/scripts/demo/')
  .map(({ text }) => text)
  .join('\n');

test('every page speaks the third language, but for words of people', async ({
  page,
  server,
  link,
  locale,
}) => {
  test.setTimeout(walkTimeoutMs);
  const found: Record<string, string[]> = {};
  for (const name of Object.keys(routes) as RouteName[]) {
    const visitor = visitorOf(name);
    const cookie = visitor ? `warmlight=${await server.tokenOf(visitor)}` : '';
    const address = await addressOf(name, server, link);
    const answer = await fetch(server.origin + address, { headers: { cookie } });
    expect(answer.status, address).toBeLessThan(500);
    const html = await answer.text();
    const wrong = [...(await findForeign(page, html)), ...(await findForgotten(page, html))];
    if (!html.includes(`<html lang="${locale}"`)) wrong.push('is in another language');
    if (wrong.length > 0) found[`${name} ${address}`] = wrong;
  }
  expect(found).toEqual({});
});

/** Finds texts that no dictionary of this language made: its vowels all carry a mark. */
async function findForgotten(page: Page, html: string): Promise<string[]> {
  const texts = await page.evaluate((source) => {
    const { body } = new DOMParser().parseFromString(source, 'text/html');
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode as Text;
      if (!parentElement?.closest('script, style, template, textarea, code, body [lang]')) {
        found.push(data.trim());
      }
    }
    return found;
  }, html);
  return texts.filter((text) => isEnglish(text) || /\bundefined\b|\[object /.test(text));
}

function isEnglish(text: string): boolean {
  const words = text.match(/\p{Script=Latin}{2,}/gu) ?? [];
  return words.length > 4 && !/[áéíóú]/i.test(text) && !demo.includes(text);
}
