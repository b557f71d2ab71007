import { defaultLocale, type Locale, otherLocales } from '#src/shared/platform/locale.ts';
import { linkTo } from '#src/shared/routes.ts';
import { textsOf } from '#src/texts/texts.ts';
import { expect, test } from '../support/browser.ts';

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
