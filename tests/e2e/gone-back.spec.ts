import { expect, test } from '../support/browser.ts';
import { demoFamily } from '../support/demo-family.ts';

const returned = demoFamily(({ state }) => state === 'refunded');
const returning = demoFamily(({ state }) => state === 'refunding');

test('an appeal whose money goes back says so in place of its target', async ({
  page,
  link,
  texts,
  signIn,
}) => {
  const { cases: t } = texts;
  const toGo = new RegExp(t.missing('[\\d,.]+'));
  for (const [{ params }, words] of [
    [returned, t.goesBack.refunded],
    [returning, t.goesBack.refunding],
  ] as const) {
    await page.goto(link('contribute', { params }));
    const money = page.getByRole('region', { name: t.raised });
    await expect(money).toContainText(words);
    await expect(money.getByRole('progressbar')).toHaveCount(0);
    await expect(page.getByText(toGo)).toHaveCount(0);
  }
  await signIn(page, returned.mobile);
  await page.goto(link('mineRaise'));
  const own = page.locator('[data-own-case]', { hasText: returned.title });
  await expect(own).toContainText(t.goesBack.refunded);
  await own.getByRole('link', { name: texts.raising.mineNext }).click();
  const standing = page.getByRole('region', { name: texts.raiser.state });
  await expect(standing).toContainText(t.goesBack.refunded);
  await expect(standing.getByRole('progressbar')).toHaveCount(0);
});

test('an appeal that ended says how far it came, and no longer what it would need', async ({
  page,
  link,
  texts,
}) => {
  const { cases: t } = texts;
  const { params } = demoFamily(
    ({ state, keptForDonors }) => state === 'endedSuccess' && !keptForDonors,
  );
  await page.goto(link('contribute', { params }));
  const money = page.getByRole('region', { name: t.raised });
  await expect(money.getByRole('progressbar')).toHaveCount(1);
  await expect(page.getByText(new RegExp(t.missing('[\\d,.]+')))).toHaveCount(0);
});

test('who never took part in a matching and cannot ask any more is led to none', async ({
  page,
  link,
  texts,
  signIn,
}) => {
  await signIn(page, returned.mobile);
  await page.goto(link('fundraiserCenter', { params: returned.params }));
  await expect(page.getByRole('link', { name: texts.titles.caseStatement })).toBeVisible();
  for (const name of [texts.titles.matchingGiftDetail, texts.raiser.askMatching])
    await expect(page.getByRole('link', { name })).toHaveCount(0);
});

test('no line of the public list of refunds begins with the mark between two parts', async ({
  page,
  link,
  texts,
}) => {
  await page.goto(link('publicityPage', { query: { part: 'refunds' } }));
  // The list says what it leaves to the sum, and the pool that pays fees stands by itself.
  const { partNotes, placeNames, places } = texts.publicity;
  await expect(page.getByText(partNotes.refunds)).toBeVisible();
  await page.getByText(places, { exact: true }).click();
  await expect(page.getByText(placeNames.subsidyPool, { exact: true })).toBeVisible();
  const lines = page.locator('main li.card p');
  await expect(lines.first()).toBeVisible();
  for (const words of await lines.allInnerTexts()) expect(words).not.toMatch(/(^|[ \n])·/);
});
