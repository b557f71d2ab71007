import type { Page } from 'playwright/test';
import { inventedBankCard, inventedIdCard } from '#src/scripts/demo/invented-numbers.ts';
import type { Texts } from '#src/texts/texts.ts';
import { expect, once, test } from '../support/browser.ts';
import { familyOf } from '../support/demo-family.ts';
import { deskStaff } from '../support/desk-in-browser.ts';
import { samplePicture } from '../support/test-photos.ts';

/** No other test withdraws from this family, so that its waiting account stops nobody. */
const { infoUuid, mobile: family, title } = familyOf('lung-uncle-ma');

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/\b422\b/] });

  test(
    'another account comes with its papers, and passes only once they were opened and ticked',
    once,
    async ({ page, link, texts, signIn }) => {
      test.slow();
      await signIn(page, family);
      await page.goto(link('modifyBankAccount', { query: { infoUuid } }));
      await fillIn(page, texts);
      const t = texts.withdrawals.bank;
      await page.getByRole('button', { name: t.submit }).click();
      await expect(page.getByText(texts.fieldProblems.photosNeeded)).toBeVisible();
      const photo = await samplePicture(300, 200, 31).jpeg().toBuffer();
      const file = { name: 'card.jpg', mimeType: 'image/jpeg', buffer: photo };
      await page.locator('.photos [type=file]').setInputFiles([file]);
      await page.getByRole('button', { name: t.submit }).click();
      await expect(page.getByText(t.sent)).toBeVisible();

      await signIn(page, deskStaff.reviewer);
      await page.goto(link('deskQueue', { params: { queue: 'bankChange' } }));
      await page.getByRole('row').filter({ hasText: title }).getByRole('link').click();
      await page.getByRole('button', { name: texts.review.task.claim }).click();
      await passOnceOpened(page, texts);
    },
  );
});

async function fillIn(page: Page, { withdrawals, raising }: Texts): Promise<void> {
  const t = withdrawals.bank;
  await page.getByLabel(t.relation).selectOption('other');
  await page.getByLabel(raising.fields.idType).selectOption('idCard');
  const typed = {
    ...{ name: '马小云', idCard: inventedIdCard('19880612', 5), mobile: '13800000001' },
    ...{ bankName: '云岭银行昭通支行', bankCard: inventedBankCard(6) },
  };
  for (const [name, words] of Object.entries(typed)) {
    await page.getByLabel(t[name as keyof typeof typed], { exact: true }).fill(words);
  }
  await page.getByLabel(t.consent).selectOption('own');
  await page.getByLabel(t.agreed).check();
}

async function passOnceOpened(page: Page, { review, raising, fieldProblems }: Texts) {
  const { payeeCard, payeeBankCard } = raising.comparisons;
  // The family named no kind of paper.
  const payeeRelation = raising.paperCompared(undefined);
  const pass = page.locator('#decide button[value="pass"]');
  await expect(pass).toHaveText(review.task.ways.bankChange.pass);
  const tickAll = async () => {
    for (const name of [payeeCard, payeeRelation, payeeBankCard])
      await page.getByLabel(name).check();
    await pass.click();
  };
  await tickAll();
  await expect(page.getByText(fieldProblems.originalUnopened).first()).toBeVisible();
  const original = page.locator('[data-original]').first();
  await original.locator('summary').click();
  const beside = page.waitForEvent('popup');
  await original.getByRole('link', { name: review.task.openImage }).click();
  await (await beside).close();
  await tickAll();
  await expect(page.getByText(review.list.done)).toBeVisible();
}
