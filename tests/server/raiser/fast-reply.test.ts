import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '#src/server/platform/keys.ts';
import { findUnansweredComments, findUnansweredGifts } from '#src/server/raiser/find-unanswered.ts';
import { commentAdd, commentRemove } from '#src/shared/comments/calls.ts';
import { fastReply, mostAnswered } from '#src/shared/raiser/calls.ts';
import { makeGift } from '../../support/case-factory.ts';
import { testNow } from '../../support/test-server.ts';
import { fresh, openPostDesk, type PostDesk } from '../progress/post-desk.ts';

let t: PostDesk;
beforeAll(async () => {
  t = await openPostDesk();
});
beforeEach(() => t.begin());
afterAll(() => t.close());

const thanks = '谢谢您，我们全家都记在心里。';
const reply = (subject: 'gifts' | 'comments', key?: string, as = t.owner) =>
  t.call(fastReply, { infoUuid: t.infoUuid, subject, content: thanks }, fresh(as, key));
const asked = () => ({ caseId: t.infoUuid, ownerUserId: t.ownerUserId, limit: 500 });
const unanswered = async () =>
  (await findUnansweredGifts(t.services.db, asked())).map(({ id }) => id);
const thread = (giftId: string) =>
  t.services.db
    .selectFrom('comments')
    .select(['content', 'user_id'])
    .where('biz_id', '=', giftId)
    .where('removed_at', 'is', null)
    .execute();

test('every gift gets the words once, however often and at once it is pressed', async () => {
  const gifts = [
    await makeGift(t.services.db, t.infoUuid),
    await makeGift(t.services.db, t.infoUuid),
  ];
  const answers = await Promise.all([reply('gifts'), reply('gifts'), reply('gifts')]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  for (const id of gifts)
    expect(await thread(id)).toEqual([{ content: thanks, user_id: t.ownerUserId }]);
  const counted = answers.reduce((sum, { data }) => sum + data.answeredCount, 0);
  expect(counted).toBe(2);
  expect(await unanswered()).toEqual([]);
});

test('the same key gives the same answer and does nothing more', async () => {
  await makeGift(t.services.db, t.infoUuid);
  const key = newId();
  const first = await reply('gifts', key);
  const late = await makeGift(t.services.db, t.infoUuid);
  expect((await reply('gifts', key)).data).toEqual(first.data);
  expect(await unanswered()).toEqual([late]);
});

test('one press answers a batch of the newest, the next one the rest', async () => {
  const { db } = t.services;
  for (let at = 0; at < mostAnswered + 3; at += 1)
    await makeGift(db, t.infoUuid, { paid_at: testNow - 1_000_000 + at });
  const oldest = (await unanswered()).slice(-3);
  expect((await reply('gifts')).data).toEqual({ answeredCount: mostAnswered, left: true });
  expect(await unanswered()).toEqual(oldest);
  expect((await reply('gifts')).data).toEqual({ answeredCount: 3, left: false });
  expect((await reply('gifts')).data).toEqual({ answeredCount: 0, left: false });
});

test('a gift answered by hand is answered; one whose answer was taken back is not', async () => {
  const [one, two] = [
    await makeGift(t.services.db, t.infoUuid),
    await makeGift(t.services.db, t.infoUuid),
  ];
  const byHand = { infoUuid: t.infoUuid, content: '谢谢！', orderId: one };
  await t.call(commentAdd, byHand, fresh(t.owner));
  expect(await unanswered()).toEqual([two]);
  await reply('gifts');
  const [answer] = await t.services.db
    .selectFrom('comments')
    .select('id')
    .where('biz_id', '=', two)
    .execute();
  await t.call(commentRemove, { commentId: answer?.id ?? '' }, fresh(t.owner));
  expect(await unanswered()).toEqual([two]);
  expect((await reply('gifts')).data.answeredCount).toBe(1);
  expect(await thread(two)).toEqual([{ content: thanks, user_id: t.ownerUserId }]);
});

test('comments of others are answered in their threads; givers and writers are told', async () => {
  const said = await t.call(commentAdd, { infoUuid: t.infoUuid, content: '加油' }, fresh(t.other));
  expect((await reply('comments')).data).toEqual({ answeredCount: 1, left: false });
  expect(await findUnansweredComments(t.services.db, asked())).toEqual([]);
  const answer = await t.services.db
    .selectFrom('comments')
    .select(['content', 'biz_type'])
    .where('parent_id', '=', said.data.commentId)
    .execute();
  expect(answer).toEqual([{ content: thanks, biz_type: 'case' }]);
  const told = t.services.db
    .selectFrom('notices')
    .select('kind')
    .where('user_id', '=', t.otherUserId);
  expect(await told.execute()).toEqual([{ kind: 'commentAnswered' }]);
});

test("someone else's case is as an absent one, and a closed one takes no answers", async () => {
  expect((await reply('gifts', undefined, t.other)).status).toBe(404);
  await t.begin({ status: 'FINISHED', end_reason: 203 });
  await makeGift(t.services.db, t.infoUuid);
  expect((await reply('gifts')).refusal?.reason).toBe('commentsClosed');
});
