import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findSheet } from '#src/server/raising/sheet/find-sheet.ts';
import { launchCase } from '#src/shared/raising/launch/calls.ts';
import { $signIn, checkingCode, sendingCode } from '#src/stores/accounts/sign-in.ts';
import { callApi } from '#src/stores/api.ts';
import { clearDrafts, keepDraft, readDraft } from '#src/stores/drafts.ts';
import { $loginInterception, finishInterception } from '#src/stores/login-interception.ts';
import { noteTyped, openSheetDraft, saveNow, sheetDraft } from '#src/stores/raising/raise-draft.ts';
import { raising } from '#src/stores/raising/raise-sheet.ts';
import { $saving } from '#src/stores/saving.ts';
import { openTestBrowser, type TestBrowser, until } from '../../support/test-browser.ts';
import { openTestServer, type TestServer } from '../../support/test-server.ts';

let t: TestServer;
let page: TestBrowser;
let infoUuid: string;
let mobile: string;
let people = 0;
beforeAll(async () => {
  t = await openTestServer();
});
beforeEach(async () => {
  page = openTestBrowser(t);
  raising.reset();
  people += 1;
  mobile = `1350000020${people}`;
  await signIn();
  const begun = await callApi(launchCase, { relation: '6', agreed: true });
  infoUuid = (begun.ok && begun.data.infoUuid) || '';
  openSheetDraft({ infoUuid, sheet, version: (await found()).version });
});
afterAll(() => t.close());

const sheet = 'household' as const;
const target = '/next';
const found = () => findSheet(t.services, { caseId: infoUuid, sheet });
const draft = () => sheetDraft({ infoUuid, sheet });
const form = (more: Record<string, string> = {}) => ({
  ...{ infoUuid, sheet, step: sheet, basedOn: '0', place: `raise.${infoUuid}.${sheet}` },
  ...{ house: 'one', car: 'none', insurance: 'basic' },
  ...{ incomeInYuan: '40000', savingsInYuan: '0', debtsInYuan: '60000', ...more },
});

/** Signs in as the dialog does; the cookie stays with the page. */
async function signIn(): Promise<void> {
  await sendingCode.submit({ mobile, scene: 'login' });
  const flow = $signIn.get();
  if (flow?.step !== 'code') throw new Error(`No code was sent: ${flow?.step}`);
  await checkingCode.submit({ mobile, code: flow.sent.demoCode ?? '', scene: 'login' });
  expect(checkingCode.$state.get()).toMatchObject({ step: 'done' });
}

test('a sheet is saved whole after what is still on its way, and its draft goes', async () => {
  keepDraft(draft(), form());
  noteTyped(form({ debtsInYuan: '1' }));
  await Promise.all([raising.submit(form(), { target }), raising.submit(form(), { target })]);
  expect(raising.$state.get()).toEqual({ step: 'leaving' });
  expect(page.wentTo).toEqual([target]);
  expect((await found()).values).toMatchObject({ incomeInYuan: '40000', debtsInYuan: '60000' });
  expect(readDraft(draft())).toBeUndefined();
});

test('a refusal stands at the fields by the names of the form, and the draft stays', async () => {
  keepDraft(draft(), form({ incomeInYuan: '四万' }));
  await raising.submit(form({ incomeInYuan: '四万' }), { target });
  expect(raising.$state.get()).toMatchObject({
    step: 'refused',
    reason: 'inputInvalid',
    fields: { incomeInYuan: expect.stringMatching(/./) },
  });
  expect(page.wentTo).toEqual([]);
  expect(readDraft(draft())?.values.incomeInYuan).toBe('四万');
});

test('a lost answer is unsure, and the same may be sent again', async () => {
  keepDraft(draft(), form());
  page.answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
  await raising.submit(form(), { target });
  expect(raising.$state.get()).toEqual({ step: 'unsure' });
  expect(readDraft(draft())?.values.incomeInYuan).toBe('40000');
  await raising.submit(form(), { target });
  expect(page.wentTo).toEqual([target]);
  expect((await found()).values).toMatchObject({ incomeInYuan: '40000' });
});

test('a lost session is mended in place, and what was typed goes on', async () => {
  await t.services.db.updateTable('sessions').set({ revoked_at: t.services.now() }).execute();
  t.setNow(t.services.now() + 60_000);
  keepDraft(draft(), form());
  const sending = raising.submit(form(), { target });
  await until($loginInterception, ({ state }) => state === 'asking');
  expect(raising.$state.get()).toEqual({ step: 'sending' });
  expect(readDraft(draft())?.values.incomeInYuan).toBe('40000');
  await signIn();
  finishInterception();
  await sending;
  expect(page.wentTo).toEqual([target]);
  expect((await found()).values).toMatchObject({ incomeInYuan: '40000' });
});

test('clearing all drafts of a device clears sheets too', () => {
  keepDraft(draft(), form());
  clearDrafts();
  expect(readDraft(draft())).toBeUndefined();
});

test('what the server refuses is not said to wait for a network', async () => {
  page.answerWith(() => Response.json({ code: 42900, msg: '', data: {} }, { status: 429 }));
  noteTyped(form());
  await saveNow();
  expect($saving.get()).toEqual({ step: 'refused', at: t.services.now() });
});
