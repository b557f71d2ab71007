import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { findQueue } from '#src/server/desk/tasks/queues.ts';
import { newId } from '#src/server/platform/keys.ts';
import { activityApply } from '#src/shared/activities/apply/calls.ts';
import { messageList } from '#src/shared/notices/calls.ts';
import { openRefundDesk } from '../../support/test-refunds.ts';
import { type MatchingDesk, openMatchingDesk } from './matching-desk.ts';

let t: MatchingDesk;
let activityId: string;
let asking: string;
let owner: string;
beforeAll(async () => {
  t = await openMatchingDesk();
});
beforeEach(async () => {
  activityId = await t.run({ cases: await t.addCase() });
  asking = await t.addCase();
  owner = await (await openRefundDesk(t)).ownerOf(asking);
});
afterEach(() => t.expectMoneyRight());
afterAll(() => t.close());

const apply = (asked = { infoUuid: asking, activityId }, token = owner) =>
  t.call(activityApply, asked, { token });
const decide = async (decision: 'pass' | 'refuse', words = '') => {
  const { id } = await t.services.db
    .selectFrom('activity_applications')
    .select('id')
    .where('case_id', '=', asking)
    .where('status', '=', 'APPLYING')
    .executeTakeFirstOrThrow();
  const { userId: staffUserId } = t.administrator;
  const decided = { subjectId: id, decision, words, refusals: {}, staffUserId };
  return inTransaction(t.services.db, async (trx) =>
    findQueue('activityApply')?.decide(trx, { ...decided, now: t.services.now() }, t.services),
  );
};
const give = async () => t.matchOf((await t.giveAs(asking, 500, await t.donor())).orderId);

test('a family asks once, staff take it in, and its gifts are matched from then on', async () => {
  expect((await apply()).data).toEqual({ applyStatus: 'APPLYING' });
  expect((await apply()).data).toEqual({ applyStatus: 'APPLYING' });
  expect(await give()).toBe(0);
  const other = await t.run({ cases: await t.addCase() });
  const elsewhere = await apply({ infoUuid: asking, activityId: other });
  expect(elsewhere.refusal?.reason).toBe('activityAsked');
  await decide('pass', '资助方同意');
  expect(await give()).toBe(500);
  expect((await apply()).refusal?.reason).toBe('caseInActivity');
  await expect(decide('pass')).rejects.toThrow();
  await t.runJobs();
  const { data } = await t.call(messageList, { anchorId: '' }, { token: owner });
  expect(data.list[0]).toMatchObject({ kind: 'activityAnswered', infoUuid: asking });
});

test('a refusal says why, and the family may ask again', async () => {
  await apply();
  await decide('refuse', '协议只含罕见病');
  expect(await give()).toBe(0);
  const row = await t.services.db
    .selectFrom('activity_applications')
    .select(['status', 'words'])
    .where('case_id', '=', asking)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ status: 'APPLY_FAIL', words: '协议只含罕见病' });
  expect((await apply()).data).toEqual({ applyStatus: 'APPLYING' });
});

test('what is over, unknown or not the own is refused, and a closed case is not taken in', async () => {
  expect((await apply(undefined, await t.donor())).status).toBe(404);
  const unknown = await apply({ infoUuid: asking, activityId: newId() });
  expect(unknown.status).toBe(404);
  await apply();
  await t.turn(activityId, 'end').by(t.releaser);
  await expect(decide('pass')).rejects.toMatchObject({ reason: 'activityStateRefuses' });
  await decide('refuse', '活动已结束');
  expect((await apply()).refusal?.reason).toBe('activityStateRefuses');
});
