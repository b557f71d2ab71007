import { type RouteName, routes } from '#src/shared/routes.ts';
import { measurePageBytes } from '../bench/measure-page-bytes.ts';
import { findExcess } from '../bench/page-budgets.ts';
import { expect, once, test } from '../support/browser.ts';
import { addressOf } from '../support/page-addresses.ts';

test(
  'every case of the list is read after 10 KB, is whole after 16, and asks for React only when idle or touched',
  once,
  async ({ server, link }) => {
    const list = await (await fetch(server.origin + link('commonList'))).text();
    const cases = new Set(list.match(/(?<=\/cf\/contribute\/)[\w-]{22}/g));
    expect(cases.size).toBeGreaterThan(5);
    for (const infoUuid of cases) {
      const path = link('contribute', { params: { infoUuid } });
      const bytes = await measurePageBytes(server.origin, path);
      expect.soft(findExcess('contribute', bytes), path).toEqual([]);
    }
  },
);

/** They are shown by a refusal, or for what the tests' seed has none of. */
const left: readonly RouteName[] = ['notFound', 'magazine', 'riskCaseIntercept'];
const kept = (Object.keys(routes) as RouteName[]).filter(
  (name) => (routes[name].mode === 'C' || routes[name].mode === 'S') && !left.includes(name),
);

test('every kept and every static page is within its budget', once, async ({ server, link }) => {
  test.slow();
  expect(kept.length).toBeGreaterThan(50);
  for (const name of kept) {
    const path = await addressOf(name, server, link);
    const bytes = await measurePageBytes(server.origin, path);
    expect.soft(findExcess(name, bytes), path).toEqual([]);
  }
});
