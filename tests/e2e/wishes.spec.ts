import { expect, once, test } from '../support/browser.ts';

// What is not taken is answered as such, to the page or, once it listens, to the form.
test.use({ expectedErrors: [/\b4(00|22)\b/] });

test('a wish says what is missing, hangs on the tree, and is read there', async ({
  page,
  link,
  texts,
  signIn,
}) => {
  const { wishes: t } = texts;
  const tree = link('wishingTree');
  await signIn(page, '13900000077');
  await page.goto(link('discovery'));
  await page.getByRole('link', { name: t.entrance }).click();
  await page.getByRole('button', { name: t.hang }).click();
  await expect(page.getByText(texts.fieldProblems.required)).toBeVisible();
  const own = page.getByLabel(t.own);
  await own.fill('愿春天早点来。');
  await page.getByRole('button', { name: t.hang }).click();
  await expect(page.getByRole('heading', { name: t.hung })).toBeVisible();
  await page.goto(tree);
  await expect(page.locator('#wishes')).toContainText('愿春天早点来。');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'chosen words hang, the next say how long to wait, and stay as typed',
    once,
    async ({ page, link, texts, signIn }) => {
      const { wishes: t } = texts;
      const [first = ''] = t.samples;
      await signIn(page, '13900000078');
      await page.goto(link('wishingTree'));
      await page.getByLabel(first).check();
      await page.getByRole('button', { name: t.hang }).click();
      await expect(page.getByRole('heading', { name: t.hung })).toBeVisible();
      await page.goto(link('wishingTree'));
      await page.getByLabel(t.own).fill('愿大家都睡得好。');
      await page.getByRole('button', { name: t.hang }).click();
      await expect(page.locator('form').getByRole('alert')).toBeVisible();
      await expect(page.getByLabel(t.own)).toHaveValue('愿大家都睡得好。');
    },
  );
});
