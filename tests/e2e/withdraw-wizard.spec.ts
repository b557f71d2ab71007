import type { Page } from 'playwright/test';
import { applyDrawCash } from '#src/shared/withdrawals/calls.ts';
import type { Texts } from '#src/texts/texts.ts';
import { answerQuestion } from '../support/answer-question.ts';
import { expect, test } from '../support/browser.ts';
import { familyOf } from '../support/demo-family.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { forgetCodesSent } from '../support/forget-codes-sent.ts';
import { waitForIsland } from '../support/wait-for-island.ts';

// It is an option of the worker's: these tests get a server of their own, since others withdraw for
// this family too.
test.use({ headless: true });

const { infoUuid, params, mobile: family } = familyOf('kidney-laozhou');
const purpose = '三个月的透析费用';

test.use({ expectedErrors: [/\b40[01]\b|ERR_FAILED/] });

async function fillIn(page: Page, { withdrawals: t }: Texts): Promise<void> {
  await waitForIsland(page, '#withdrawal');
  await page.getByLabel(t.form.amount).fill('12.34');
  await page.getByLabel(t.form.purpose).fill(purpose);
  await page.getByLabel(t.form.plan).fill('每周三次透析，每次四百元，按月结清。');
}

/** Signs in over the page, in its dialog, as the same person. */
async function signInAgain(page: Page, { accounts: { signIn: t, gate } }: Texts): Promise<void> {
  const dialog = page.getByRole('dialog', { name: gate.title });
  await dialog.getByLabel(t.mobile, { exact: true }).fill(family);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: t.send }).click();
  const shown = await dialog.getByRole('status').filter({ hasText: /\d{6}/ }).textContent();
  const [code = ''] = /\d{6}/.exec(shown ?? '') ?? [];
  await dialog.getByLabel(t.code, { exact: true }).fill(code);
  await dialog.getByRole('button', { name: t.check, exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** What was shown before the page was loaded again leads nobody astray. */
async function expectWayBack(page: Page, { withdrawals: t }: Texts): Promise<void> {
  const wanted = page.getByLabel(t.form.purpose);
  await page.reload();
  await expect(wanted).toHaveValue(purpose);
  await page.getByRole('button', { name: t.form.next }).click();
  await page.getByRole('button', { name: t.payeeStep.right }).click();
  await page.getByRole('button', { name: t.reviewStep.back }).click();
  await expect(wanted).toBeVisible();
  await expect(wanted).toHaveValue(purpose);
}

test('what is wrong is said at each step, which axe finds nothing in', async ({
  page,
  link,
  texts,
  signIn,
  locale,
}) => {
  const { withdrawals: t, fieldProblems } = texts;
  await signIn(page, family);
  await page.goto(link('withdrawEdit', { query: { infoUuid } }));
  await waitForIsland(page, '#withdrawal');
  await expect(page.getByText(t.form.firstStep, { exact: true })).toBeVisible();
  const next = page.getByRole('button', { name: t.form.next });
  await next.click();
  await expect(page.getByLabel(t.form.amount)).toBeFocused();
  await expect(page.getByLabel(t.form.purpose)).toHaveAccessibleDescription(
    new RegExp(fieldProblems.required),
  );
  await expectAccessible(page, locale);
  await fillIn(page, texts);
  await expect(page.locator('#withdrawal [aria-invalid="true"]')).toHaveCount(0);
  await next.click();
  await expectAccessible(page, locale);
  await page.getByRole('button', { name: t.payeeStep.change }).click();
  await page.getByLabel(t.bank.hospital).check();
  await page.getByRole('button', { name: t.bank.submit }).click();
  await expect(page.getByLabel(t.bank.hospitalName, { exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await expectAccessible(page, locale);
  await page.getByRole('button', { name: t.payeeStep.keepThis }).click();
  await page.getByRole('button', { name: t.payeeStep.right }).click();
  await expectAccessible(page, locale);
  await expectWayBack(page, texts);
});

test('a broken network and a lost session change nothing of what was typed, and it is sent in place', async ({
  page,
  server,
  link,
  texts,
  signIn,
}) => {
  const { withdrawals: t, forms } = texts;
  await signIn(page, family);
  await page.goto(link('withdrawEdit', { query: { infoUuid } }));
  await fillIn(page, texts);
  await page.getByRole('button', { name: t.form.next }).click();
  await page.getByRole('button', { name: t.payeeStep.right }).click();
  const send = page.getByRole('button', { name: t.form.submit });
  await page.route(`**${applyDrawCash.path}`, (route) => route.abort());
  await send.click();
  await expect(page.getByRole('alert')).toHaveText(forms.absent);
  await page.unroute(`**${applyDrawCash.path}`);
  await page.context().clearCookies();
  forgetCodesSent(server.folder);
  await send.click();
  await signInAgain(page, texts);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.success.title);
  await page.goto(link('withdrawDetail', { params }));
  await answerQuestion(page, 'withdrawal-cancel', [t.detail.cancel, t.detail.cancelYes]);
  await expect(page.getByText(t.steps.cancelled).first()).toBeVisible();
});
