import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '#src/server/platform/keys.ts';
import { findHandedIn, findOwedUse } from '#src/server/progress/find-owed-use.ts';
import * as calls from '#src/shared/progress/calls.ts';
import { testNow } from '../../support/test-server.ts';
import { payOut } from './pay-out.ts';
import { fresh, openPostDesk, type PostDesk, words } from './post-desk.ts';

let t: PostDesk;
beforeAll(async () => {
  t = await openPostDesk();
});
beforeEach(() => t.begin({ status: 'FINISHED', end_reason: 102 }));
afterAll(() => t.close());

const add = (more: Record<string, string> = {}) => {
  const input = { infoUuid: t.infoUuid, content: words, type: 'fundUse' as const, ...more };
  return t.call(calls.progressAdd, input, fresh(t.owner));
};
const owed = async () =>
  (await findOwedUse(t.services.db, t.infoUuid)).map(({ payoutNo }) => payoutNo);

test('without a payout that owes one, a fund-use post is refused', async () => {
  const { status, refusal } = await add();
  expect([status, refusal?.reason]).toEqual([409, 'fundUseNotOwed']);
  expect((await add({ payoutNo: newId() })).refusal?.reason).toBe('fundUseNotOwed');
});

test('it tells of the one that is due first, or of the one it names', async () => {
  const [late, soon] = [await payOut(t, testNow + 9), await payOut(t, testNow + 5)];
  expect(await owed()).toEqual([soon, late]);
  const { data } = await add({ payoutNo: late });
  expect(data).toMatchObject({ type: 'fundUse', amountInFen: 49_000 });
  expect(await owed()).toEqual([soon]);
  expect((await add()).status).toBe(200);
  expect(await owed()).toEqual([]);
});

test('many at the same moment tell of one payout once', async () => {
  await payOut(t);
  const sent = await Promise.all([add(), add(), add()]);
  expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
});

test('passed, the payout owes nothing; another case gives no payout to tell of', async () => {
  const payoutNo = await payOut(t);
  const { data } = await add();
  await t.decide(data.progressId, undefined, 'fundUse');
  const row = await t.services.db
    .selectFrom('fund_uses')
    .select(['post_id', 'shown_at'])
    .where('payout_no', '=', payoutNo)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ post_id: data.progressId, shown_at: t.services.now() });
  await t.begin({ status: 'FINISHED', end_reason: 102 });
  expect((await add({ payoutNo })).refusal?.reason).toBe('fundUseNotOwed');
});

test.each([
  ['refunded', { status: 'FINISHED', end_reason: 203 }],
  ['stopped', { status: 'FINISHED', end_reason: 4 }],
  ['doubted', { display_status: 4 }],
] as const)('a %s case still shows, and mends, the use of what it was paid', async (_, columns) => {
  await t.begin(columns);
  await payOut(t);
  const { status, data } = await add();
  expect(status).toBe(200);
  await t.decide(data.progressId, { content: '请写明哪天交的费' }, 'fundUse');
  const mended = { progressId: data.progressId, content: `${words}票据齐了。` };
  expect((await t.call(calls.progressUpdate, mended, fresh(t.owner))).status).toBe(200);
  await t.decide(data.progressId, undefined, 'fundUse');
  const row = t.services.db.selectFrom('fund_uses').select('shown_at');
  expect(await row.where('case_id', '=', t.infoUuid).execute()).toEqual([
    { shown_at: t.services.now() },
  ]);
});

test('such a case takes no other post', async () => {
  await t.begin({ status: 'FINISHED', end_reason: 203 });
  const post = { infoUuid: t.infoUuid, content: words };
  const { refusal } = await t.call(calls.progressAdd, post, fresh(t.owner));
  expect(refusal?.reason).toBe('postsClosed');
});

test('what was handed in and waits keeps the day it was handed in, however often it changes', async () => {
  await payOut(t);
  const { data } = await add();
  const submittedAt = async () =>
    (
      await t.services.db
        .selectFrom('progress_posts')
        .select('submitted_at')
        .where('id', '=', data.progressId)
        .executeTakeFirstOrThrow()
    ).submitted_at;
  const first = await submittedAt();
  const mend = () => {
    const changed = { progressId: data.progressId, content: `${words}又改了一处。` };
    return t.call(calls.progressUpdate, changed, fresh(t.owner));
  };
  t.setNow(first + 9);
  expect((await mend()).status).toBe(200);
  expect(await submittedAt()).toBe(first);
  await t.decide(data.progressId, { content: '请写明哪天交的费' }, 'fundUse');
  expect((await mend()).status).toBe(200);
  expect(await submittedAt()).toBe(first + 9);
  t.setNow(testNow);
});

test('an account that was handed in is found with where it stands', async () => {
  await payOut(t);
  const { data } = await add();
  const found = await findHandedIn(t.services.db, t.infoUuid);
  expect(found).toEqual([{ progressId: data.progressId, amountInFen: 49_000, status: 4 }]);
});
