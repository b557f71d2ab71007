import type { Page } from 'playwright/test';
import type { Texts } from '#src/texts/texts.ts';
import { expect, test } from '../support/browser.ts';
import { deskStaff } from '../support/desk-in-browser.ts';
import { openSection } from '../support/open-section.ts';

const sponsor = '云岭同心基金会';

/** Records what a statement says that the sponsor paid in. */
function recordOf(page: Page, { pool: t }: Texts['review'], statementNo: string) {
  return async (amount: string): Promise<void> => {
    await page.getByLabel(t.amount).fill(amount);
    await page.getByLabel(t.statementNo).fill(statementNo);
    await page.getByLabel(t.sponsor).fill(sponsor);
    await page.getByLabel(t.reason).fill('捐赠协议 2026-018');
    await page.getByRole('button', { name: t.propose }).click();
  };
}

test.describe('on a phone without script', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/status of 422/] });

  test('one of staff records money of a sponsor, another confirms it, and the pool has it', async ({
    page,
    link,
    texts,
    signIn,
    locale,
  }) => {
    const { review: t, problems, fieldProblems, platform } = texts;
    const statementNo = `LS20261121${locale === 'en' ? '0002' : '0001'}`;
    await signIn(page, deskStaff.releaser);
    await page.goto(link('desk'));
    await openSection(page, texts, 'deskPool');
    const record = recordOf(page, t, statementNo);
    await record('1234.567');
    await expect(page.getByText(fieldProblems.amount)).toBeVisible();
    await expect(page.getByLabel(t.pool.amount)).toHaveValue('1234.567');
    await expect(page.getByLabel(t.pool.sponsor)).toHaveValue(sponsor);
    await record('1234.56');
    const proposals = page.getByRole('region', { name: t.board.proposals });
    await expect(proposals).toContainText(t.pool.what(sponsor, '1,234.56', statementNo));
    await expect(proposals.getByRole('button', { name: t.board.confirm })).toHaveCount(0);

    await signIn(page, deskStaff.administrator);
    await page.goto(link('deskPool'));
    await proposals.getByRole('button', { name: t.board.confirm }).click();
    await expect(proposals).toContainText(t.board.noProposals);
    await expect(page.getByRole('row').filter({ hasText: statementNo })).toContainText(sponsor);
    const now = page.getByRole('region', { name: t.pool.now });
    await expect(now).toContainText(`1,234.56 ${platform.yuanUnit}`);

    await record('9');
    await expect(page.getByText(problems.statementUsed)).toBeVisible();
    await expect(page.getByLabel(t.pool.statementNo)).toHaveValue(statementNo);
  });
});
