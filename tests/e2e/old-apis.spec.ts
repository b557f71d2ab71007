import { randomInt } from 'node:crypto';
import type { Page } from 'playwright/test';
import { expect, once, test } from '../support/browser.ts';
import { waitForKeeper } from '../support/fill-sheets.ts';
import { payAtCashier } from '../support/pay-at-cashier.ts';
import { waitForIsland } from '../support/wait-for-island.ts';

/** Takes from today's Chromium what came after Chrome 87 and iOS 15. */
function forgetNewApis(): void {
  const holders: readonly [holder: object, names: readonly string[]][] = [
    [AbortSignal, ['timeout', 'any']],
    [AbortSignal.prototype, ['throwIfAborted']],
    [Crypto.prototype, ['randomUUID']],
    [Object, ['hasOwn', 'groupBy']],
    [Array, ['fromAsync']],
    [Array.prototype, ['at', 'findLast', 'findLastIndex', 'toSorted', 'toReversed', 'with']],
    [String.prototype, ['at', 'isWellFormed', 'toWellFormed']],
    [Promise, ['withResolvers', 'try']],
    [URL, ['canParse', 'parse']],
    [URLSearchParams.prototype, ['size']],
    [Response, ['json']],
    [HTMLDialogElement.prototype, ['show', 'showModal', 'close']],
    [HTMLFormElement.prototype, ['requestSubmit']],
    [HTMLInputElement.prototype, ['showPicker']],
    [SubmitEvent.prototype, ['submitter']],
    [Element.prototype, ['checkVisibility', 'setHTMLUnsafe']],
    [HTMLElement.prototype, ['showPopover', 'inert']],
    [Navigator.prototype, ['locks', 'scheduling', 'userActivation']],
    [window, ['structuredClone', 'reportError', 'scheduler', 'requestIdleCallback', 'navigation']],
  ];
  for (const [holder, names] of holders) {
    for (const name of names) Reflect.deleteProperty(holder, name);
  }
}

test.beforeEach(({ page }) => page.addInitScript(forgetNewApis));

/** Signs in at the page that asks for it. */
async function signInHere(page: Page): Promise<void> {
  await waitForIsland(page, '#login-form');
  const mobile = page.locator('#login-mobile');
  await mobile.fill(`138${String(randomInt(100_000_000)).padStart(8, '0')}`);
  await page.locator('#login-form').getByRole('checkbox').check();
  await page.locator('#login-form button[type="submit"]').click();
  const told = await page.getByRole('status').filter({ hasText: /\d{6}/ }).textContent();
  await page.locator('#login-code').fill(/\d{6}/.exec(told ?? '')?.[0] ?? '');
  await page.locator('#login-code').press('Enter');
}

test(
  'without new APIs a gift goes from the page to the bank and back, and again after Back',
  once,
  async ({ page, openCase, texts: { donations: t } }) => {
    await openCase(3);
    // No dialog opens here, so the link leads on to the cashier's own page.
    await page.getByRole('link', { name: t.give }).click();
    await page.waitForURL(/\/cf\/pay\//);
    await page.getByText(t.otherAmount, { exact: true }).click();
    await page.getByLabel(t.ownAmountLabel).fill('37');
    await page.getByRole('button', { name: t.giveAmount('37') }).click();
    await page.waitForURL(/\/sandbox\/cashier\//);
    await page.goBack();
    await page.getByText(t.otherAmount, { exact: true }).click();
    await page.getByLabel(t.ownAmountLabel).fill('38');
    await page.getByRole('button', { name: t.giveAmount('38') }).click();
    await payAtCashier(page, 'pay');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.paidTitle, {
      timeout: 30_000,
    });
  },
);

test(
  'without new APIs someone signs in, launches, and a sheet saves itself',
  once,
  async ({ page, link, texts: { raising: t } }) => {
    await page.goto(link('mineMore'));
    await signInHere(page);
    await page.waitForURL(/\/cf\/mine-more$/);
    await page.goto(link('launch'));
    await page.locator('#f-relation').selectOption('6');
    await page.locator('#f-illnessKey').selectOption('leukemia');
    await page.locator('#f-disease').fill('白血病');
    await page.locator('#f-agreed').check();
    await page.getByRole('button', { name: t.launchGo }).click();
    await waitForKeeper(page);
    await page.locator('#f-city').fill('昭通');
    const target = page.locator('#f-targetAmountInYuan');
    await target.pressSequentially('２0.50');
    await expect(target).toHaveValue('20.50');
    await target.blur();
    await expect(target).toHaveValue('20');
    await expect(page.getByText(t.autosave.saved.split('{time}')[0] ?? '').first()).toBeVisible();
    await page.goto(link('commonProblem'));
    await page.goBack();
    await waitForKeeper(page);
    await expect(page.locator('#f-city')).toHaveValue('昭通');
    await expect(target).toHaveValue('20');
  },
);

test(
  'without what islands need, forms stay plain, and a gift is given by posts alone',
  once,
  async ({ page, openCase, texts: { donations: t } }) => {
    await page.addInitScript(() => void Reflect.deleteProperty(window, 'WeakRef'));
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/') && !/visit|monitor|event-add/.test(request.url()))
        calls.push(request.url());
    });
    await openCase(4);
    await page.getByRole('link', { name: t.give }).click();
    await page.waitForURL(/\/cf\/pay\//);
    await page.getByText(t.money('50'), { exact: true }).click();
    await page.locator('.give-bar button').click();
    await payAtCashier(page, 'pay');
    expect(calls.filter((url) => /order\/contribute/.test(url))).toEqual([]);
  },
);
