import { randomInt } from 'node:crypto';
import type { Page } from 'playwright/test';
import { launchCase } from '#src/shared/raising/launch/calls.ts';
import type { Texts } from '#src/texts/texts.ts';
import { expect, test } from '../support/browser.ts';
import { expectAccessible } from '../support/expect-accessible.ts';

/** Makes a number that no other run left. */
const anyMobile = () => `136${String(randomInt(100_000_000)).padStart(8, '0')}`;

test('a family lets somebody fill in, sees what they saved, and ends it', async ({
  page,
  browser,
  server,
  link,
  texts,
  signIn,
  locale,
}) => {
  const { aides, raising } = texts;
  const [family, helper] = [anyMobile(), anyMobile()];
  await signIn(page, family);
  const begun = { relation: '6', illnessKey: 'leukemia', disease: '白血病', agreed: true } as const;
  const { infoUuid } = await server.call(launchCase, begun, await server.tokenOf(family));
  const params = { infoUuid };
  await page.goto(link('editPatientInfo', { params }));
  const invitation = await invite(page, texts);
  await expectAccessible(page, locale);

  // The other browser has no script at all.
  const own = await browser.newContext({ javaScriptEnabled: false, locale });
  const aide = await own.newPage();
  await expectToldWhy(aide, invitation, texts);
  await signIn(aide, helper);
  await aide.goto(new URL(invitation).pathname);
  await aide.getByRole('button', { name: aides.invited.go }).click();
  await saveWard(aide, texts);
  for (const name of ['editPayeeInfo', 'commitVerify', 'caseAides'] as const) {
    const answer = await aide.goto(link(name, { params }));
    expect(answer?.status(), name).toBe(404);
  }
  await aide.goto(link('mineRaise'));
  await expect(aide.getByRole('main')).toContainText(aides.mine.title);
  await page.reload();
  const said = `${aides.family.act.helpSave} · ${raising.parts.hospital}`;
  await expect(page.getByRole('main')).toContainText(said);
  await page.getByRole('main').getByRole('listitem').getByRole('button').click();
  await expect(page.getByRole('main')).toContainText(aides.family.none);
  expect((await aide.goto(link('helpCase', { params })))?.status()).toBe(404);
});

/** Who opens the link as a guest reads why they are asked to sign in. */
async function expectToldWhy(guest: Page, invitation: string, { accounts }: Texts): Promise<void> {
  await guest.goto(new URL(invitation).pathname);
  await expect(guest.getByText(accounts.signIn.leads.acceptHelp)).toBeVisible();
}

async function invite(page: Page, { aides, titles }: Texts): Promise<string> {
  const t = aides.family;
  await page.getByRole('link', { name: aides.entrance }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles.caseAides);
  await page.getByLabel(t.kind).selectOption('socialWorker');
  await page.getByRole('button', { name: t.make }).click();
  return page.getByLabel(t.link).inputValue();
}

async function saveWard(aide: Page, { aides, raising, titles }: Texts): Promise<void> {
  const main = aide.getByRole('main');
  await expect(main).toContainText(aides.asAide);
  const payee = main.getByRole('listitem').filter({ hasText: raising.parts.payee });
  await expect(payee).toHaveCount(0);
  const ward = `${raising.toFill} · ${raising.parts.hospital}`;
  await aide.getByRole('link', { name: ward }).click();
  const filled = { department: '血液科', ward: '三病区', bedNo: '12', doctor: '王医生' };
  for (const [name, words] of Object.entries(filled))
    await aide.getByLabel(raising.fields[name as keyof typeof filled], { exact: true }).fill(words);
  await aide.getByLabel(raising.fields.wardPhone, { exact: true }).fill('010-12345678');
  await aide.getByRole('button', { name: raising.next }).click();
  await expect(aide.getByRole('heading', { level: 1 })).toHaveText(titles.helpCase);
}
