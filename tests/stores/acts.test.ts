import { afterEach, beforeEach, expect, test } from 'vitest';
import { $signIn, checkingCode, sendingCode } from '#src/stores/accounts/sign-in.ts';
import { setBrowser } from '#src/stores/browser.ts';
import { blessings } from '#src/stores/cases/blessings.ts';
import { follows, loadFollowing } from '#src/stores/cases/follows.ts';
import { commentLikes } from '#src/stores/comments/likes.ts';
import { $loginInterception, finishInterception } from '#src/stores/login-interception.ts';
import { $session, signInHere } from '#src/stores/session.ts';
import { makeCase } from '../support/case-factory.ts';
import { makeComment, makeUser } from '../support/comment-factory.ts';
import { openTestBrowser, type TestBrowser, until } from '../support/test-browser.ts';
import { openTestServer, type TestServer } from '../support/test-server.ts';

const mobile = '13500000001';
const drawn = { on: false, count: 3 };
let t: TestServer;
let page: TestBrowser;
let infoUuid: string;
let commentId: string;

beforeEach(async () => {
  t = await openTestServer();
  page = openTestBrowser(t);
  infoUuid = (await makeCase(t.services.db)).id;
  const userId = await makeUser(t.services.db);
  commentId = await makeComment(t.services.db, { caseId: infoUuid, userId }, { like_count: 3 });
});
afterEach(() => t.close());

/** Signs in as the dialog does. */
async function signIn(): Promise<void> {
  await sendingCode.submit({ mobile, scene: 'login' });
  const step = $signIn.get();
  const code = step?.step === 'code' ? (step.sent.demoCode ?? '') : '';
  await checkingCode.submit({ mobile, code, scene: 'login' });
  expect(checkingCode.$state.get()).toMatchObject({ step: 'done' });
}

const liked = () => commentLikes.$state.get()[commentId];

test('on a second domain the main one is asked who the reader is, before anything is sent', async () => {
  setBrowser({ isSecondary: () => true });
  expect(await signInHere()).toBe(false);
  const target = encodeURIComponent('/cf/contribute/abc?sharedv=1');
  expect(page.wentTo).toEqual([`/authservice?redirectUrl=${target}`]);
  expect($loginInterception.get().state).not.toBe('asking');
});

test('a like shows at once, and a second tap while it is on its way does nothing', async () => {
  await signIn();
  const sent = page.sent.length;
  const tapping = commentLikes.act(commentId, drawn);
  expect(liked()).toEqual({ on: true, count: 4, sending: true });
  await Promise.all([tapping, commentLikes.act(commentId, drawn)]);
  expect(page.sent).toHaveLength(sent + 1);
  expect(liked()).toEqual({ on: true, count: 4, sending: false });
  await commentLikes.act(commentId, drawn);
  expect(liked()).toEqual({ on: false, count: 3, sending: false });
});

test('what the server refuses or nobody answered is taken back, with the reason', async () => {
  await signIn();
  page.answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
  await commentLikes.act(commentId, drawn);
  expect(liked()).toEqual({ ...drawn, sending: false, problem: { kind: 'offline' } });
  const hidden = { hidden_at: 1, hidden_by: await makeUser(t.services.db) };
  await t.services.db.updateTable('comments').set(hidden).execute();
  await commentLikes.act(commentId, drawn);
  expect(liked()).toMatchObject({ ...drawn, problem: { kind: 'refused', reason: 'notFound' } });
});

test('a guest is asked to sign in where they are, and the act goes on', async () => {
  const following = follows.act(infoUuid, { on: false, count: 0 });
  await until($loginInterception, ({ state }) => state === 'asking');
  expect(page.wentTo).toEqual([]);
  await signIn();
  finishInterception();
  await following;
  expect(follows.$state.get()[infoUuid]).toMatchObject({ on: true, sending: false });
  const rows = await t.services.db.selectFrom('case_follows').selectAll().execute();
  expect(rows).toMatchObject([{ case_id: infoUuid }]);
  await follows.act(infoUuid, { on: false, count: 0 });
  expect(await t.services.db.selectFrom('case_follows').selectAll().execute()).toEqual([]);
});

test('a blessing needs no session and is counted once', async () => {
  const subject = `${infoUuid}.hug`;
  await blessings.act(subject, { on: false, count: 0 }, true);
  await blessings.act(subject, { on: false, count: 0 }, true);
  expect(blessings.$state.get()[subject]).toEqual({ on: true, count: 1, sending: false });
  expect(page.sent).toHaveLength(1);
});

test('what a kept page cannot know is asked once of a known reader, and of a guest never', async () => {
  await loadFollowing(infoUuid);
  expect(page.sent).toEqual([]);
  await signIn();
  await follows.act(infoUuid, { on: false, count: 0 });
  const other = (await makeCase(t.services.db)).id;
  const sent = page.sent.length;
  await loadFollowing(infoUuid);
  expect(page.sent).toHaveLength(sent);
  await loadFollowing(other);
  await loadFollowing(other);
  expect(page.sent).toHaveLength(sent + 1);
  expect(follows.$state.get()[other]).toEqual({ on: false, count: 0, sending: false });
});

test('a guest may sign in before anything is sent, and a reader is not asked', async () => {
  $session.set({ state: 'unknown' });
  const signing = signInHere();
  await until($loginInterception, ({ state }) => state === 'asking');
  await signIn();
  finishInterception();
  expect(await signing).toBe(true);
  expect(await signInHere()).toBe(true);
  expect($loginInterception.get()).toEqual({ state: 'done' });
});
