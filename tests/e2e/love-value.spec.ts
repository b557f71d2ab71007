import { expect, once, test } from '../support/browser.ts';

test.use({ javaScriptEnabled: false, expectedErrors: [/422/] });

test(
  'without script: a day is signed in, it shows, and words go to families once',
  once,
  async ({ page, link, texts, signIn }) => {
    const { points, comments, titles } = texts;
    await signIn(page, '13900000079');
    await page.goto(link('mine'));
    await page.getByRole('link', { name: titles.loveValueHome }).click();
    await page.getByRole('link', { name: points.go.signIn }).click();
    await page.getByRole('button', { name: points.signIn.do }).click();
    await expect(page.getByText(points.signIn.done)).toBeVisible();
    await expect(page.getByRole('table').getByText(points.signIn.signed)).toHaveCount(1);
    await page.getByRole('link', { name: points.signIn.toHome }).click();
    await expect(page.locator('.sum')).toHaveText('1');
    await page.getByRole('heading', { name: points.week.title }).click();
    await page.getByRole('button', { name: points.week.join }).click();
    await expect(page.getByRole('button', { name: points.week.leave })).toBeVisible();
    await page.getByRole('link', { name: titles.waterComment }).click();
    await page.getByRole('button', { name: comments.water.send }).click();
    await expect(page.getByText(comments.water.chooseFamily)).toBeVisible();
    const family = page.getByRole('checkbox').first();
    const name = await family.getAttribute('name');
    await family.check();
    await page.getByRole('button', { name: comments.water.send }).click();
    await expect(page.getByText(comments.water.sent('1'))).toBeVisible();
    await expect(page.locator(`[name="${name}"]`)).toHaveCount(0);
  },
);
