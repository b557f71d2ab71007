import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkVerifyCode, sendVerifyCode } from '#src/shared/accounts/calls.ts';
import { callApi } from '#src/stores/api.ts';
import {
  $commenting,
  readCommentDraft,
  saveCommentDraft,
  sendComment,
} from '#src/stores/comments.ts';
import {
  $proving,
  readProofDraft,
  saveProofDraft,
  sendVerification,
} from '#src/stores/verification.ts';
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
  $commenting.set({ step: 'editing' });
  $proving.set({ step: 'editing' });
  await signIn();
});
afterEach(() => t.close());

/** By code, as a reader does; the cookie stays with the page. */
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
  saveCommentDraft(form);
  await Promise.all([sendComment(form, '/list'), sendComment(form, '/list')]);
  expect((await comments()).map(({ content }) => content)).toEqual(['加油']);
  expect(page.wentTo).toEqual(['/list']);
  expect(readCommentDraft(form)).toBeUndefined();
});

test('a lost answer keeps the words, and they can be sent again', async () => {
  const form = { step: 'thread', threadType: 'case', threadId: infoUuid, content: '加油' };
  saveCommentDraft(form);
  lose();
  await sendComment(form, '/list');
  expect($commenting.get()).toEqual({ step: 'unsure' });
  expect(readCommentDraft(form)).toBe('加油');
  await sendComment(form, '/list');
  expect(await comments()).toHaveLength(1);
});

test('a refused comment says why in the words of the reader', async () => {
  await sendComment({ step: 'comment', infoUuid, content: ' ' }, '/list');
  expect($commenting.get()).toEqual({ step: 'refused', message: '这一项必须填写。' });
  expect(page.wentTo).toEqual([]);
});

test('a verification goes on to the thanks and forgets its draft', async () => {
  saveProofDraft(proof());
  await sendVerification(proof(), '/thanks');
  expect(page.wentTo).toEqual(['/thanks']);
  expect(readProofDraft(infoUuid)).toBeUndefined();
  const rows = await t.services.db.selectFrom('verifications').selectAll().execute();
  expect(rows).toMatchObject([{ case_id: infoUuid, relation: 'friend' }]);
});

test('refusals stand at their fields, and names and numbers are never kept on the device', async () => {
  const wrong = { ...proof(), realName: 'Tom', idCard: '1' };
  saveProofDraft(wrong);
  await sendVerification(wrong, '/thanks');
  const flow = $proving.get();
  expect(flow.step === 'refused' && Object.keys(flow.fields)).toEqual(['realName', 'idCard']);
  expect(JSON.stringify([...page.kept])).not.toMatch(/Tom|idCard/);
  expect(readProofDraft(infoUuid)).toEqual({
    kind: 'friend',
    relation: 'friend',
    content: proof().content,
  });
  page.kept.set(`warmlight.proof.${infoUuid}`, '{');
  expect(readProofDraft(infoUuid)).toBeUndefined();
});
