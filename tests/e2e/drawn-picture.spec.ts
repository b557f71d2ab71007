import { poster } from '#src/shared/sharing/pictures/calls.ts';
import { expect, test } from '../support/browser.ts';
import { findOpenCase } from '../support/find-open-case.ts';

test.use({ expectedErrors: [/Failed to load resource/] });

test('a picture that cannot be drawn says so and offers to try again, and then it is there', async ({
  page,
  server,
  link,
  texts,
}) => {
  const { drawing, notDrawn } = texts.media;
  const infoUuid = await findOpenCase(server, 0);
  await page.route(`**${poster.path}*`, (route) => route.fulfill({ status: 500 }));
  await page.goto(link('qrcodeShare', { params: { infoUuid } }));
  await expect(page.getByRole('alert').filter({ hasText: notDrawn })).toBeVisible();
  await expect(page.getByText(drawing)).toBeHidden();
  await page.unroute(`**${poster.path}*`);
  await page.getByRole('link', { name: texts.platform.retry }).click();
  await expect(page.getByText(drawing)).toBeHidden();
  await expect(page.getByText(notDrawn)).toBeHidden();
  await expect(page.locator('main img')).toHaveJSProperty('naturalWidth', 750);
});
