import type { Page } from 'playwright/test';
import { bonfireSlug } from '#src/scripts/demo/add-activities.ts';
import { demoId } from '#src/scripts/demo/add-story.ts';
import { expect, once, test } from '../support/browser.ts';
import { familyOf } from '../support/demo-family.ts';

const params = { infoUuid: demoId(bonfireSlug) };
/** They are donors of the demo, whose accounts are old enough to count. */
const [starter, friend] = ['13810000041', '13810000042'];

test(
  'a bonfire is lit without script, and a friend joins it by its link',
  once,
  async ({ browser, page, link, texts, signIn, server }) => {
    const { bonfire: t } = texts;
    const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: server.origin });
    const lit = await plain.newPage();
    await signIn(lit, starter as string);
    await lit.goto(link('contribute', { params }));
    await lit.getByRole('link', { name: t.door }).click();
    await lit.getByRole('button', { name: t.start }).click();
    const passedOn = await lit.getByLabel(t.passOn).inputValue();
    await plain.close();
    await signIn(page, friend as string);
    await rememberSession(page);
    const { pathname, search } = new URL(passedOn);
    await page.goto(pathname + search);
    await expect(page.getByText(t.starter)).toBeVisible();
    await page.getByRole('button', { name: t.join }).click();
    await expect(page.getByLabel(t.passOn)).toBeVisible();
    await expect(page.getByRole('button', { name: t.join })).toHaveCount(0);
    await expect(page.getByText(t.ownWaitsVisit)).toBeVisible();
    await page.goto(link('groupHelpDetail', { params }));
    await page.getByRole('link', { name: t.ownTeam }).click();
    await expect(page.getByText(t.ownWaitsVisit)).toBeVisible();
  },
);

test(
  'its page is the same for all until a reader is known, and the family is told what it can do',
  once,
  async ({ page, link, texts, signIn }) => {
    const { bonfire: t } = texts;
    await page.goto(link('groupHelpDetail', { params }));
    await expect(page.getByRole('button', { name: t.start })).toBeVisible();
    await expect(page.getByRole('link', { name: t.signIn })).toBeVisible();
    await signIn(page, familyOf(bonfireSlug).mobile);
    await rememberSession(page);
    await page.goto(link('groupHelpDetail', { params }));
    await expect(page.getByText(t.own, { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: t.start })).toHaveCount(0);
  },
);

/** Notes on the device what signing in by script notes, so that the page asks who reads. */
function rememberSession(page: Page) {
  return page.addInitScript(() => localStorage.setItem('warmlight.signed-in', '1'));
}
