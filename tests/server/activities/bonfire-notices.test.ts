import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { heedEnd } from '#src/server/activities/bonfire/wait-for-end.ts';
import { fromJson } from '#src/server/db/json.ts';
import { takeGiftBack } from '#src/shared/refunds/gift/calls.ts';
import { openRefundDesk } from '../../support/test-refunds.ts';
import { type BonfireDesk, openBonfireDesk } from './bonfire-desk.ts';

let t: BonfireDesk;
let caseId: string;
beforeAll(async () => {
  t = await openBonfireDesk();
});
beforeEach(async () => {
  caseId = await t.addCase();
});
afterEach(() => t.expectMoneyRight());
afterAll(() => t.close());

const hourMs = 3_600_000;

/** Answers who was told what of bonfires of the case, and with which numbers. */
async function toldOf(kind: string) {
  const rows = await t.services.db
    .selectFrom('notices')
    .select(['user_id as userId', 'params'])
    .where('case_id', '=', caseId)
    .where('kind', '=', kind)
    .orderBy('created_at')
    .orderBy('subject_id')
    .execute();
  return rows.map(({ userId, params }) => ({ userId, ...fromJson<object>(params) }));
}

async function peopleOf(bonfireUuid: string) {
  const rows = await t.services.db
    .selectFrom('bonfire_members')
    .select('user_id as userId')
    .where('bonfire_id', '=', bonfireUuid)
    .orderBy('place')
    .execute();
  return rows.map(({ userId }) => userId);
}

test('the starter hears of who joins, the team and the family of each step, once', async () => {
  await openRefundDesk(t).then(({ ownerOf }) => ownerOf(caseId));
  await t.light({ cases: caseId });
  const { bonfireUuid, token } = await t.started(caseId);
  expect(await toldOf('bonfireJoined')).toEqual([]);
  const second = await t.joined(bonfireUuid);
  // Sent twice, it is one.
  await t.join(bonfireUuid, second);
  const [starter = '', other = ''] = await peopleOf(bonfireUuid);
  expect(await toldOf('bonfireJoined')).toEqual([{ userId: starter, members: 2 }]);
  await t.giveAs(caseId, 500, token);
  expect(await toldOf('bonfireReached')).toEqual([]);
  await t.giveAs(caseId, 500, second);
  const step = { amountInFen: 1000, members: 2 };
  const reached = await toldOf('bonfireReached');
  expect(reached.map(({ userId }) => userId).sort()).toEqual([starter, other].sort());
  expect(reached[0]).toMatchObject(step);
  const { ownerUserId } = await t.services.db
    .selectFrom('cases')
    .select('owner_user_id as ownerUserId')
    .where('id', '=', caseId)
    .executeTakeFirstOrThrow();
  expect(await toldOf('bonfireBrought')).toEqual([{ userId: ownerUserId, ...step }]);
});

test('a team whose time is over hears what it brought that is still there', async () => {
  await t.light({ cases: caseId });
  const { bonfireUuid, token } = await t.started(caseId);
  await t.giveAs(caseId, 500, token);
  const second = await t.joined(bonfireUuid);
  const { orderId } = await t.giveAs(caseId, 500, second);
  await t.call(takeGiftBack, { orderId }, { token: second });
  t.setNow(t.services.now() + 48 * hourMs);
  const end = () => heedEnd(t.services.db, { bonfireId: bonfireUuid }, t.services.now());
  await Promise.all([end(), end()]);
  const ended = await toldOf('bonfireEnded');
  expect(ended.map(({ userId }) => userId).sort()).toEqual((await peopleOf(bonfireUuid)).sort());
  expect(ended[0]).toMatchObject({ amountInFen: 0 });
});

test('a team that reached its last step is not told that its time is over', async () => {
  await t.light({ cases: caseId, ladder: '2:1000' });
  const { bonfireUuid, token } = await t.started(caseId);
  await t.giveAs(caseId, 500, token);
  await t.giveAs(caseId, 500, await t.joined(bonfireUuid));
  t.setNow(t.services.now() + 48 * hourMs);
  await heedEnd(t.services.db, { bonfireId: bonfireUuid }, t.services.now());
  expect(await toldOf('bonfireEnded')).toEqual([]);
  expect((await toldOf('bonfireReached')).length).toBe(2);
});
