import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { replyingFast } from '#src/stores/comments/fast-reply.ts';
import { keepDraft, readDraft } from '#src/stores/drafts.ts';
import {
  $loginInterception,
  cancelInterception,
  finishInterception,
} from '#src/stores/login-interception.ts';
import { makeGift } from '../../support/case-factory.ts';
import { dropNextCalls, openSignedIn, signInBrowser } from '../../support/sign-in-test-browser.ts';
import { type TestBrowser, until } from '../../support/test-browser.ts';
import { type GivingServer, openGivingServer } from '../../support/test-giving.ts';
import { openRefundDesk, type RefundDesk } from '../../support/test-refunds.ts';

const content = '谢谢您，我们全家都记在心里。';
const answeredOne = { step: 'done', output: { answeredCount: 1, left: false } };
let t: GivingServer;
let desk: RefundDesk;
let page: TestBrowser;
let infoUuid: string;
let token: string;
let values: Record<string, string>;
beforeAll(async () => {
  t = await openGivingServer();
  desk = await openRefundDesk(t);
});
beforeEach(async () => {
  infoUuid = await t.addCase();
  await makeGift(t.services.db, infoUuid);
  token = await desk.ownerOf(infoUuid);
  page = openSignedIn(t, token);
  values = { infoUuid, subject: 'gifts', ready: '谢谢！', content };
  replyingFast.reset();
});
afterEach(() => cancelInterception());
afterAll(() => t.close());

const replies = async () => {
  const rows = await t.services.db
    .selectFrom('comments')
    .select('content')
    .where('case_id', '=', infoUuid)
    .execute();
  return rows.map((row) => row.content);
};

test('a reply goes once however often it is tapped, says to how many, and its draft goes', async () => {
  keepDraft({ kind: 'fastReply', id: infoUuid }, values);
  await Promise.all([replyingFast.submit(values), replyingFast.submit(values)]);
  expect(replyingFast.$state.get()).toEqual(answeredOne);
  expect(page.wentTo).toEqual([]);
  expect(await replies()).toEqual([content]);
  expect(readDraft({ kind: 'fastReply', id: infoUuid })).toBeUndefined();
});

test('without own words the ready ones are sent, also when the first try never left', async () => {
  dropNextCalls(page);
  await replyingFast.submit({ ...values, content: ' ' });
  expect(replyingFast.$state.get()).toEqual({ step: 'unsure' });
  await replyingFast.submit({ ...values, content: ' ' });
  expect(await replies()).toEqual(['谢谢！']);
});

test('a lost session is mended in place, and the words go on', async () => {
  page.kept.set('warmlight.signed-in', '1');
  signInBrowser(page, 'spoilt');
  const sending = replyingFast.submit(values);
  await until($loginInterception, ({ state }) => state === 'asking');
  signInBrowser(page, token);
  finishInterception();
  await sending;
  expect(replyingFast.$state.get()).toEqual(answeredOne);
  expect(await replies()).toEqual([content]);
});
