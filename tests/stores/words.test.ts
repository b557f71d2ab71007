import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkVerifyCode, sendVerifyCode } from '#src/shared/accounts/calls.ts';
import { callApi } from '#src/stores/api.ts';
import { commentDraft, commenting } from '#src/stores/comments/comments.ts';
import { keepDraft, readDraft } from '#src/stores/drafts.ts';
import { proofDraft, proving } from '#src/stores/verification/verification.ts';
import { makeCase } from '../support/case-factory.ts';
import { openTestBrowser, type TestBrowser } from '../support/test-browser.ts';
import { openTestServer, type TestServer } from '../support/test-server.ts';

let t: TestServer;
let page: TestBrowser;
let infoUuid: string;

beforeEach(async () => {
  t = await openTestServer();
  page = openTestBrowser(t);
  infoUuid = (await makeCase(t.services.db)).id;
  commenting.reset();
  proving.reset();
  await signIn();
});
afterEach(() => t.close());

/** Signs in by code, as a reader does; the cookie stays with the page. */
async function signIn(): Promise<void> {
  const mobile = '13500000001';
  const sent = await callApi(sendVerifyCode, { mobile });
  const code = (sent.ok && sent.data.demoCode) || '';
  expect((await callApi(checkVerifyCode, { mobile, code })).ok).toBe(true);
}

const lose = () => page.answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
const comments = () => t.services.db.selectFrom('comments').selectAll().execute();
const proof = () => ({
  infoUuid,
  kind: 'friend',
  relation: 'friend',
  realName: '王小明',
  idCard: '11010519491231002X',
  hospital: '',
  content: '认识十几年的朋友，住院以后我每周去一次。',
});

test('a comment is sent once, and then the list is shown anew', async () => {
  const form = { step: 'comment', infoUuid, threadId: '', parentId: '', content: '加油' };
  keepDraft(commentDraft(form), form);
  await Promise.all([
    commenting.submit(form, { target: '/list' }),
    commenting.submit(form, { target: '/list' }),
  ]);
  expect((await comments()).map(({ content }) => content)).toEqual(['加油']);
  expect(page.wentTo).toEqual(['/list']);
  expect(readDraft(commentDraft(form))).toBeUndefined();
});

test('a lost answer keeps the words, and they can be sent again', async () => {
  const form = { step: 'thread', threadType: 'case', threadId: infoUuid, content: '加油' };
  keepDraft(commentDraft(form), form);
  lose();
  await commenting.submit(form, { target: '/list' });
  expect(commenting.$state.get()).toEqual({ step: 'unsure' });
  expect(readDraft(commentDraft(form))?.values).toEqual({ content: '加油' });
  await commenting.submit(form, { target: '/list' });
  expect(await comments()).toHaveLength(1);
});

test('a refused comment says why in the words of the reader', async () => {
  await commenting.submit({ step: 'comment', infoUuid, content: ' ' }, { target: '/list' });
  expect(commenting.$state.get()).toMatchObject({
    step: 'refused',
    fields: { content: '这一项必须填写。' },
  });
  expect(page.wentTo).toEqual([]);
});

test('a verification goes on to the thanks and forgets its draft', async () => {
  keepDraft(proofDraft(infoUuid), proof());
  await proving.submit(proof(), { target: '/thanks' });
  expect(page.wentTo).toEqual(['/thanks']);
  expect(readDraft(proofDraft(infoUuid))).toBeUndefined();
  const rows = await t.services.db.selectFrom('verifications').selectAll().execute();
  expect(rows).toMatchObject([{ case_id: infoUuid, relation: 'friend' }]);
});

test('refusals stand at their fields, and names and numbers are never kept on the device', async () => {
  const wrong = { ...proof(), realName: 'Tom', idCard: '1' };
  keepDraft(proofDraft(infoUuid), wrong);
  await proving.submit(wrong, { target: '/thanks' });
  const flow = proving.$state.get();
  expect(flow.step === 'refused' && Object.keys(flow.fields)).toEqual(['realName', 'idCard']);
  expect(JSON.stringify([...page.kept])).not.toMatch(/Tom|idCard/);
  expect(readDraft(proofDraft(infoUuid))?.values).toEqual({
    kind: 'friend',
    relation: 'friend',
    content: proof().content,
  });
});
