import type { BrowserContext, Locator, Page } from 'playwright/test';
import sharp, { type Sharp } from 'sharp';
import { addressOf } from '#src/shared/contract/call.ts';
import { ownImage } from '#src/shared/media/calls.ts';
import type { Texts } from '#src/texts/texts.ts';
import { expect, test } from '../support/browser.ts';
import { demoFamily, firstFamily } from '../support/demo-family.ts';
import { idsIn, mobile, photos, publishLink, words } from '../support/post-photos.ts';

async function openField(page: Page, address: string): Promise<Locator> {
  await page.goto(address);
  const field = page.locator('.photos');
  // The button stands there once script took the field over.
  await expect(field.locator('label.button')).toBeVisible();
  return field;
}

/** Draws a black box by keyboard alone, moved onto the middle of the photo at this place. */
async function coverMiddle(page: Page, { media: t }: Texts, at: number): Promise<void> {
  await page.locator('.photos').getByRole('button', { name: t.cover }).nth(at).click();
  const dialog = page.getByRole('dialog', { name: t.coverTitle });
  await dialog.getByRole('button', { name: t.addBox }).click();
  await expect(dialog.getByRole('button', { name: t.boxOf('1'), exact: true })).toBeFocused();
  for (let press = 0; press < 10; press += 1) await page.keyboard.press('Shift+ArrowDown');
  await dialog.getByRole('button', { name: t.coverDone }).click();
  await expect(dialog).toBeHidden();
}

/** Reads a picture as it is kept, of which nothing tells where it was taken. */
async function keptPicture(context: BrowserContext, origin: string, imageId: string) {
  const answer = await context.request.get(origin + addressOf(ownImage, { imageId }));
  const picture = sharp(await answer.body());
  expect((await picture.metadata()).exif).toBeUndefined();
  return picture;
}

async function middleOf(picture: Sharp): Promise<'white' | 'black'> {
  const middle = picture.extract({ left: 310, top: 255, width: 1, height: 1 });
  const [brightness = 0] = await middle.greyscale().raw().toBuffer();
  return brightness > 128 ? 'white' : 'black';
}

test.describe('on a phone that loses its network and the page', () => {
  // What is fetched when idle, such as the login dialog, comes once it is needed.
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|hydrating \/_astro\/LoginDialog/] });

  test('three photos, one of them covered, are all sent by the next page', async ({
    page,
    server,
    signIn,
    link,
    texts,
  }) => {
    const { media: t } = texts;
    await signIn(page, mobile);
    const context = page.context();
    const field = await openField(page, publishLink(link));
    await context.setOffline(true);
    await field.locator('[type=file]').setInputFiles(await photos(3));
    await expect(field.getByText(t.waitingOf('3'))).toBeVisible();
    await expect(field.getByText(t.stopped)).toBeVisible();

    await coverMiddle(page, texts, 1);
    await expect(field.getByText(t.waitingOf('3'))).toBeVisible();

    await page.locator('textarea').fill(words);
    await page.getByRole('button', { name: texts.progress.submit }).click();
    await expect(field.getByText(t.held('3'))).toBeVisible();
    await page.close();
    await context.setOffline(false);

    const next = await context.newPage();
    const again = await openField(next, publishLink(link));
    await expect(again.locator('li.kept')).toHaveCount(3);
    const ids = await idsIn(again);
    expect(new Set(ids).size).toBe(3);
    const pictures = await Promise.all(ids.map((id) => keptPicture(context, server.origin, id)));
    const middles = await Promise.all(pictures.map(middleOf));
    expect(middles).toEqual(['white', 'black', 'white']);
  });
});

test('photos are ordered and taken away, and the form carries what is left', async ({
  page,
  signIn,
  link,
  texts,
}) => {
  const { media: t } = texts;
  const other = demoFamily((story) => story !== firstFamily.story);
  await signIn(page, other.mobile);
  const field = await openField(page, link('publishProgress', { params: other.params }));
  await field.locator('[type=file]').setInputFiles(await photos(3));
  await expect(field.locator('li.kept')).toHaveCount(3);
  const [one, two, three] = await idsIn(field);
  await field.getByRole('button', { name: `${t.earlier} (${t.photoOf('3')})` }).click();
  await expect.poll(() => idsIn(field)).toEqual([one, three, two]);
  await field.getByRole('button', { name: `${t.remove} (${t.photoOf('1')})` }).click();
  await expect.poll(() => idsIn(field)).toEqual([three, two]);
  await field
    .locator('[type=file]')
    .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photo') });
  await expect(field.getByRole('alert')).toHaveText(t.notPhoto);
  await expect.poll(() => idsIn(field)).toEqual([three, two]);
});
