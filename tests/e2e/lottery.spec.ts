import { expect, once, test } from '../support/browser.ts';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/422/] });

  test(
    'who looks at a venue draws once for nothing, having said that they are of age',
    once,
    async ({ page, link, texts, signIn }) => {
      const { chance: t, titles, problems } = texts;
      await signIn(page, '13900000091');
      // The old address of a main venue leads to the front page, which names what runs.
      await page.goto(`${link('home').replace(/\/$/, '')}/cf/good-day/main-venue`);
      await page
        .getByRole('link', { name: /冬日暖阳日|A warm winter day/ })
        .first()
        .click();
      await page.getByRole('link', { name: /暖阳日小礼|Small gifts of a warm day/ }).click();
      await page.getByRole('button', { name: t.draw.free }).click();
      await expect(page.getByText(problems.adultsOnly)).toBeVisible();
      await page.getByRole('checkbox', { name: t.draw.adult }).check();
      await page.getByRole('button', { name: t.draw.free }).click();
      await expect(page.getByRole('heading', { name: t.result.title })).toBeVisible();
      await expect(page.getByText(t.draw.freeGone)).toBeVisible();
      await expect(page.getByText(t.draw.price('1', '1'))).toBeVisible();
      await expect(page.getByRole('button', { name: t.draw.free })).toHaveCount(0);
      await page.getByRole('link', { name: t.draw.toPaid }).click();
      await expect(page.getByText(t.draw.score('0'))).toBeVisible();
      await expect(page.getByText(t.draw.paidLacks('1'))).toBeVisible();
      await page.getByRole('link', { name: t.toAll }).click();
      await expect(page.getByRole('heading', { name: titles.luckDraw })).toBeVisible();
    },
  );
});

test(
  'love value pays for another draw, and the record of one that is over shows its seed',
  once,
  async ({ page, link, texts, signIn }) => {
    const { chance: t, points, titles } = texts;
    await signIn(page, '13900000092');
    await page.goto(link('signIn'));
    await page.getByRole('button', { name: points.signIn.do }).click();
    await page.getByRole('link', { name: points.signIn.toHome }).click();
    await page.getByRole('link', { name: t.entranceHint }).click();
    const over = page.getByRole('link', { name: /秋日小礼|Small gifts of autumn/ });
    await over.click();
    await expect(page.getByText(t.draw.notRunning)).toBeVisible();
    await page.getByRole('link', { name: t.proven.record }).click();
    await expect(page.getByText(t.proven.seed, { exact: true })).toBeVisible();
    await expect(page.locator('dd code')).toHaveCount(3);
    await page.getByRole('link', { name: t.record.toLottery }).click();
    await page.getByRole('link', { name: titles.luckDraw, exact: true }).click();
    await page.getByRole('link', { name: /暖阳日小礼|Small gifts of a warm day/ }).click();
    await page.getByRole('checkbox', { name: t.draw.adult }).check();
    await page.getByRole('button', { name: t.draw.free }).click();
    await expect(page.getByRole('heading', { name: t.result.title })).toBeVisible();
    await page.getByRole('link', { name: t.draw.toPaid }).click();
    await expect(page.getByText(t.draw.score('1'))).toBeVisible();
    await page.getByRole('button', { name: t.draw.paid('1') }).click();
    await expect(page.getByRole('heading', { name: t.result.title })).toBeVisible();
    await expect(page.getByText(t.draw.score('0'))).toBeVisible();
    await page.getByRole('link', { name: t.draw.toFree }).click();
    await expect(page.locator('#own li')).toHaveCount(2);
  },
);
