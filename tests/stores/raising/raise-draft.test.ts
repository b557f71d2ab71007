import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findSheet } from '#src/server/raising/sheet/find-sheet.ts';
import { checkVerifyCode, sendVerifyCode } from '#src/shared/accounts/calls.ts';
import { saveSheetDraft } from '#src/shared/raising/drafts/calls.ts';
import { launchCase } from '#src/shared/raising/launch/calls.ts';
import { callApi } from '#src/stores/api.ts';
import { keepDraft, readDraft } from '#src/stores/drafts.ts';
import {
  keepChosen,
  meetDraft,
  noteTyped,
  openSheetDraft,
  saveNow,
  sheetDraft,
} from '#src/stores/raising/raise-draft.ts';
import { $saving } from '#src/stores/saving.ts';
import { openTestBrowser, type TestBrowser } from '../../support/test-browser.ts';
import { openTestServer, type TestServer } from '../../support/test-server.ts';

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
  const mobile = `135000001${String(people).padStart(2, '0')}`;
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
  expect((await found()).values).toMatchObject({ maritalStatus: '2' });
});

test('what the server has is not kept on the device, from where it could come back over newer words', async () => {
  await open();
  const name = sheetDraft({ infoUuid, sheet });
  keepDraft(name, { maritalStatus: '1' });
  noteTyped({ maritalStatus: '1' });
  await saveNow();
  expect(readDraft(name)).toBeUndefined();
});

/** Another phone saves the sheet after this page was opened with `drawn`. */
async function openBefore(other: Record<string, string>, drawn: Record<string, string> = {}) {
  const { version: basedOn } = await found();
  openSheetDraft({ infoUuid, sheet, version: basedOn, drawn });
  await callApi(saveSheetDraft, { infoUuid, sheet, basedOn, values: { ...drawn, ...other } });
}

test('what two phones changed in one field stays on both sides until its writer chooses', async () => {
  await openBefore({ maritalStatus: '1', relation: '7' });
  noteTyped({ maritalStatus: '0', name: '林大木' });
  await saveNow();
  expect($saving.get()).toMatchObject({
    step: 'elsewhere',
    taken: { relation: '7' },
    clashes: [{ name: 'maritalStatus', mine: '0', theirs: '1' }],
  });
  noteTyped({ maritalStatus: '0', name: '林小木' });
  await saveNow();
  expect((await found()).values).toMatchObject({ maritalStatus: '1', relation: '7' });
  await keepChosen({ maritalStatus: '1', relation: '7', name: '林小木' });
  expect((await found()).values).toMatchObject({ maritalStatus: '1', name: '林小木' });
});

test('giving way leaves nothing of this device that could be put back', async () => {
  const name = sheetDraft({ infoUuid, sheet });
  await openBefore({ maritalStatus: '1' });
  keepDraft(name, { maritalStatus: '0' }, { basedOn: 0 });
  noteTyped({ maritalStatus: '0' });
  await saveNow();
  page.answerWith(() => {
    throw new TypeError('Failed to fetch');
  });
  await keepChosen({ maritalStatus: '1' });
  expect(readDraft(name)?.values).toEqual({ maritalStatus: '1' });
  await saveNow();
  expect(readDraft(name)).toBeUndefined();
  expect((await found()).values).toMatchObject({ maritalStatus: '1' });
});

test('our own words of a lost answer are no other phone’s', async () => {
  await open();
  page.answerWith(async () => {
    const { version: basedOn } = await found();
    await callApi(saveSheetDraft, { infoUuid, sheet, basedOn, values: { maritalStatus: '2' } });
    throw new TypeError('Failed to fetch');
  });
  noteTyped({ maritalStatus: '2' });
  await saveNow();
  noteTyped({ maritalStatus: '2', relation: '2' });
  await saveNow();
  expect($saving.get().step).toBe('saved');
  expect((await found()).values).toMatchObject({ maritalStatus: '2', relation: '2' });
});

test('a draft that does not follow from what is shown is asked about, never put over it', async () => {
  await open();
  const shown = { maritalStatus: '1', relation: '6', name: '' };
  meetDraft({ maritalStatus: '0', relation: '6', name: '林大木' }, { shown, at: 7 });
  expect($saving.get()).toEqual({
    ...{ step: 'elsewhere', at: 7, photos: {}, taken: { name: '林大木' } },
    clashes: [{ name: 'maritalStatus', mine: '0', theirs: '1' }],
  });
});
