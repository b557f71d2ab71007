import { expect, test } from '../support/browser.ts';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/422/] });

  test('a sheet is refused with what was typed, and then saved', async ({
    page,
    link,
    signIn,
    texts: { raising: t, fieldProblems },
    locale,
  }) => {
    await signIn(page, locale === 'en' ? '13700000084' : '13700000083');
    await page.goto(link('launch'));
    await page.getByLabel(t.launchAgreed).check();
    await page.getByRole('button', { name: t.launchGo }).click();
    const infoUuid = new URL(page.url()).searchParams.get('infoUuid') ?? '';
    await page.goto(link('householdAssets', { query: { infoUuid } }));
    await page.getByLabel(t.houses.one).check();
    await page.getByLabel(t.cars.none).check();
    await page.getByLabel(t.insurances.basic, { exact: true }).check();
    await page.getByLabel(t.fields.income).fill('四万');
    await page.getByLabel(t.fields.savings).fill('0');
    await page.getByLabel(t.fields.debts).fill('60000');
    await page.getByRole('button', { name: t.next }).click();
    await expect(page.getByText(fieldProblems.wholeYuan)).toBeVisible();
    await expect(page.getByLabel(t.fields.income)).toHaveValue('四万');
    await expect(page.getByLabel(t.houses.one)).toBeChecked();
    await page.getByLabel(t.fields.income).fill('40000');
    await page.getByRole('button', { name: t.next }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.sheets.publisher.title);
  });

  test('a sheet without photos is refused at the field of photos', async ({
    page,
    link,
    signIn,
    texts: { raising: t, fieldProblems },
    locale,
  }) => {
    await signIn(page, locale === 'en' ? '13700000084' : '13700000083');
    await page.goto(link('launch', { query: { new: 1 } }));
    await page.getByLabel(t.launchAgreed).check();
    await page.getByRole('button', { name: t.launchGo }).click();
    await page.getByRole('button', { name: t.next }).click();
    await expect(page.locator('.photos [type=file]')).toHaveAccessibleDescription(
      new RegExp(fieldProblems.photosNeeded),
    );
  });

  test('beginning without agreeing is answered at the box, in the language of the page', async ({
    page,
    link,
    signIn,
    texts: { raising: t, fieldProblems },
    locale,
  }) => {
    await signIn(page, locale === 'en' ? '13700000084' : '13700000083');
    await page.goto(link('launch', { query: { new: 1 } }));
    await page.getByLabel(t.launchIllness).fill('白血病');
    await page.getByRole('button', { name: t.launchGo }).click();
    const box = page.getByLabel(t.launchAgreed);
    await expect(box).toHaveAccessibleDescription(new RegExp(fieldProblems.agreement));
    await expect(box).toBeFocused();
    await expect(page.getByLabel(t.launchIllness)).toHaveValue('白血病');
  });
});
