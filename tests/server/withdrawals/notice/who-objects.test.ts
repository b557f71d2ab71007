import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { findQueue } from '#src/server/desk/tasks/queues.ts';
import { newId } from '#src/server/platform/keys.ts';
import { findOwnObjections } from '#src/server/withdrawals/notice/find-own-objections.ts';
import { orderAdd } from '#src/shared/donations/calls.ts';
import { payChannels } from '#src/shared/donations/pay-channels.ts';
import { deskClaim, deskClaimNext, deskDecide } from '#src/shared/review/calls.ts';
import { queueTargetHours } from '#src/shared/review/queue-names.ts';
import { drawList, publicMessage } from '#src/shared/withdrawals/calls.ts';
import { drawObjection, drawReply } from '#src/shared/withdrawals/objections/calls.ts';
import { goodAccount } from '../../../support/funded-case.ts';
import { actsOf, addStaff, as, type Staff } from '../../../support/test-staff.ts';
import {
  openWithdrawingServer,
  type WithdrawingServer,
} from '../../../support/test-withdrawing.ts';

let t: WithdrawingServer;
let infoUuid: string;
let token: string;
let drawId: string;
let reviewer: Staff;
let others: Staff[];
beforeAll(async () => {
  t = await openWithdrawingServer();
  reviewer = await addStaff(t, 'reviewer');
  others = [await addStaff(t, 'reviewer'), await addStaff(t, 'administrator')];
});
beforeEach(async () => {
  ({ infoUuid, token } = await t.addOwnedCase(9000));
  drawId = await t.apply(infoUuid, { amountInFen: 4000, instalments: 2, stopRaise: false });
  await t.decide('drawPublic', drawId, { by: reviewer.userId });
});
afterEach(() => t.expectMoneyRight());
afterAll(() => t.close());

const content = '据我所知，这位患者已经出院了。';
const object = (by: { token: string }, position = 0) =>
  t.call(drawObjection, { drawId, content, position }, as(by));

async function giver(): Promise<Staff> {
  const donor = await addStaff(t);
  const gift = { infoUuid, amountInFen: 500, payChannel: payChannels.alipayWap };
  const { data } = await t.call(orderAdd, gift, { ...as(donor), idempotencyKey: newId() });
  await t.atCashier(data.tradeNo, 'pay');
  await t.bank.deliverDue();
  return donor;
}

const shown = async () => (await t.call(publicMessage, { infoUuid })).data.list[0];
const taskOf = async (queue: 'objection') =>
  (await t.services.db
    .selectFrom('review_tasks')
    .select(['id', 'revision'])
    .where('queue', '=', queue)
    .where('case_id', '=', infoUuid)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()) as { id: string; revision: number };

test('a donor, and whoever the case pays, object; what anyone else says only staff read', async () => {
  expect((await object(await giver())).data).toEqual({ as: 'objection' });
  const payee = { token: await t.signIn(goodAccount.kind === 'person' ? goodAccount.mobile : '') };
  expect((await object(payee)).data).toEqual({ as: 'objection' });
  const stranger = await addStaff(t);
  expect((await object(stranger)).data).toEqual({ as: 'report' });
  expect((await object(stranger)).code).toBe(40940);
  expect((await object({ token })).code).toBe(40997);
  expect(await shown()).toMatchObject({ objections: [], unreadObjections: 2 });
});

test('who objects reads by when the next of staff answers', async () => {
  const donor = await giver();
  const caseId = infoUuid;
  const due = async ({ userId }: Staff) =>
    (await findOwnObjections(t.services.db, { caseId, userId }, t.services.now())).get(drawId);
  await object(donor);
  const hours = queueTargetHours.objection * 3_600_000;
  const dueAt = t.services.now() + hours;
  expect(await due(donor)).toEqual({ asked: 'first', dueAt });
  expect(await due(reviewer)).toBeUndefined();
  const { id: taskId } = await taskOf('objection');
  const [by] = others as [Staff];
  await t.call(deskClaim, { taskId }, as(by));
  const decision = { taskId, revision: 1, decision: 'pass', words: '已核实' } as const;
  await t.call(deskDecide, decision, as(by));
  expect(await due(donor)).toEqual({ asked: 'next', dueAt });
});

test('it is nobody’s to read before staff have; the family answers, and both are shown', async () => {
  const donor = await giver();
  await object(donor);
  const { data } = await t.call(drawList, { infoUuid }, { token });
  const [own] = data.list[0]?.objections ?? [];
  expect(own).toMatchObject({ content, objector: 'someone', familyWords: null });
  const objectionId = own?.objectionId ?? '';
  const reply = { objectionId, content: '上周转去了康复科，附上入院证明。' };
  expect((await t.call(drawReply, reply, as(donor))).status).toBe(404);
  expect((await t.call(drawReply, reply, { token })).status).toBe(200);
  const task = await taskOf('objection');
  // Nobody decides on the words as they were before.
  expect(task.revision).toBe(2);
  const subject = await findQueue('objection')?.find(t.services, objectionId, 'en');
  expect(subject?.fields).toContainEqual(
    expect.objectContaining({ name: 'family', value: reply.content }),
  );
  const [by] = others as [Staff];
  await t.call(deskClaim, { taskId: task.id }, as(by));
  const decision = { taskId: task.id, revision: 2, decision: 'pass', words: '已核实' } as const;
  await t.call(deskDecide, decision, as(by));
  expect(await shown()).toMatchObject({
    unreadObjections: 0,
    objections: [{ content, familyWords: reply.content, answers: [{ words: '已核实' }] }],
  });
});

test('who passed the withdrawal never takes its objection in hand; the trail says what was decided', async () => {
  const donor = await giver();
  await object(donor);
  const { id: taskId } = await taskOf('objection');
  expect((await t.call(deskClaim, { taskId }, as(reviewer))).code).toBe(40933);
  await t.services.db.deleteFrom('review_tasks').where('case_id', '<>', infoUuid).execute();
  expect((await t.call(deskClaimNext, { queue: 'objection' }, as(reviewer))).data).toBeNull();
  for (const by of others) {
    const task = await taskOf('objection');
    await t.call(deskClaim, { taskId: task.id }, as(by));
    const { id, revision } = task;
    const upheld = { taskId: id, revision, decision: 'refuse', words: '属实' } as const;
    expect((await t.call(deskDecide, upheld, as(by))).status).toBe(200);
    expect(await actsOf(t, by.userId)).toContain('uphold');
  }
  const told = await t.services.db
    .selectFrom('notices')
    .select(['kind', 'params'])
    .where('user_id', '=', donor.userId)
    .where('kind', 'like', 'objection%')
    .execute();
  expect(told).toEqual([{ kind: 'objectionUpheld', params: JSON.stringify({ words: '属实' }) }]);
});

test('of several payouts only the disputed one is held', async () => {
  const donor = await giver();
  expect((await object(donor, 3)).refusal?.fields).toHaveProperty('position');
  await object(donor, 2);
  t.setNow(t.services.now() + 24 * 3_600_000);
  await t.runDue();
  await t.release(drawId, 1);
  await t.runDue();
  expect(await t.payoutsOf(drawId)).toMatchObject([{ position: 1, status: 'SUCCESS' }]);
  await expect(t.release(drawId, 2)).rejects.toMatchObject({ reason: 'objectionOpen' });
});
