import { expect, once, test } from '../support/browser.ts';
import { waitForKeeper } from '../support/fill-sheets.ts';

test.use({ expectedErrors: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED/] });

test(
  'what could not be sent is never said beside saved, and the advice on the target follows typing',
  once,
  async ({ page, context, link, signIn, texts: { raising: t, raiseHelp } }) => {
    await signIn(page, '13700000096');
    await page.goto(link('launch'));
    await page.getByLabel(t.launchWho).selectOption('6');
    await page.getByLabel(t.fields.illnessKey).selectOption('leukemia');
    await page.getByLabel(t.launchIllness).fill('白血病');
    await page.getByLabel(t.launchAgreed).check();
    await page.getByRole('button', { name: t.launchGo }).click();
    await waitForKeeper(page);
    const saved = t.autosave.saved.split('{time}')[0] ?? '';
    const target = page.getByLabel(t.fields.targetAmountInFen);
    const advice = page.locator('[data-advice]');
    const { aboveRange } = raiseHelp.amountVerdicts;
    await target.fill('9000000');
    await expect(advice.getByText(aboveRange)).toBeVisible();
    await target.fill('60000');
    await expect(advice.getByText(aboveRange)).toBeHidden();
    await expect(page.locator('.saved')).toContainText(saved);

    await context.setOffline(true);
    await page.getByRole('button', { name: t.next }).click();
    await expect(page.getByText(t.offline)).toBeVisible();
    await expect(page.locator('.saved')).not.toContainText(saved);
    await context.setOffline(false);
    await expect(page.getByText(t.offline)).toHaveCount(0);
    await expect(page.locator('.saved')).toContainText(saved);
  },
);
