import type { Locale } from '#src/shared/platform/locale.ts';
import { raiseLink } from '#src/shared/raising/wizard.ts';
import { expect, once, test } from '../support/browser.ts';
import { firstFamily } from '../support/demo-family.ts';

test.use({ javaScriptEnabled: false });

test(
  'every page that counts the parts of a case says the same, and on each somebody stuck is called',
  once,
  async ({ page, link, signIn, texts: { raising: t, advisers }, locale }) => {
    const expectCall = () =>
      expect(page.getByText(advisers.forms.stuck.title, { exact: true })).toBeVisible();
    await signIn(page, '13700000085');
    await page.goto(link('launch'));
    await expectCall();
    await page.getByLabel(t.launchAgreed).check();
    await page.getByRole('button', { name: t.launchGo }).click();
    const main = page.getByRole('main');
    await expect(main).toContainText(t.partOf(t.neededFor.base, '1'));
    await expect(main).toContainText(t.partsWhole('0', '2'));
    const to = {
      infoUuid: new URL(page.url()).searchParams.get('infoUuid') ?? '',
      locale: locale as Locale,
    };

    await page.goto(raiseLink('hospitalDetail', to));
    const filled = { department: '血液科', ward: '三病区', bedNo: '12', doctor: '王医生' };
    for (const [name, words] of Object.entries(filled))
      await page.getByLabel(t.fields[name as keyof typeof filled], { exact: true }).fill(words);
    await page.getByLabel(t.fields.wardPhone, { exact: true }).fill('010-12345678');
    await page.getByRole('button', { name: t.next }).click();
    await expect(main).toContainText(t.partOf(t.neededFor.material, '3'));
    await expect(main).toContainText(t.partsWhole('1', '5'));
    for (const name of ['householdAssets', 'commitVerify', 'materialVerify'] as const) {
      await page.goto(raiseLink(name, to));
      await expect(main).toContainText(t.partsWhole('1', '5'));
      await expectCall();
    }
    for (const name of ['verificationHospital', 'supplementCommitVerify'] as const) {
      await page.goto(raiseLink(name, to));
      await expectCall();
    }
  },
);

test('a family whose parts are all whole is asked for none after submitting', async ({
  page,
  link,
  signIn,
  texts: { raising: t },
}) => {
  await signIn(page, firstFamily.mobile);
  await page.goto(link('commitVerifySuccess', { params: firstFamily.params }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.submittedTitle);
  await expect(page.getByText(t.submittedMeanwhile)).toHaveCount(0);
});
