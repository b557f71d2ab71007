import { expect, test } from '../support/browser.ts';
import { familyOf } from '../support/demo-family.ts';
import { deskStaff } from '../support/desk-in-browser.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { forgetCodesSent } from '../support/forget-codes-sent.ts';
import { waitForIsland } from '../support/wait-for-island.ts';

const { administrator, releaser } = deskStaff;

test.describe('with script', () => {
  test.use({ viewport: { width: 1280, height: 900 }, expectedErrors: [/\b(400|401)\b/] });

  test('a setting is refused at its field, survives a lost session, and is set once', async ({
    page,
    server,
    link,
    texts,
    signIn,
    locale,
  }) => {
    const { review: t, accounts, fieldProblems } = texts;
    const reason = `试行一周 ${locale}`;
    await signIn(page, administrator);
    await page.goto(link('deskSettings'));
    const row = page.getByRole('row').filter({ hasText: t.settings.fundUseDays.label });
    await row.locator('summary').click();
    const form = row.locator('form');
    await form.getByLabel(t.board.newValue).click();
    await waitForIsland(page, '#set-fundUseDays');
    await form.getByLabel(t.board.newValue).fill('45');
    await form.getByRole('button', { name: t.board.set }).click();
    await expect(form.getByLabel(t.board.reason)).toBeFocused();
    await expect(form.getByText(fieldProblems.required)).toBeVisible();
    await expectAccessible(page, locale);

    await form.getByLabel(t.board.reason).fill(reason);
    await page.context().clearCookies();
    await form.getByRole('button', { name: t.board.set }).click();
    const dialog = page.getByRole('dialog', { name: accounts.gate.title });
    forgetCodesSent(server.folder);
    await dialog.getByLabel(accounts.signIn.mobile, { exact: true }).fill(administrator);
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: accounts.signIn.send }).click();
    const notice = await dialog.getByRole('status').filter({ hasText: /\d{6}/ }).textContent();
    const code = /\d{6}/.exec(notice ?? '')?.[0] ?? '';
    await dialog.getByLabel(accounts.signIn.code, { exact: true }).fill(code);
    await dialog.getByRole('button', { name: accounts.signIn.check, exact: true }).click();
    await expect(row).toContainText(reason);
    await expect(row.locator('summary')).toBeVisible();
  });
});

test.describe('on a phone without script', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/\b422\b/] });

  test('an act on a case keeps what was typed when it is refused, and then is done', async ({
    page,
    link,
    texts,
    signIn,
    locale,
  }) => {
    const { review: t, fieldProblems } = texts;
    const { params } = familyOf(locale === 'en' ? 'heart-leyang' : 'liver-abao');
    await signIn(page, administrator);
    await page.goto(link('deskCase', { params }));
    const acts = page.getByRole('region', { name: t.file.actsTitle });
    await acts.getByLabel(t.file.act).selectOption('markRisk');
    await acts.getByLabel(t.file.warning).fill('正在核对费用单');
    await acts.getByLabel(t.file.reason).fill('看');
    await acts.getByRole('button', { name: t.file.confirmAct }).click();
    await expect(acts.getByText(fieldProblems.reason)).toBeVisible();
    await expect(acts.getByLabel(t.file.act)).toHaveValue('markRisk');
    await expect(acts.getByLabel(t.file.warning)).toHaveValue('正在核对费用单');
    await acts.getByLabel(t.file.reason).fill('费用单与病历对不上，先核对');
    await acts.getByRole('button', { name: t.file.confirmAct }).click();
    await expect(page.getByText('费用单与病历对不上，先核对')).toBeVisible();

    await acts.getByLabel(t.file.act).selectOption('clearRisk');
    await acts.getByLabel(t.file.reason).fill('医院说明了差额，核对无误');
    await acts.getByRole('button', { name: t.file.confirmAct }).click();
    await expect(page.getByText('医院说明了差额，核对无误')).toBeVisible();
  });
});

test('a queue of another role says that its titles are listed, and nothing behind them', async ({
  page,
  link,
  texts,
  signIn,
}) => {
  await signIn(page, releaser);
  await page.goto(link('deskQueue', { params: { queue: 'drawPublic' } }));
  await expect(page.getByText(texts.review.list.notYourRole)).toBeVisible();
  await expect(page.getByText(texts.review.task.notYourRole)).toHaveCount(0);
});
