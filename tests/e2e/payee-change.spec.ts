import { inventedBankCard, inventedIdCard } from '#src/scripts/demo/invented-numbers.ts';
import { expect, once, test } from '../support/browser.ts';
import { familyOf } from '../support/demo-family.ts';
import { deskStaff } from '../support/desk-in-browser.ts';
import { samplePicture } from '../support/test-photos.ts';

/** A family that no other test withdraws from, so that its waiting account stops nobody. */
const { infoUuid, mobile: family, title } = familyOf('lung-uncle-ma');

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/\b422\b/] });

  test(
    'another account comes with its papers, and passes only once they were opened and ticked',
    once,
    async ({ page, link, texts, signIn }) => {
      test.slow();
      const { withdrawals, review, raising, fieldProblems } = texts;
      const t = withdrawals.bank;
      await signIn(page, family);
      await page.goto(link('modifyBankAccount', { query: { infoUuid } }));
      await page.getByLabel(t.relation).selectOption('other');
      await page.getByLabel(t.name, { exact: true }).fill('马小云');
      const numbers = { idCard: inventedIdCard('19880612', 5), bankCard: inventedBankCard(6) };
      const typeNumbers = async () => {
        await page.getByLabel(t.idCard, { exact: true }).fill(numbers.idCard);
        await page.getByLabel(t.bankCard, { exact: true }).fill(numbers.bankCard);
      };
      await typeNumbers();
      await page.getByLabel(t.mobile, { exact: true }).fill('13800000001');
      await page.getByLabel(t.bankName, { exact: true }).fill('云岭银行昭通支行');
      await page.getByLabel(t.consent).selectOption('own');
      await page.getByLabel(t.agreed).check();
      await page.getByRole('button', { name: t.submit }).click();
      await expect(page.getByText(fieldProblems.photosNeeded)).toBeVisible();
      const photo = await samplePicture(300, 200, 31).jpeg().toBuffer();
      const file = { name: 'card.jpg', mimeType: 'image/jpeg', buffer: photo };
      await page.locator('.photos [type=file]').setInputFiles([file]);
      await page.getByRole('button', { name: t.submit }).click();
      await expect(page.getByText(t.sent)).toBeVisible();

      await signIn(page, deskStaff.reviewer);
      await page.goto(link('deskQueue', { params: { queue: 'bankChange' } }));
      await page.getByRole('row').filter({ hasText: title }).getByRole('link').click();
      await page.getByRole('button', { name: review.task.claim }).click();
      const pass = page.locator('#decide button[value="pass"]');
      await expect(pass).toHaveText(review.task.ways.bankChange.pass);
      const ticks = [
        raising.comparisons.payeeCard,
        raising.comparisons.payeeRelation,
        raising.comparisons.payeeBankCard,
      ];
      for (const name of ticks) await page.getByLabel(name).check();
      await pass.click();
      await expect(page.getByText(fieldProblems.originalUnopened).first()).toBeVisible();
      const original = page.locator('[data-original]').first();
      await original.locator('summary').click();
      await expect.poll(() => original.getByRole('img').evaluate(isDrawn)).toBe(true);
      for (const name of ticks) await page.getByLabel(name).check();
      await pass.click();
      await expect(page.getByText(review.list.done)).toBeVisible();
    },
  );
});

const isDrawn = (one: Element) => (one as HTMLImageElement).naturalWidth > 0;
