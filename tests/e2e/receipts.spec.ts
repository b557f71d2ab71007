import { expect, once, test } from '../support/browser.ts';
import { familyOf, firstFamily } from '../support/demo-family.ts';
import { findDonor } from '../support/find-donor.ts';

// What is not taken is answered as such.
test.use({ expectedErrors: [/4(00|22)/] });

test('a donor makes a receipt of a gift, and anyone finds it real', async ({
  page,
  server,
  link,
  texts,
  signIn,
}) => {
  const { papers: t } = texts;
  await signIn(page, findDonor(server, firstFamily.infoUuid).mobile);
  await page.goto(link('mineOrder'));
  await page.getByRole('link', { name: t.askFor, exact: true }).first().click();
  const made = page.getByRole('button', { name: t.apply });
  await made.click();
  await expect(page.getByText(texts.fieldProblems.required)).toBeVisible();
  await page.getByLabel(t.titleLabel).fill('林小雨');
  await made.click();
  await expect(page.getByRole('heading', { name: t.madeTitle })).toBeVisible();
  await page.getByRole('link', { name: t.checkIt }).first().click();
  await expect(page.getByRole('status')).toContainText(t.checkAnswers.true.title);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'a company needs its number, and a paper is given up',
    once,
    async ({ page, server, link, texts, signIn }) => {
      const { papers: t } = texts;
      // Whoever the first test signed in may have no other gift.
      await signIn(page, findDonor(server, familyOf('liver-abao').infoUuid).mobile);
      await page.goto(link('invoiceApply'));
      await page.getByRole('checkbox').first().check();
      await page.getByLabel(t.titleTypes.company).check();
      await page.getByLabel(t.titleLabel).fill('昆明暖冬食品有限公司');
      await page.getByRole('button', { name: t.apply }).click();
      await expect(page.getByText(texts.fieldProblems.required)).toBeVisible();
      await page.getByLabel(t.taxNo, { exact: true }).fill('91350100M000100Y43');
      await page.getByRole('button', { name: t.apply }).click();
      await expect(page.getByRole('heading', { name: t.madeTitle })).toBeVisible();
      await page.getByText(t.giveUp, { exact: true }).first().click();
      await page.getByRole('button', { name: t.giveUpNow }).first().click();
      await expect(page.getByText(t.voidBecause.byOwner)).toBeVisible();
    },
  );
});
