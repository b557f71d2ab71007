import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#src/server/platform/keys.ts';
import { commentAdd, commentGet, commentRemove } from '#src/shared/comments/calls.ts';
import { progressAdd } from '#src/shared/progress/calls.ts';
import * as calls from '#src/shared/review/calls.ts';
import { deskDecideMany } from '#src/shared/review/many/calls.ts';
import { manyAtOnce, queuesOfMany } from '#src/shared/review/many/queues-of-many.ts';
import { makeCase } from '../../support/case-factory.ts';
import { addStaff, as, type Staff } from '../../support/test-staff.ts';
import { fresh } from '../progress/post-desk.ts';
import { openTaskDesk, type TaskDesk } from './task-desk.ts';

let t: TaskDesk;
beforeAll(async () => {
  t = await openTaskDesk();
});
afterAll(() => t.close());

async function hiddenComment(author?: Staff) {
  const owner = author ?? (await addStaff(t));
  const { id: infoUuid } = await makeCase(t.services.db, { owner_user_id: owner.userId });
  const said = { infoUuid, content: `什么时候公布费用单 ${newId()}` };
  const { commentId } = (await t.call(commentAdd, said, as(await addStaff(t)))).data;
  await t.call(commentRemove, { commentId }, as(owner));
  const shown = async () => (await t.call(commentGet, { infoUuid })).data.list.length;
  return { taskId: await taskOf(commentId), infoUuid, shown };
}

async function taskOf(subjectId: string): Promise<string> {
  const { id } = await t.services.db
    .selectFrom('review_tasks')
    .select('id')
    .where('subject_id', '=', subjectId)
    .executeTakeFirstOrThrow();
  return id;
}

const decide = (
  tasks: readonly { taskId: string; revision?: number }[],
  more: object = {},
  by = t.reviewer,
) => {
  const chosen = tasks.map(({ taskId, revision = 1 }) => `${taskId}.${revision}`).join(',');
  const asked = { queue: 'comment', decision: 'refuse', words: '问得有道理', ...more };
  return t.call(deskDecideMany, { ...asked, tasks: chosen } as never, as(by));
};

const actsOn = (taskIds: readonly string[]) =>
  t.services.db
    .selectFrom('audit_trail')
    .innerJoin('review_tasks', 'review_tasks.subject_id', 'audit_trail.subject_id')
    .select(['review_tasks.id', 'act'])
    .where('review_tasks.id', 'in', taskIds)
    .where('act', '=', 'refuse')
    .execute();

test('many are decided with one act, each with a row of its own on the trail; twice is once', async () => {
  const all = [await hiddenComment(), await hiddenComment(), await hiddenComment()];
  for (const _time of ['sent', 'sent again']) {
    const { data } = await decide(all);
    expect(data.list).toEqual(all.map(({ taskId }) => ({ taskId, refusedBy: null })));
  }
  for (const { shown } of all) expect(await shown()).toBe(1);
  const acts = await actsOn(all.map(({ taskId }) => taskId));
  expect(acts.map(({ id }) => id).sort()).toEqual(all.map(({ taskId }) => taskId).sort());
});

test('one that cannot be decided says why, and the others are decided', async () => {
  const [free, held, changed, own] = [
    await hiddenComment(),
    await hiddenComment(),
    await hiddenComment(),
    await hiddenComment(t.reviewer),
  ];
  await t.call(calls.deskClaim, { taskId: held.taskId }, as(t.other));
  const asked = [held, { ...changed, revision: 2 }, free, own, { taskId: newId() }];
  const { data } = await decide(asked);
  const reasons = data.list.map(({ refusedBy }) => refusedBy);
  expect(reasons).toEqual(['taskNotHeld', 'taskChanged', null, 'ownTask', 'notFound']);
  expect([await held.shown(), await changed.shown(), await free.shown()]).toEqual([0, 0, 1]);
  expect((await decide([free], { decision: 'pass' })).data.list).toMatchObject([
    { refusedBy: 'taskDecided' },
  ]);
});

test('what alarms is looked at by itself, and stays free', async () => {
  const owner = await addStaff(t);
  const { id: infoUuid } = await makeCase(t.services.db, { owner_user_id: owner.userId });
  const handIn = async (content: string) => {
    const { data } = await t.call(progressAdd, { infoUuid, content }, fresh(owner.token));
    return { taskId: await taskOf(data.progressId), postId: data.progressId };
  };
  const quiet = await handIn('今天退烧了，谢谢大家一直惦记。');
  const telling = await handIn('缴费单号看下面，谢谢大家。');
  const content = '有事请打 13712345678 找我们。';
  await t.services.db
    .updateTable('progress_posts')
    .set({ content })
    .where('id', '=', telling.postId)
    .execute();
  const { data } = await decide([telling, quiet], { queue: 'post', decision: 'pass', words: '' });
  expect(data.list.map(({ refusedBy }) => refusedBy)).toEqual(['lookAlone', null]);
  const claim = await t.call(calls.deskClaim, { taskId: telling.taskId }, as(t.other));
  expect(claim.status).toBe(200);
});

test('money, cases, strangers and empty words are refused whole', async () => {
  const one = await hiddenComment();
  expect(queuesOfMany).toEqual(['post', 'comment', 'wish']);
  for (const queue of ['payout', 'refund', 'base', 'drawPublic', 'objection', 'fundUse']) {
    expect((await decide([one], { queue })).status, queue).toBe(400);
  }
  expect((await decide([one], {}, t.releaser)).code).toBe(40300);
  expect((await decide([one], { words: '' })).status).toBe(400);
  expect((await decide([])).status).toBe(400);
  const tooMany = Array.from({ length: manyAtOnce + 1 }, () => ({ taskId: newId() }));
  expect((await decide(tooMany)).status).toBe(400);
  expect(await one.shown()).toBe(0);
});

test('two of the staff who send the same tasks at once decide each once', async () => {
  const all = [await hiddenComment(), await hiddenComment()];
  const answers = await Promise.all([decide(all), decide(all, {}, t.other)]);
  for (const [index, { taskId }] of all.entries()) {
    const said = answers.map(({ data }) => data.list[index]?.refusedBy);
    expect(
      said.filter((reason) => reason === null),
      taskId,
    ).toHaveLength(1);
  }
  expect(await actsOn(all.map(({ taskId }) => taskId))).toHaveLength(2);
});
