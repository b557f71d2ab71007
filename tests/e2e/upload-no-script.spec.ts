import { expect, test } from '../support/browser.ts';
import { idsIn, mobile, photos, publishLink, words } from '../support/post-photos.ts';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/422/] });

  test('files travel with the form, and a refused one shows them again', async ({
    page,
    signIn,
    link,
    texts,
  }) => {
    const { media: t } = texts;
    await signIn(page, mobile);
    await page.goto(publishLink(link));
    const form = page.locator('form[enctype="multipart/form-data"]');
    // It is too short to be taken, however long the browser finds it.
    await form.locator('textarea').fill(`${' '.repeat(60)}a`);
    await form.locator('[type=file]').setInputFiles(await photos(2));
    await page.getByRole('button', { name: texts.progress.submit }).click();
    const shown = page.locator('.photos img');
    await expect(shown).toHaveCount(2);
    await form.locator('textarea').fill(words);
    await form.locator('[type=file]').setInputFiles(await photos(1));
    const field = page.locator('.photos');
    const [one, two] = await idsIn(field);
    await page.getByRole('button', { name: `${t.earlier} (${t.photoOf('2')})` }).click();
    await expect(page.getByText(t.moved)).toBeVisible();
    await expect(shown).toHaveCount(3);
    const [first, second, third] = await idsIn(field);
    expect([first, second]).toEqual([two, one]);
    await page.getByRole('button', { name: `${t.remove} (${t.photoOf('1')})` }).click();
    await expect(shown).toHaveCount(2);
    expect(await idsIn(field)).toEqual([one, third]);
    await expect(form.locator('textarea')).toHaveValue(words);
    await page.getByRole('button', { name: texts.progress.submit }).click();
    await expect(page).toHaveURL(/\/success$/);
  });

  test('a picture of one’s own is chosen in our words, and shown', async ({
    page,
    signIn,
    link,
    texts,
  }) => {
    const { more: t } = texts.accounts;
    await signIn(page, mobile);
    await page.goto(link('mineMore'));
    const part = page.getByRole('region', { name: t.avatar, exact: true });
    const chosen = part.getByText(t.avatarChosen);
    await expect(chosen).toBeHidden();
    const asked = page.waitForEvent('filechooser');
    await part.getByText(t.avatarChoose, { exact: true }).click();
    await (await asked).setFiles(await photos(1));
    await expect(chosen).toBeVisible();
    await part.getByRole('button', { name: t.avatarSave }).click();
    await expect(part.getByAltText(t.avatarNow)).toBeVisible();
  });
});
