import { expect, test } from '../support/browser.ts';
import { familyOf } from '../support/demo-family.ts';
import { deskStaff } from '../support/desk-in-browser.ts';

/** No reader knows these: ids of ours, JSON, and names that only the code has. */
const unread = [
  /(?<![\w-])[\w-]{22}(?![\w-])/,
  /[{}]/,
  /\b[a-z]+[A-Z]\w*\b/,
  /\bundefined\b|\bnull\b/,
];

test('the trail and the file of a case say in words what the demo did, without ids and codes', async ({
  page,
  link,
  texts,
  signIn,
}) => {
  test.slow();
  await signIn(page, deskStaff.administrator);
  const { params } = familyOf('injury-scaffold-dage');
  await page.goto(link('deskCase', { params }));
  await expectWords();
  await page.goto(link('deskAudit'));
  await expect(page.getByText(texts.review.audit.lead)).toBeVisible();
  await expectWords();
  const onward = page.locator('a[rel="next"]');
  while ((await onward.count()) > 0) {
    await onward.click();
    await page.waitForLoadState();
    await expectWords();
  }

  async function expectWords() {
    const said = await page.locator('table tbody, main ol').allInnerTexts();
    for (const one of unread) expect.soft(said.join('\n')).not.toMatch(one);
  }
});
