import type { Locator } from 'playwright/test';
import type { Texts } from '#src/texts/texts.ts';
import { expect, test } from '../support/browser.ts';
import { familyOf } from '../support/demo-family.ts';
import { deskStaff } from '../support/desk-in-browser.ts';

/** Proposes that a fund pays the fee. */
async function propose(fee: Locator, { feeOption: t }: Texts['review'], reason: string) {
  await fee.getByLabel(t.change).selectOption(t.options[4] ?? '');
  await fee.getByLabel(t.reason).fill(reason);
  await fee.getByRole('button', { name: t.propose }).click();
}

test.describe('on a phone without script', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/status of 422/] });

  test('an administrator proposes another fee, a releaser confirms it, and the family sees it', async ({
    page,
    link,
    texts,
    signIn,
    locale,
  }) => {
    const { review: t, fieldProblems, notices, withdrawals, titles } = texts;
    const { params, mobile } = familyOf('stroke-truck-chen');
    const reason = locale === 'en' ? 'A fund pays it' : '基金会同意支付服务费';
    await signIn(page, deskStaff.administrator);
    await page.goto(link('deskCase', { params }));
    const fee = page.getByRole('region', { name: t.feeOption.title });
    await expect(fee).toContainText(`${t.feeOption.holds} ${t.feeOption.options[2]}`);
    await propose(fee, t, '    ');
    await expect(fee.getByText(fieldProblems.required)).toBeVisible();
    await expect(fee.getByLabel(t.feeOption.change)).toHaveValue('4');
    await propose(fee, t, reason);
    const proposals = page.getByRole('region', { name: t.board.proposals });
    await expect(proposals).toContainText(t.feeOption.becomes(t.feeOption.options[4] ?? ''));
    await expect(proposals.getByRole('button', { name: t.board.confirm })).toHaveCount(0);
    await expect(fee.getByRole('button', { name: t.feeOption.propose })).toHaveCount(0);

    await signIn(page, deskStaff.releaser);
    await page.goto(link('desk'));
    const waiting = page.getByRole('region', { name: t.overview.secondPerson });
    await waiting.getByRole('link').click();
    await proposals.getByRole('button', { name: t.board.confirm }).click();
    await expect(proposals).toHaveCount(0);
    await expect(fee).toContainText(`${t.feeOption.holds} ${t.feeOption.options[4]}`);
    await fee.getByText(t.feeOption.history).click();
    await expect(fee).toContainText(t.acts.confirmFeeOption);

    await signIn(page, mobile);
    await page.goto(link('mineMessages'));
    await expect(page.getByText(notices.feeChanged.title).first()).toBeVisible();
    await page.goto(link('withdrawConfirm', { params }));
    await expect(page.getByRole('main')).toContainText(withdrawals.fee.subsidise);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles.withdrawConfirm);
  });
});
