import type { Page } from 'playwright/test';
import { linkTo } from '#src/shared/routes.ts';
import { expect, test } from '../support/browser.ts';

test('the size of text is chosen once for the device and is there before anything is drawn', async ({
  page,
  link,
  texts,
}) => {
  const { title, sizes } = texts.platform.textSize;
  await page.goto(link('serviceCenter'));
  const choice = page.getByRole('region', { name: title });
  await expect(choice.getByRole('button', { name: sizes.usual })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const before = await letters(page);
  await choice.getByRole('button', { name: sizes.largest, exact: true }).click();
  await expect.poll(() => letters(page)).toBeCloseTo(before * 1.3, 0);
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { atFirst: getComputedStyle(document.body).fontSize });
    });
  });
  await page.goto(linkTo('home', { locale: 'en' }));
  expect(
    Number.parseFloat(
      await page.evaluate(() => (window as unknown as { atFirst: string }).atFirst),
    ),
  ).toBeCloseTo(before * 1.3, 0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  expect(await brokenWords(page, '.phone-bar a')).toEqual([]);
});

/** Answers words that stand on two lines. */
function brokenWords(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((links) =>
    links.flatMap((link) => {
      const text = link.lastChild as Text;
      return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range.getClientRects().length > 1 ? [word] : [];
      });
    }),
  );
}

function letters(page: Page): Promise<number> {
  return page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize));
}
