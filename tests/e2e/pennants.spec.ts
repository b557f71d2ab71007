import { expect, once, test } from '../support/browser.ts';
import { familyOf } from '../support/demo-family.ts';

// What is not taken is answered as such, to the page or, once it listens, to the form.
test.use({ expectedErrors: [/\b4(00|09|22)\b/] });

/** Its appeal still takes words, of which a pennant is one. */
const { mobile: family } = familyOf('burn-kitchen-ahui');

test('a family thanks somebody who gave, and finds the pennant among those it gave', async ({
  page,
  link,
  texts,
  signIn,
}, { project }) => {
  const { pennants: t } = texts;
  await signIn(page, family);
  await page.goto(link('mine'));
  await page.getByRole('link', { name: texts.titles.pennantsMine }).click();
  await page.getByRole('link', { name: t.kinds.gave }).click();
  const people = page.locator('#give li a');
  await people.nth(project.name.endsWith('en') ? 1 : 0).click();
  const send = page.getByRole('button', { name: t.send });
  await send.click();
  await expect(page.getByText(texts.fieldProblems.required)).toBeVisible();
  await page.getByLabel(t.words).fill('情暖寒冬');
  await send.click();
  await expect(page.getByRole('article').filter({ hasText: '情暖寒冬' }).first()).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a pennant is given, and taken down again', once, async ({ page, link, texts, signIn }) => {
    const { pennants: t } = texts;
    await signIn(page, family);
    await page.goto(`${link('pennantsMine')}?kind=gave`);
    await page.locator('#give li a').nth(2).click();
    await page.getByLabel(t.words).fill('守望相助');
    await page.getByRole('button', { name: t.send }).click();
    const given = page.getByRole('article').filter({ hasText: '守望相助' });
    await expect(given).toBeVisible();
    await given.getByText(t.remove, { exact: true }).click();
    await given.getByRole('button', { name: t.removeNow }).click();
    await expect(page.getByText('守望相助')).toHaveCount(0);
  });
});
