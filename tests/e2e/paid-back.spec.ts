import type { Page } from 'playwright/test';
import type { Texts } from '#src/texts/texts.ts';
import { expect, test } from '../support/browser.ts';
import { familyOf } from '../support/demo-family.ts';
import { deskStaff } from '../support/desk-in-browser.ts';

/** Records what a statement says that a payee paid back. */
function recordOf(page: Page, t: Texts['review'], statementNo: string) {
  return async (amount: string): Promise<void> => {
    await page.getByLabel(t.pool.amount).fill(amount);
    await page.getByLabel(t.pool.statementNo).fill(statementNo);
    await page.locator('#clawback-reason').fill('出院结算后有余款');
    await page.getByRole('button', { name: t.pool.propose }).click();
  };
}

test.describe('on a phone without script', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/status of 422/] });

  test('one of staff records what a payee paid back, another confirms it, and everyone sees it', async ({
    page,
    link,
    texts,
    signIn,
    locale,
  }) => {
    const { review: t, problems, fieldProblems, cases, notices } = texts;
    const { params, mobile } = familyOf('brain-xiaoma-noodle');
    const statementNo = `FK20261121${locale === 'en' ? '0002' : '0001'}`;
    await signIn(page, deskStaff.releaser);
    await page.goto(link('deskCase', { params }));
    const record = recordOf(page, t, statementNo);
    await record('12.345');
    await expect(page.locator('#clawback-amountInYuan-error')).toHaveText(fieldProblems.amount);
    await expect(page.getByLabel(t.pool.statementNo)).toHaveValue(statementNo);
    await record('9000000');
    await expect(page.getByText(problems.clawbackTooMuch)).toBeVisible();
    await expect(page.getByLabel(t.pool.amount)).toHaveValue('9000000');
    await record('123.45');
    const proposals = page.getByRole('region', { name: t.board.proposals });
    await expect(proposals).toContainText(t.clawback.what('123.45', statementNo));
    await expect(proposals.getByRole('button', { name: t.board.confirm })).toHaveCount(0);

    await signIn(page, deskStaff.administrator);
    await page.goto(link('desk'));
    const waiting = page.getByRole('region', { name: t.overview.secondPerson });
    const row = waiting.getByRole('listitem').filter({ hasText: t.clawback.title });
    await row.getByRole('link').click();
    await proposals.getByRole('button', { name: t.board.confirm }).click();
    await expect(proposals).toHaveCount(0);

    await page.goto(link('newDetail', { params }));
    const [, after = ''] = cases.clawedBack('@').split('@');
    await expect(page.getByText(after)).toBeVisible();

    await signIn(page, mobile);
    await page.goto(link('mineMessages'));
    await expect(page.getByText(notices.paidBack.title).first()).toBeVisible();
  });
});
