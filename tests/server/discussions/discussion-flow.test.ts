import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { actOnCase } from '#src/server/desk/cases/act-on-case.ts';
import { findQueue } from '#src/server/desk/tasks/queues.ts';
import { findDiscussion, findResult } from '#src/server/discussions/find-discussion.ts';
import {
  getDiscussionContent,
  getDiscussionStatus,
  submitDiscussion,
} from '#src/shared/discussions/calls.ts';
import { makeReport } from '../../support/comment-factory.ts';
import {
  openWithdrawingServer,
  staff,
  type WithdrawingServer,
} from '../../support/test-withdrawing.ts';
import { content, explain, judge, openOn, passDue, publishOn, reasons } from './discuss.ts';

let t: WithdrawingServer;
let caseId: string;
let token: string;
beforeAll(async () => {
  t = await openWithdrawingServer();
});
beforeEach(async () => {
  ({ infoUuid: caseId, token } = await t.addOwnedCase(9000));
});
afterEach(() => t.expectMoneyRight());
afterAll(() => t.close());

const act = () =>
  actOnCase(
    t.services,
    {
      ...{ infoUuid: caseId, act: 'openDiscussion', reason: '请说明住院记录的日期。' },
      ...{ warning: '', staffUserId: staff.administrator },
    },
    t.services.now(),
  );
const statusNow = async () => (await t.call(getDiscussionStatus, { infoUuid: caseId })).data.status;
const send = (said = content) =>
  t.call(submitDiscussion, { infoUuid: caseId, content: said }, { token });
const kindsTold = async () =>
  (
    await t.services.db
      .selectFrom('notices')
      .select('kind')
      .where('case_id', '=', caseId)
      .where('user_id', '=', `owner-${caseId}`)
      .where('kind', 'like', 'discussion%')
      .orderBy('kind')
      .execute()
  ).map(({ kind }) => kind);

test('staff open it only after a report or a doubt, and one at a time', async () => {
  expect(await statusNow()).toBe(0);
  await expect(act()).rejects.toMatchObject({ reason: 'nothingToDiscuss' });
  await makeReport(t.services.db, caseId);
  await act();
  expect(await statusNow()).toBe(1);
  await expect(act()).rejects.toMatchObject({ reason: 'discussionOpen' });
  const trail = await t.services.db
    .selectFrom('audit_trail')
    .select('act')
    .where('case_id', '=', caseId)
    .execute();
  expect(trail).toEqual([{ act: 'openDiscussion' }]);
});

test('from the question to the end: each step is told, and only what is published is public', async () => {
  const { discussionId } = await openOn(t, caseId);
  const read = async () => (await t.call(getDiscussionContent, { infoUuid: caseId })).data?.content;
  expect((await send()).data).toEqual({ status: 2 });
  expect((await send()).data).toEqual({ status: 2 });
  expect(await read()).toBeUndefined();
  expect((await send(`${content}又一次。`)).refusal?.reason).toBe('discussionNotOpen');
  await t.decide('discussion', discussionId, {
    ...{ by: staff.reviewer, decision: 'refuse', words: '请附上本月的记录。' },
  });
  expect(await statusNow()).toBe(3);
  await explain(t, caseId, `${content}附上了。`);
  await t.decide('discussion', discussionId, { by: staff.reviewer });
  expect(await statusNow()).toBe(4);
  expect(await read()).toBe(`${content}附上了。`);
  await passDue(t, discussionId);
  expect(await t.openTasks()).toContain(`discussion ${discussionId}+verdict1`);
  await judge(t, discussionId, { by: staff.second, keeps: true });
  expect(await statusNow()).toBe(5);
  expect(await findResult(t.services.db, caseId)).toMatchObject({
    ...{ outcome: 'kept', reasons: [{ outcome: 'kept', words: reasons }], refunds: false },
  });
  expect(await kindsTold()).toEqual([
    ...['discussionEnded', 'discussionOpened', 'discussionPublic', 'discussionRefused'],
  ]);
  await openOn(t, caseId);
  expect(await statusNow()).toBe(1);
});

test('nobody else explains, and no number of a person is published', async () => {
  await openOn(t, caseId);
  const other = await t.addOwnedCase(0);
  const asOther = { token: other.token };
  const sent = await t.call(submitDiscussion, { infoUuid: caseId, content }, asOther);
  expect(sent.status).toBe(404);
  const told = await send('我的身份证是 110101199003070070，请大家放心，情况属实，谢谢。');
  expect(told.refusal?.fields).toHaveProperty('content');
  expect((await send('太短')).refusal?.fields).toHaveProperty('content');
});

test('the desk shows what it needs, in both languages', async () => {
  const { discussionId } = await publishOn(t, caseId);
  await passDue(t, discussionId);
  for (const locale of ['zh-CN', 'en'] as const) {
    const subject = await findQueue('discussion')?.find(
      t.services,
      `${discussionId}+verdict1`,
      locale,
    );
    expect(subject?.fields.map(({ name }) => name)).toEqual([
      ...['reason', 'content', 'papers', 'votes'],
    ]);
    expect(subject?.checks.map(({ level }) => level)).toEqual(['amber', 'green', 'green']);
  }
});

test('of a case that is not public nothing is told', async () => {
  await openOn(t, caseId);
  await t.services.db
    .updateTable('cases')
    .set({ status: 'SUBMITTED' })
    .where('id', '=', caseId)
    .execute();
  expect((await t.call(getDiscussionStatus, { infoUuid: caseId })).status).toBe(404);
  await expect(findDiscussion(t.services.db, { caseId, userId: undefined })).rejects.toMatchObject({
    reason: 'notFound',
  });
});
