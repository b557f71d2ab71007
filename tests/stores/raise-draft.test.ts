import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findSheet } from '#src/server/raising/sheet/find-sheet.ts';
import { checkVerifyCode, sendVerifyCode } from '#src/shared/accounts/calls.ts';
import { launchCase } from '#src/shared/raising/saving/calls.ts';
import { callApi } from '#src/stores/api.ts';
import { keepDraft } from '#src/stores/drafts.ts';
import {
  $saving,
  keepThisDraft,
  noteTyped,
  openSheetDraft,
  saveNow,
  sheetDraft,
} from '#src/stores/raise-draft.ts';
import { openTestBrowser, type TestBrowser } from '../support/test-browser.ts';
import { openTestServer, type TestServer } from '../support/test-server.ts';

let t: TestServer;
let page: TestBrowser;
let infoUuid: string;
let people = 0;
beforeAll(async () => {
  t = await openTestServer();
});
beforeEach(async () => {
  page = openTestBrowser(t);
  people += 1;
  const mobile = `1350000010${people}`;
  const sent = await callApi(sendVerifyCode, { mobile });
  const code = (sent.ok && sent.data.demoCode) || '';
  await callApi(checkVerifyCode, { mobile, code });
  const begun = await callApi(launchCase, { relation: '6', agreed: true });
  infoUuid = (begun.ok && begun.data.infoUuid) || '';
});
afterAll(() => t.close());

const sheet = 'patient' as const;
const found = () => findSheet(t.services, { caseId: infoUuid, sheet });

async function open(): Promise<void> {
  openSheetDraft({ infoUuid, sheet, version: (await found()).version });
}

test('what is typed is saved on the server, without fields that only the form has', async () => {
  await open();
  noteTyped({ relation: '6', maritalStatus: '1', step: sheet, basedOn: '0' });
  await saveNow();
  expect(page.sent[page.sent.length - 1]?.body).not.toMatch(/step|"basedOn":"0"/);
  expect($saving.get()).toEqual({ step: 'saved', at: t.services.now() });
  expect((await found()).values).toMatchObject({ maritalStatus: '1' });
});

test('names and numbers of persons are saved on the server and never on the device', async () => {
  await open();
  const typed = { name: '林大木', idCard: '110101199003070078', maritalStatus: '1' };
  keepDraft(sheetDraft({ infoUuid, sheet }), typed);
  noteTyped(typed);
  await saveNow();
  const kept = JSON.stringify([...page.kept]);
  expect(kept).not.toContain('林大木');
  expect(kept).not.toContain('110101199003070078');
  expect((await found()).masked.idCard).toContain('***');
});

test('without a network it says so, and the next save brings everything', async () => {
  await open();
  page.answerWith(() => {
    throw new TypeError('Failed to fetch');
  });
  noteTyped({ maritalStatus: '2' });
  await saveNow();
  expect($saving.get()).toEqual({ step: 'here', at: t.services.now() });
  await saveNow();
  expect($saving.get().step).toBe('saved');
  expect((await found()).values).toMatchObject({ maritalStatus: '2' });
});

test('newer words of another phone stay until their writer chooses these', async () => {
  await open();
  const { version } = await found();
  openSheetDraft({ infoUuid, sheet, version: version - 1 });
  noteTyped({ maritalStatus: '0' });
  await saveNow();
  expect($saving.get().step).toBe('elsewhere');
  expect((await found()).values).not.toHaveProperty('maritalStatus');
  await keepThisDraft({ maritalStatus: '0' });
  expect($saving.get().step).toBe('saved');
  expect((await found()).values).toMatchObject({ maritalStatus: '0' });
});
