import type { Page } from 'playwright/test';
import { mostLabels } from '#src/shared/raiser/case-labels.ts';
import type { Texts } from '#src/texts/texts.ts';
import { expect, test } from '../support/browser.ts';
import { firstFamily } from '../support/demo-family.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { signInInPlace } from '../support/sign-in-in-place.ts';
import { waitForIsland } from '../support/wait-for-island.ts';

const { params, mobile } = firstFamily;
const ticks = (page: Page) => page.getByRole('group').getByRole('checkbox');

/** Ticks so many labels, and none beside them. */
async function tickOnly(page: Page, count: number): Promise<void> {
  for (const [index, tick] of (await ticks(page).all()).entries())
    await tick.setChecked(index < count);
}

const save = (page: Page, { raiser }: Texts) =>
  page.getByRole('button', { name: raiser.labelsSave, exact: true }).click();

test.describe('with script', () => {
  test.use({ expectedErrors: [/\b40[01]\b/] });

  test('labels are refused and saved in place, after a lost session too', async ({
    page,
    server,
    link,
    texts,
    locale,
    signIn,
  }) => {
    const { raiser: t, fieldProblems } = texts;
    const path = link('manageLabel', { params });
    await signIn(page, mobile);
    await page.goto(path);
    await ticks(page).last().focus();
    await waitForIsland(page, '#labels');
    await tickOnly(page, mostLabels + 1);
    await save(page, texts);
    await expect(page.getByRole('alert')).toHaveText(fieldProblems.tooMany);
    await expect(ticks(page).first()).toBeFocused();
    await expectAccessible(page, locale);

    await tickOnly(page, 2);
    await save(page, texts);
    const saved = page.locator('#labels').getByRole('status');
    await expect(saved).toHaveText(t.labelsSaved);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await ticks(page).nth(2).check();
    await expect(saved).toBeEmpty();

    await page.context().clearCookies();
    await save(page, texts);
    await signInInPlace(page, { mobile, texts, folder: server.folder });
    await expect(saved).toHaveText(t.labelsSaved);
    await expect(page).toHaveURL((url) => url.pathname === path);
    await page.reload();
    await expect(page.locator('#labels :checked')).toHaveCount(3);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/\b422\b/] });

  test('labels that are refused stay ticked, and fewer are saved', async ({
    page,
    link,
    texts,
    signIn,
  }) => {
    const { raiser: t, fieldProblems } = texts;
    await signIn(page, mobile);
    await page.goto(link('manageLabel', { params }));
    await tickOnly(page, mostLabels + 1);
    await save(page, texts);
    await expect(page.getByRole('alert')).toHaveText(fieldProblems.tooMany);
    await expect(page.locator('#labels :checked')).toHaveCount(mostLabels + 1);
    await tickOnly(page, 1);
    await save(page, texts);
    await expect(page.getByText(t.labelsSaved)).toBeVisible();
    await expect(page.locator('#labels :checked')).toHaveCount(1);
  });
});
