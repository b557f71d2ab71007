import type { Page } from 'playwright/test';
import { dateText } from '#src/shared/cases/display.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import type { Texts } from '#src/texts/texts.ts';
import { expect, test } from '../support/browser.ts';
import { deskStaff } from '../support/desk-in-browser.ts';
import { findOpenCase } from '../support/find-open-case.ts';
import { waitForIsland } from '../support/wait-for-island.ts';

const words = '我在病房里照看孩子，每天查房都见到。';
const hospital = '云岭儿童医院';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/\b422\b/] });

  test('a code is issued and shown once; a nurse types it while verifying', async ({
    page,
    server,
    link,
    texts,
    signIn,
    locale,
  }) => {
    const { verification: t, fieldProblems } = texts;
    const infoUuid = await findOpenCase(server, 7);
    await signIn(page, deskStaff.administrator);
    await page.goto(link('deskHospitalCodes'));
    const code = await issue(page, texts);
    await expect(page.getByText(texts.hospitalCodes.listLater)).toHaveCount(0);
    await expect(page.getByRole('article').first()).toContainText(hospital);
    await page.goto(link('deskHospitalCodes'));
    await expect(page.locator('body')).not.toContainText(code);
    await signIn(page, locale === 'en' ? '13900000171' : '13900000172');
    await page.goto(link('proveAdd', { query: { infoUuid } }));
    await declare(page, texts);
    await page.getByLabel(t.hospitalCode).fill('ABCD-2345-EFGH');
    await page.getByRole('button', { name: t.submit }).click();
    await expect(page.getByText(fieldProblems.hospitalCode)).toBeVisible();
    await expect(page.getByLabel(t.content)).toHaveValue(words);
    await page.getByLabel(t.hospitalCode).fill(code.toLowerCase());
    await page.getByRole('button', { name: t.submit }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.successTitle);
    const today = dateText(Date.now(), locale as Locale);
    await expect(page.getByRole('article')).toContainText(t.confirmedByCode(today));
    await expect(page.getByText(t.code.title)).toHaveCount(0);
  });
});

test.describe('with script', () => {
  test.use({ expectedErrors: [/\b400\b/] });

  test('a nurse who said so first types the code of the hospital afterwards', async ({
    page,
    server,
    link,
    texts,
    signIn,
    locale,
  }) => {
    const { verification: t, fieldProblems, hospitalCodes: h } = texts;
    const infoUuid = await findOpenCase(server, 8);
    await signIn(page, deskStaff.administrator);
    await page.goto(link('deskHospitalCodes'));
    const code = await issueInPlace(page, texts);
    await signIn(page, locale === 'en' ? '13900000173' : '13900000174');
    await page.goto(link('proveAdd', { query: { infoUuid } }));
    await declare(page, texts);
    await page.getByRole('button', { name: t.submit }).click();
    await expect(page.getByRole('article')).toContainText(t.levels.declared());
    const field = page.getByLabel(t.hospitalCode);
    await field.focus();
    await waitForIsland(page, '[name="hospitalCode"]');
    await field.fill('ABCD-2345-EFGH');
    await page.getByRole('button', { name: t.code.submit }).click();
    await expect(page.getByText(fieldProblems.hospitalCode)).toBeVisible();
    await expect(field).toBeFocused();
    await field.fill(code);
    await page.getByRole('button', { name: t.code.submit }).click();
    await expect(page.getByText(t.code.taken)).toBeVisible();
    const today = dateText(Date.now(), locale as Locale);
    await expect(page.getByRole('article')).toContainText(t.confirmedByCode(today));
    await signIn(page, deskStaff.administrator);
    await page.goto(link('deskHospitalCodes'));
    const newest = page.getByRole('article').first();
    await expect(newest).toContainText(h.used('1', '10'));
    await newest.getByText(h.end, { exact: true }).click();
    await newest.getByLabel(h.leaked).check();
    await newest.getByLabel(h.endReason).fill('医院来电说泄露了');
    await newest.getByRole('button', { name: h.revoke }).click();
    await expect(page.getByRole('article').first()).toContainText(h.states.revoked);
  });
});

/** Gives the hospital a code, and reads it off the page. */
async function issue(page: Page, { hospitalCodes: t }: Texts): Promise<string> {
  await page.getByLabel(t.hospital).fill(hospital);
  await page.getByLabel(t.reason).fill('按公开电话找到医务科');
  await page.getByRole('button', { name: t.issue }).click();
  await expect(page.getByText(t.issued)).toBeVisible();
  return (await page.locator('code').first().textContent()) ?? '';
}

/** Issues it by script, beside a list that was there before. */
async function issueInPlace(page: Page, texts: Texts): Promise<string> {
  const { hospitalCodes: t } = texts;
  await page.getByLabel(t.hospital).focus();
  await waitForIsland(page, '[name="hospital"]');
  const code = await issue(page, texts);
  await expect(page.getByText(t.listLater)).toBeVisible();
  return code;
}

async function declare(page: Page, { verification: t }: Texts): Promise<void> {
  await page.getByLabel(t.content).fill(words);
  await page.getByRole('radio', { name: t.kinds.doctor }).check();
  await page.getByLabel(t.relation).selectOption('nurse');
  await page.getByLabel(t.realName).fill('欧阳小云');
  await page.getByLabel(t.hospital, { exact: true }).fill(hospital);
}
