import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '#src/server/platform/keys.ts';
import { findOwedUse } from '#src/server/progress/find-owed-use.ts';
import * as calls from '#src/shared/progress/calls.ts';
import { testNow } from '../../support/test-house.ts';
import { fresh, openPostDesk, type PostDesk, words } from './post-desk.ts';

let t: PostDesk;
beforeAll(async () => {
  t = await openPostDesk();
});
beforeEach(() => t.begin({ status: 'FINISHED', end_reason: 102 }));
afterAll(() => t.close());

/** A payout of the case that owes a word on its use. */
async function payOut(dueAt = testNow + 1): Promise<string> {
  const id = newId();
  const { db } = t.house;
  await db
    .insertInto('withdrawals')
    .values({
      ...{ id, case_id: t.infoUuid, applicant_user_id: t.ownerUserId, amount_in_fen: 50_000 },
      ...{ purpose: '化疗', plan: '住院费', status: 'PAID' as const },
      ...{ created_at: testNow, updated_at: testNow },
    })
    .execute();
  const owed = { withdrawal_id: id, case_id: t.infoUuid, due_at: dueAt, created_at: testNow };
  const untold = { reminded_at: null, overdue_told_at: null, post_id: null, shown_at: null };
  await db
    .insertInto('fund_uses')
    .values({ ...owed, ...untold })
    .execute();
  return id;
}

const add = (more: Record<string, string> = {}) => {
  const input = { infoUuid: t.infoUuid, content: words, type: 'fundUse' as const, ...more };
  return t.call(calls.progressAdd, input, fresh(t.owner));
};
const owed = async () =>
  (await findOwedUse(t.house.db, t.infoUuid)).map(({ withdrawalId }) => withdrawalId);

test('without a payout that owes one, a fund-use post is refused', async () => {
  const { status, refusal } = await add();
  expect([status, refusal?.reason]).toEqual([409, 'fundUseNotOwed']);
  expect((await add({ withdrawalId: newId() })).refusal?.reason).toBe('fundUseNotOwed');
});

test('it tells of the one that is due first, or of the one it names', async () => {
  const [late, soon] = [await payOut(testNow + 9), await payOut(testNow + 5)];
  expect(await owed()).toEqual([soon, late]);
  const { data } = await add({ withdrawalId: late });
  expect(data).toMatchObject({ type: 'fundUse', amountInFen: 50_000 });
  expect(await owed()).toEqual([soon]);
  expect((await add()).status).toBe(200);
  expect(await owed()).toEqual([]);
});

test('many at the same moment tell of one payout once', async () => {
  await payOut();
  const sent = await Promise.all([add(), add(), add()]);
  expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
});

test('passed, the payout owes nothing; another case gives no payout to tell of', async () => {
  const withdrawalId = await payOut();
  const { data } = await add();
  await t.decide(data.progressId, undefined, 'fundUse');
  const row = await t.house.db
    .selectFrom('fund_uses')
    .select(['post_id', 'shown_at'])
    .where('withdrawal_id', '=', withdrawalId)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ post_id: data.progressId, shown_at: t.house.now() });
  await t.begin({ status: 'FINISHED', end_reason: 102 });
  expect((await add({ withdrawalId })).refusal?.reason).toBe('fundUseNotOwed');
});
