import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { findQueueOverview } from '#src/server/desk/tasks/find-queue-overview.ts';
import { findTaskView } from '#src/server/desk/tasks/find-task-view.ts';
import { findTasks } from '#src/server/desk/tasks/find-tasks.ts';
import { csvTable } from '#src/server/platform/csv-table.ts';
import { findTrail } from '#src/server/review/find-trail.ts';
import { openTask } from '#src/server/review/open-task.ts';
import * as operation from '#src/shared/desk/calls.ts';
import { deskFindMobile } from '#src/shared/desk/cases/calls.ts';
import * as calls from '#src/shared/review/calls.ts';
import { queueTargetHours } from '#src/shared/review/queue-names.ts';
import { makeCase, makeGift } from '../../support/case-factory.ts';
import { addStaff, as, openTestTask } from '../../support/test-staff.ts';
import { openTaskDesk, type TaskDesk } from './task-desk.ts';

let t: TaskDesk;
beforeAll(async () => {
  t = await openTaskDesk();
});
afterAll(() => t.close());

const overview = async () => {
  const staff = { userId: t.reviewer.userId, roles: ['reviewer'] as const };
  const queues = await findQueueOverview(t.services.db, staff, t.services.now());
  return queues.find(({ queue }) => queue === 'verification');
};

test('a queue says how many wait, since when, and when its clock runs over', async () => {
  expect(await overview()).toMatchObject({ waiting: 0, oldestAt: null, late: false, own: true });
  const openedAt = t.services.now();
  const { taskId } = await t.complain();
  await t.call(calls.deskClaim, { taskId }, as(t.reviewer));
  expect(await overview()).toMatchObject({ waiting: 1, mine: 1, oldestAt: openedAt, late: false });
  t.setNow(openedAt + queueTargetHours.verification * 3_600_000);
  expect(await overview()).toMatchObject({ waiting: 1, mine: 0, late: true });
});

test('what waits for oneself comes first, what is urgent before what is due', async () => {
  const staff = { userId: t.reviewer.userId, roles: ['reviewer'] as const };
  const { db } = t.services;
  const opened = { caseId: null, submittedBy: null, now: t.services.now() };
  await inTransaction(db, async (trx) => {
    await openTask(trx, { ...opened, queue: 'report', subjectId: 'one' });
    await openTask(trx, { ...opened, queue: 'drawPublic', subjectId: 'two', urgent: true });
    await openTask(trx, { ...opened, queue: 'payout', subjectId: 'three', urgent: true });
  });
  const queues = await findQueueOverview(db, staff, t.services.now());
  const waiting = queues.filter((one) => one.waiting > 0).map(({ queue }) => queue);
  expect(waiting).toEqual(['drawPublic', 'verification', 'report', 'payout']);
  const isOwn = queues.map(({ own }) => own);
  expect(isOwn).toEqual([...isOwn].sort((one, other) => Number(other) - Number(one)));
});

test('a long queue is read page by page, each task once and in order', async () => {
  for (let count = 0; count < 25; count += 1) await t.complain();
  const first = await findTasks(t.services.db, {
    queue: 'verification',
    anchorId: '',
    locale: 'zh-CN',
  });
  const { anchorId } = first;
  const second = await findTasks(t.services.db, {
    queue: 'verification',
    anchorId,
    locale: 'zh-CN',
  });
  const ids = [...first.list, ...second.list].map(({ taskId }) => taskId);
  expect([new Set(ids).size, first.hasNext, second.hasNext]).toEqual([26, true, false]);
});

test('only what was refused before counts as handed in again', async () => {
  const { taskId: first, verifyId, caseId } = await t.complain();
  const submittedBy = (await addStaff(t)).userId;
  const timesOf = async (taskId: string) => {
    const staff = { ...t.reviewer, roles: ['reviewer'] as const };
    const task = await findTaskView(t.services, { taskId, staff, locale: 'en' }, t.services.now());
    return task?.timesHandedIn;
  };
  const handIn = () => openTestTask(t, { subjectId: verifyId, caseId, submittedBy });
  await handIn();
  expect(await timesOf(first)).toBe(1);
  await t.call(calls.deskClaim, { taskId: first }, as(t.reviewer));
  const refusal = { taskId: first, revision: 2, decision: 'refuse', words: '投诉属实' } as const;
  await t.call(calls.deskDecide, refusal, as(t.reviewer));
  t.setNow(t.services.now() + 60_000);
  const { taskId } = await handIn();
  expect([await timesOf(first), await timesOf(taskId)]).toEqual([1, 2]);
});

test('a person is found by the whole number, and every look is on the trail', async () => {
  const someone = await addStaff(t);
  const reason = '来电核实身份';
  const ask = (mobile: string) => t.call(deskFindMobile, { mobile, reason }, as(t.reviewer));
  const found = await ask(someone.mobile);
  expect(JSON.stringify(found.data)).not.toContain(someone.mobile);
  expect(found.data.mobileMasked).toMatch(/^\d{3}\*{4}\d{4}$/);
  expect((await ask('19999999999')).status).toBe(404);
  const { list } = await findTrail(t.services.db, { anchorId: '', staffUserId: t.reviewer.userId });
  const looks = list.filter(({ act }) => act === 'searchMobile');
  expect(looks.map((row) => row.reason)).toEqual([reason, reason]);
  expect(JSON.stringify(looks)).not.toContain(someone.mobile);
});

test('the trail is read backwards in pages, of one person or one case', async () => {
  const all = await findTrail(t.services.db, { anchorId: '', size: 2 });
  const next = await findTrail(t.services.db, { anchorId: all.anchorId, size: 2 });
  const positions = [...all.list, ...next.list].map(({ position }) => position);
  expect(positions).toEqual([...positions].sort((a, b) => b - a));
  const none = await findTrail(t.services.db, { anchorId: '', caseId: 'nothing' });
  expect(none.list).toEqual([]);
});

test('the month’s report counts and sums the ledger in China’s calendar', async () => {
  await makeGift(t.services.db, (await makeCase(t.services.db)).id);
  const address = `${operation.deskReport.path}?month=2026-11`;
  const report = await t.request(address, { headers: headersOf(t.releaser.token) });
  expect(report.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(report.headers.get('content-disposition')).toContain('warmlight-2026-11.csv');
  const text = await report.text();
  expect(text).toMatch(/"捐款到账",1,\d+/);
  const empty = await t.request(address.replace('2026-11', '2026-10'), {
    headers: headersOf(t.releaser.token),
  });
  expect(await empty.text()).not.toContain('捐款到账');
});

const headersOf = (token: string) => ({ authorization: `Bearer ${token}` });

test('no cell of a table runs as a formula, and quotes stay inside their cell', () => {
  const cells = ['=1+1', '+1', '-1', '@SUM(A1)', '\tx', 'say "hi", then\ngo', '好'];
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(csvTable([cells, [-5]]))).toBe(
    `\ufeff"'=1+1","'+1","'-1","'@SUM(A1)","'\tx","say ""hi"", then\ngo","好"\r\n-5\r\n`,
  );
});
