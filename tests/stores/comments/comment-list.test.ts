import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkVerifyCode, sendVerifyCode } from '#src/shared/accounts/calls.ts';
import { commentGet } from '#src/shared/comments/calls.ts';
import { callApi } from '#src/stores/api.ts';
import {
  $comments,
  answerComment,
  openComments,
  orderComments,
  readMoreComments,
  takeComment,
} from '#src/stores/comments/comment-list.ts';
import { commenting } from '#src/stores/comments/comments.ts';
import { $session } from '#src/stores/session.ts';
import { makeCase } from '../../support/case-factory.ts';
import { makeComment, makeUser } from '../../support/comment-factory.ts';
import { openTestBrowser, type TestBrowser } from '../../support/test-browser.ts';
import { openTestServer, type TestServer, testNow } from '../../support/test-server.ts';

let t: TestServer;
let page: TestBrowser;
let infoUuid: string;

beforeEach(async () => {
  t = await openTestServer();
  page = openTestBrowser(t);
  infoUuid = (await makeCase(t.services.db)).id;
  commenting.reset();
  $session.set({ state: 'unknown' });
  const userId = await makeUser(t.services.db);
  for (let at = 0; at < 3; at += 1) {
    const of = {
      content: `第 ${at} 句`,
      like_count: at === 1 ? 5 : 0,
      created_at: testNow - 99 + at,
    };
    await makeComment(t.services.db, { caseId: infoUuid, userId }, of);
  }
});
afterEach(() => t.close());

async function signIn(): Promise<void> {
  const mobile = '13500000001';
  const sent = await callApi(sendVerifyCode, { mobile });
  const code = (sent.ok && sent.data.demoCode) || '';
  expect((await callApi(checkVerifyCode, { mobile, code })).ok).toBe(true);
}

/** Opens it as the kept page draws it, the same for all. */
async function open(size = 20): Promise<void> {
  const drawn = await callApi(commentGet, { infoUuid, size });
  if (!drawn.ok) throw new Error('The list could not be read.');
  const thread = { infoUuid, threadType: '', threadId: '' } as const;
  await openComments({ thread, order: 'newest', ...drawn.data });
}

const words = () => $comments.get()?.list.map(({ content }) => content);

test('a guest sees what the page drew and asks for nothing more', async () => {
  await open();
  expect(words()).toEqual(['第 2 句', '第 1 句', '第 0 句']);
  expect(page.sent.map(({ path }) => path)).toEqual([
    expect.stringContaining('comment/get'),
    expect.stringContaining('is-login'),
  ]);
});

test('a comment just sent leads the list, may be answered, and goes at a tap', async () => {
  await signIn();
  await open();
  const form = { step: 'comment', infoUuid, threadId: '', threadType: '', parentId: '' };
  const [newest] = $comments.get()?.list ?? [];
  answerComment(newest);
  const parentId = newest?.commentId ?? '';
  await commenting.submit({ ...form, parentId, content: '回答' });
  expect(words()?.[0]).toBe('回答');
  const [own] = $comments.get()?.list ?? [];
  expect(own).toMatchObject({ isSelf: true, canRemove: true, parentId });
  expect($comments.get()).toMatchObject({ answered: undefined, added: own?.commentId });
  if (own) await takeComment(own);
  expect(words()).toEqual(['第 2 句', '第 1 句', '第 0 句']);
});

test('what may not be taken away says so at its place', async () => {
  await signIn();
  await open();
  const [foreign] = $comments.get()?.list ?? [];
  if (foreign) await takeComment(foreign);
  expect(words()).toHaveLength(3);
  expect($comments.get()?.trouble).toMatchObject({
    commentId: foreign?.commentId,
    problem: { kind: 'refused', reason: 'notFound' },
  });
});

test('the list is ordered and read on in place, without repeats', async () => {
  await open(2);
  expect(words()).toEqual(['第 2 句', '第 1 句']);
  await readMoreComments();
  expect(words()).toEqual(['第 2 句', '第 1 句', '第 0 句']);
  await orderComments('liked');
  expect(words()).toEqual(['第 1 句', '第 2 句', '第 0 句']);
  page.answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
  page.answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
  page.answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
  await orderComments('newest');
  expect(words()).toHaveLength(3);
  expect($comments.get()?.trouble).toMatchObject({ commentId: '', problem: { kind: 'offline' } });
});
