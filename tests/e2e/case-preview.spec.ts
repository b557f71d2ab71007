import type { Page } from 'playwright/test';
import { expect, test } from '../support/browser.ts';
import { demoFamily, firstFamily } from '../support/demo-family.ts';
import { begin, thing, writeGoods } from '../support/goods-in-browser.ts';

const withTeam = { family: firstFamily, part: 'team' } as const;
const withThings = {
  family: demoFamily(({ gears }) => gears !== undefined),
  part: 'gears',
} as const;

for (const { family, part } of [withTeam, withThings]) {
  test(`a preview tells what the page tells in the reader’s language: the story and the ${part}`, async ({
    page,
    link,
    signIn,
    texts,
    locale,
  }) => {
    const { mobile, params } = family;
    await signIn(page, mobile);
    await page.goto(link('previewCase', { params }));
    const before = await whatIsTold(page, texts.cases.team);
    expect(before[part].length).toBeGreaterThan(0);
    const other = page.locator('article a[hreflang]');
    await expect(other).toHaveAttribute('href', /\/raise\/preview\//);
    await other.click();
    await expect(page.locator('html')).not.toHaveAttribute('lang', locale ?? '');
    expect(await page.locator('[data-story]').textContent()).not.toBe(before.story);
    await page.goto(link('contribute', { params }));
    expect(before).toEqual(await whatIsTold(page, texts.cases.team));
  });
}

test.describe('of a draft', () => {
  /** A sheet that lacks something is answered 4xx, which the browser counts as an error. */
  test.use({ expectedErrors: [/status of 4/] });

  test('who sells things sees them in the preview before anybody has read them', async ({
    page,
    link,
    signIn,
    locale,
    texts,
  }) => {
    await signIn(page, locale === 'en' ? '13700000192' : '13700000191');
    await begin({ page, link, texts });
    await writeGoods({ page, link, texts });
    await page.getByRole('link', { name: texts.raising.later }).click();
    await page.getByRole('link', { name: texts.raising.preview.open }).click();
    await expect(page.locator('.gears b')).toHaveText(thing);
    await expect(page.locator('.gears a')).toHaveCount(0);
  });
});

async function whatIsTold(page: Page, teamTitle: string) {
  const team = page.locator('section', { has: page.getByRole('heading', { name: teamTitle }) });
  return {
    story: await page.locator('[data-story]').textContent(),
    gears: await page.locator('.gears b').allTextContents(),
    team: await team.locator('li').allTextContents(),
  };
}
