import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { findResult } from '#src/server/discussions/find-discussion.ts';
import {
  openWithdrawingServer,
  staff,
  type WithdrawingServer,
} from '../../support/test-withdrawing.ts';
import {
  addDonor,
  content,
  explain,
  judge,
  openOn,
  passDue,
  publishOn,
  rowOf,
  vote,
} from './discuss.ts';

let t: WithdrawingServer;
let caseId: string;
beforeAll(async () => {
  t = await openWithdrawingServer();
});
beforeEach(async () => {
  caseId = await t.addFundedCase(9000);
});
afterEach(() => t.expectMoneyRight());
afterAll(() => t.close());

test('staff decide only where the clock has come, and a step that is not next changes nothing', async () => {
  const { discussionId } = await openOn(t, caseId);
  const refused = { reason: 'discussionNotOpen' };
  const publish = () => t.decide('discussion', discussionId, { by: staff.reviewer });
  await expect(publish()).rejects.toMatchObject(refused);
  await expect(judge(t, discussionId, { by: staff.second, keeps: true })).rejects.toMatchObject(
    refused,
  );
  await explain(t, caseId);
  await expect(judge(t, discussionId, { by: staff.second, keeps: false })).rejects.toMatchObject(
    refused,
  );
  await publish();
  await expect(publish()).rejects.toMatchObject(refused);
  await expect(explain(t, caseId, `${content}!`)).rejects.toMatchObject(refused);
  await passDue(t, discussionId);
  await expect(
    judge(t, discussionId, { by: staff.second, turn: 2, keeps: true }),
  ).rejects.toMatchObject(refused);
  await expect(
    judge(t, discussionId, { by: staff.second, keeps: true, words: ' ' }),
  ).rejects.toMatchObject({ fields: { words: 'required' } });
  expect((await rowOf(t, discussionId)).status).toBe(4);
});

test('a family that says nothing is decided without it, but late words still count', async () => {
  const { discussionId } = await openOn(t, caseId);
  await passDue(t, discussionId);
  expect(await t.openTasks()).toContain(`discussion ${discussionId}+verdict1`);
  await explain(t, caseId);
  const open = await t.openTasks();
  expect(open).toContain(`discussion ${discussionId}`);
  expect(open).not.toContain(`discussion ${discussionId}+verdict1`);
  await t.decide('discussion', discussionId, {
    ...{ by: staff.reviewer, decision: 'refuse', words: '请附上记录。' },
  });
  await passDue(t, discussionId);
  await judge(t, discussionId, { by: staff.second, keeps: false });
  await expect(explain(t, caseId, `${content}!`)).rejects.toMatchObject({
    reason: 'discussionNotOpen',
  });
});

test('who voted or decided before does not decide, and a third decides where two disagree', async () => {
  const { discussionId } = await publishOn(t, caseId);
  const donor = await addDonor(t, caseId);
  await vote(t, { discussionId, userId: donor, option: 'doubt' });
  await passDue(t, discussionId);
  const say = (by: string, turn: 1 | 2 | 3, keeps: boolean) =>
    judge(t, discussionId, { by, turn, keeps });
  await expect(say(donor, 1, true)).rejects.toMatchObject({ reason: 'ownTask' });
  await expect(say(`owner-${caseId}`, 1, true)).rejects.toMatchObject({ reason: 'ownTask' });
  await say(staff.reviewer, 1, false);
  await expect(say(staff.reviewer, 2, false)).rejects.toMatchObject({
    reason: 'secondPersonNeeded',
  });
  expect(await findResult(t.services.db, caseId)).toBeNull();
  await say(staff.second, 2, true);
  expect((await rowOf(t, discussionId)).status).toBe(4);
  await say(staff.third, 3, true);
  const result = await findResult(t.services.db, caseId);
  expect(result?.reasons.map(({ outcome }) => outcome)).toEqual(['returned', 'kept', 'kept']);
  expect(result?.counts).toEqual({ trust: 0, doubt: 1 });
});
