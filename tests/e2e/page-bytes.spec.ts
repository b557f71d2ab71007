import { measurePageBytes, type PageBytes } from '../bench/measure-page-bytes.ts';
import { expect, once, test } from '../support/browser.ts';

const kilobyte = 1024;
/** Nothing may block first reading, whatever the page. */
const budgets = {
  case: { htmlAndCss: 10, document: 16, eagerScript: 1, islands: 75 },
  list: { htmlAndCss: 10, document: 14, eagerScript: 1, islands: 0 },
  static: { htmlAndCss: 8, document: 10, eagerScript: 1, islands: 0 },
};

function expectWithin(bytes: PageBytes, kind: keyof typeof budgets): void {
  expect(bytes.blockingScript).toBe(0);
  for (const [part, limit] of Object.entries(budgets[kind])) {
    expect.soft(bytes[part as keyof PageBytes], part).toBeLessThanOrEqual(limit * kilobyte);
  }
}

test(
  'every case of the list is read after 10 KB, is whole after 16, and asks for React only when idle or touched',
  once,
  async ({ server, link }) => {
    const list = await (await fetch(server.origin + link('commonList'))).text();
    const cases = new Set(list.match(/(?<=\/cf\/contribute\/)[\w-]{22}/g));
    expect(cases.size).toBeGreaterThan(5);
    for (const infoUuid of cases) {
      const path = link('contribute', { params: { infoUuid } });
      expectWithin(await measurePageBytes(server.origin, path), 'case');
    }
  },
);

test('lists of cases carry no React', async ({ server, link }) => {
  for (const name of ['home', 'commonList'] as const) {
    expectWithin(await measurePageBytes(server.origin, link(name)), 'list');
  }
});

test('static pages are read after 8 KB and carry no React', async ({ server, link }) => {
  for (const kind of ['user', 'privacy', 'refund']) {
    const path = link('agreement', { params: { kind } });
    expectWithin(await measurePageBytes(server.origin, path), 'static');
  }
});
