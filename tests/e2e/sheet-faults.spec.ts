import { beginAppeal } from '../support/begin-appeal.ts';
import { expect, test } from '../support/browser.ts';
import { addPhoto, waitForKeeper } from '../support/fill-sheets.ts';
import { heicPhoto } from '../support/heic-photo.ts';
import { someIdCard } from '../support/some-id-card.ts';

test.use({ expectedErrors: [/status of 4/] });

/** Phones take them so, which this browser can't show by itself. */
async function phonePhoto() {
  const buffer = Buffer.from(await heicPhoto().arrayBuffer());
  return { name: 'IMG_0001.HEIC', mimeType: 'image/heic', buffer };
}

const wrong = '[aria-invalid="true"]:not([type=hidden])';

test('an empty sheet tells every fault at its field, and each goes once it is mended', async ({
  page,
  link,
  signIn,
  texts: { raising: t, fieldProblems },
  locale,
}) => {
  await signIn(page, locale === 'en' ? '13700000072' : '13700000071');
  const infoUuid = await beginAppeal(page, { link, t });
  await page.goto(link('editPatientInfo', { params: { infoUuid } }));
  await waitForKeeper(page);
  await page.getByRole('button', { name: t.next }).click();
  await expect(page.locator('.error:visible')).toHaveCount(7);
  await expect(page.locator('.photos [type=file]')).toHaveAccessibleDescription(
    new RegExp(fieldProblems.photosNeeded),
  );
  await expect(page.getByLabel(t.fieldsOfSheet.patient.relation)).toBeFocused();
  await page.getByLabel(t.fieldsOfSheet.patient.relation).selectOption('6');
  await expect(page.locator('.error:visible')).toHaveCount(6);
  await page.getByLabel(t.fieldsOfSheet.patient.name).fill('林大木');
  await page.getByLabel(t.maritalStatuses[1], { exact: true }).check();
  await addPhoto(page, await phonePhoto());
  await expect(page.locator('.photo.kept [role="img"]')).toBeVisible();
  await page.getByLabel(t.consents.own).check();
  await page.getByLabel(t.fieldsOfSheet.patient.agreed).check();
  await expect(page.locator('.error:visible')).toHaveCount(1);
  await page.getByRole('button', { name: t.next }).click();
  await expect(page.getByLabel(t.fieldsOfSheet.patient.idCard)).toBeFocused();
  await expect(page.locator(wrong)).toHaveCount(1);
  const notice = page.locator('[data-form-notice]');
  await expect(notice).toBeVisible();
  await page.getByLabel(t.fieldsOfSheet.patient.idCard).fill(someIdCard());
  await expect(notice).toHaveCount(0);
});

test('of two phones on one sheet nothing is lost, and the writer chooses where they clash', async ({
  page,
  context,
  link,
  signIn,
  texts: { raising: t },
  locale,
}) => {
  const saved = t.autosave.saved.split('{time}')[0] ?? '';
  await signIn(page, locale === 'en' ? '13700000074' : '13700000073');
  const infoUuid = await beginAppeal(page, { link, t });
  const address = link('editBasicInfo', { query: { infoUuid } });
  const [title, city] = [t.fields.title, t.fields.city];
  const other = await context.newPage();
  for (const phone of [page, other]) {
    await phone.goto(address);
    await waitForKeeper(phone);
  }
  await other.getByLabel(title, { exact: true }).fill('另一台手机上写的标题');
  await other.getByLabel(city, { exact: true }).fill('曲靖');
  await expect(other.locator('.saved')).toContainText(saved);
  await page.getByLabel(title, { exact: true }).fill('这台手机上写的标题');
  const clash = page.getByRole('region', { name: t.autosave.bothKept });
  await expect(clash).toContainText('另一台手机上写的标题');
  await expect(clash).toContainText('这台手机上写的标题');
  await expect(page.getByLabel(city, { exact: true })).toHaveValue('曲靖');
  await page.reload();
  await waitForKeeper(page);
  await expect(page.getByLabel(title, { exact: true })).toHaveValue('另一台手机上写的标题');
  await clash.getByRole('button', { name: t.autosave.useThis }).nth(1).click();
  await expect(clash).toBeHidden();
  await expect(page.locator('.saved')).toContainText(saved);
  await page.reload();
  await waitForKeeper(page);
  await expect(page.getByLabel(title, { exact: true })).toHaveValue('另一台手机上写的标题');
  await expect(clash).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('all faults are told at once, and another phone’s words stand beside these', async ({
    page,
    context,
    link,
    signIn,
    texts: { raising: t },
    locale,
  }) => {
    await signIn(page, locale === 'en' ? '13700000076' : '13700000075');
    const infoUuid = await beginAppeal(page, { link, t });
    await page.goto(link('editPatientInfo', { params: { infoUuid } }));
    await page.getByRole('button', { name: t.next }).click();
    await expect(page.locator('.error:visible')).toHaveCount(7);
    await expect(page.getByLabel(t.fieldsOfSheet.patient.relation)).toBeFocused();

    const address = link('hospitalDetail', { params: { infoUuid } });
    const other = await context.newPage();
    for (const phone of [page, other]) await phone.goto(address);
    for (const [phone, bed] of [
      [other, '别处的床'],
      [page, '这里的床'],
    ] as const) {
      await phone.getByLabel(t.fields.department, { exact: true }).fill('血液科');
      await phone.getByLabel(t.fields.ward, { exact: true }).fill('十一病区');
      await phone.getByLabel(t.fields.bedNo).fill(bed);
      await phone.getByLabel(t.fields.doctor).fill('周医生');
      await phone.getByLabel(t.fields.wardPhone).fill('0870-1234567');
      await phone.getByRole('button', { name: t.next }).click();
    }
    await expect(page.getByText('别处的床')).toBeVisible();
    await expect(page.getByLabel(t.fields.bedNo)).toHaveValue('这里的床');
    await page.getByRole('button', { name: t.next }).click();
    await page.goto(address);
    await expect(page.getByLabel(t.fields.bedNo)).toHaveValue('这里的床');
  });
});
