import { defaultLocale, type Locale, otherLocales } from '#src/shared/platform/locale.ts';
import { linkTo } from '#src/shared/routes.ts';
import { textsOf } from '#src/texts/texts.ts';
import { expect, test } from '../support/browser.ts';
import { findOpenCase } from '../support/find-open-case.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('whoever changes language at sign-in is led on in it', async ({ page, link, locale }) => {
      const [other = defaultLocale] = otherLocales(locale as Locale);
      await page.goto(link('mineMore'));
      const { languageName } = textsOf(other).platform;
      await page.getByRole('banner').getByRole('link', { name: languageName }).click();
      const target = encodeURIComponent(linkTo('mineMore', { locale: other }));
      await expect(page).toHaveURL(new RegExp(`/login\\?redirectUrl=${target}$`));
    });
  });
}

test('whoever changes language at the cashier finds their words and amount again', async ({
  page,
  server,
  link,
  locale,
}) => {
  const [other = defaultLocale] = otherLocales(locale as Locale);
  const [{ donations: t }, { donations: after, platform }] = [
    textsOf(locale as Locale),
    textsOf(other),
  ];
  await page.goto(link('pay', { params: { infoUuid: await findOpenCase(server, 6) } }));
  await page.getByText(t.money('200'), { exact: true }).click();
  await page.getByLabel(t.words).fill('明天会好');
  await expect(page.getByRole('button', { name: t.giveAmount('200') })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: platform.languageName }).click();
  await page.getByLabel(after.displayName).focus();
  await expect(page.getByRole('button', { name: after.giveAmount('200') })).toBeVisible();
  await expect(page.getByLabel(after.words)).toHaveValue('明天会好');
});
