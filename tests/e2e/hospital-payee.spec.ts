import { submitCase } from '#src/shared/raising/calls.ts';
import { launchCase } from '#src/shared/raising/launch/calls.ts';
import * as saving from '#src/shared/raising/saving/calls.ts';
import { expect, once, type TestServer, test } from '../support/browser.ts';
import { decideBase } from '../support/decide-at-desk.ts';
import type { DeskPage } from '../support/desk-in-browser.ts';
import { waitForKeeper } from '../support/fill-sheets.ts';
import { someIdCard } from '../support/some-id-card.ts';
import { storyOfNumber } from '../support/test-stories.ts';
import { uploadPaper } from '../support/upload-paper.ts';

test.use({ expectedErrors: [/status of 4/] });

const mobile = '13700000093';
const appeal = {
  ...{ caseType: 0, illnessKey: 'leukemia' as const, disease: '急性淋巴细胞白血病' },
  ...{ province: '云南', city: '昭通', title: '救救在工地上做木工的父亲' },
  ...{ writtenBy: 'family' as const, targetAmountInFen: 20_000_000, agreed: true as const },
};

test(
  'money for a hospital asks for no card, is taken back and mended, and the page leads to what was compared',
  once,
  async ({ page, server, link, texts, signIn }) => {
    const { raising: t, cases } = texts;
    const token = await server.tokenOf(mobile);
    const infoUuid = await beginCase(server, token);
    const params = { infoUuid };
    await signIn(page, mobile);
    await page.goto(link('editPayeeInfo', { params }));
    await page.getByRole('link', { name: t.toHospital }).click();
    await waitForKeeper(page);
    await expect(page.locator('#photos-attachments')).toHaveCount(0);
    const of = t.fieldsOfSheet.hospitalPayee;
    await page.getByLabel(of.hospital).fill('昭通市南山医院');
    await page.getByLabel(t.fields.department).fill('血液科');
    await page.getByLabel(of.account).fill('88120034001');
    await page.getByLabel(t.fields.bankName).fill('云岭银行昭通支行');
    await page.getByLabel(of.bedNo).fill('12 床');
    await page.getByLabel(of.agreed).check();
    await page.getByRole('button', { name: t.next }).click();
    await expect(page).not.toHaveURL(/edit-payee-info/);

    await server.call(submitCase, { infoUuid }, token);
    await takeBackAndMend({ page, link, texts }, params);

    await decideBase(server, infoUuid, {}, 'material');
    await decideBase(server, infoUuid, {});
    const seen = page.locator('#facts').getByRole('link', { name: cases.factStates.documentSeen });
    // It is public once it was compared with other cases.
    await expect(async () => {
      await page.goto(link('contribute', { params }));
      await expect(seen).toHaveCount(2, { timeout: 1000 });
    }).toPass();
    await seen.last().click();
    await expect(page).toHaveURL(/#fact-/);
    for (const name of ['identityCard', 'hospitalAccount'] as const)
      await expect(page.getByRole('main')).toContainText(t.comparisons[name]);
  },
);

/** It goes from the review it waits for, by the page of the payee, and on to the review again. */
async function takeBackAndMend(
  { page, link, texts: { raising: t } }: DeskPage,
  params: { infoUuid: string },
): Promise<void> {
  await page.goto(link('pendingNotice', { params }));
  await page.getByRole('link', { name: t.payeeBack.toIt }).click();
  await page.getByRole('button', { name: t.payeeBack.button }).click();
  await expect(page.getByText(t.payeeBack.done)).toBeVisible();
  await waitForKeeper(page);
  await page.getByLabel(t.fieldsOfSheet.hospitalPayee.bedNo).fill('15 床');
  await page.getByRole('button', { name: t.save, exact: true }).click();
  await expect(page).not.toHaveURL(/edit-payee-info/);
  await page.getByRole('link', { name: t.submit }).click();
  await page.getByRole('button', { name: t.submit }).click();
  await expect(page.getByRole('button', { name: t.submit })).toHaveCount(0);
}

/** Begins it by its calls, as far as the sheet that says who is paid. */
async function beginCase(server: TestServer, token: string): Promise<string> {
  const launch = {
    relation: '6',
    illnessKey: 'leukemia',
    disease: '白血病',
    agreed: true,
  } as const;
  const { infoUuid } = await server.call(launchCase, launch, token);
  const content = storyOfNumber(Date.now() % 1_000_003, 300);
  const cover = await uploadPaper(server.origin, token, 'cover');
  const base = { infoUuid, ...appeal, content, attachments: cover };
  await server.call(saving.addOrUpdateBaseInfo, base, token);
  const card = await uploadPaper(server.origin, token);
  const patient = { infoUuid, name: '林大木', idCard: someIdCard(), attachments: card };
  const more = { relation: 10, maritalStatus: 1, consent: 'own', agreed: true } as const;
  await server.call(saving.addOrUpdatePatientInfo, { ...patient, ...more }, token);
  return infoUuid;
}
