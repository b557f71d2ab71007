import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { findFigures } from '#src/server/desk/figures/find-figures.ts';
import { closeTask } from '#src/server/review/close-task.ts';
import { findTrail } from '#src/server/review/find-trail.ts';
import { deskFigures } from '#src/shared/desk/figures/calls.ts';
import type { QueueFigures } from '#src/shared/desk/figures/work-figures.ts';
import { deskClaim, deskDecide } from '#src/shared/review/calls.ts';
import { textsOf } from '#src/texts/texts.ts';
import { plansOf } from '../../support/query-plans.ts';
import { addFamily, decide, saveBase, savePatient, submit } from '../../support/test-family.ts';
import { testNow } from '../../support/test-server.ts';
import { as, type Staff } from '../../support/test-staff.ts';
import { openTaskDesk, type TaskDesk } from './task-desk.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
let t: TaskDesk;
beforeAll(async () => {
  t = await openTaskDesk();
});
afterAll(() => t.close());

const figures = (days = 7) => findFigures(t.services.db, { days }, t.services.now());

/** Adds a complaint that comes now and is decided so many hours later; the clock stays there. */
async function decideAfter(hours: number, staff: Staff, decision: 'pass' | 'refuse') {
  const { taskId } = await t.complain();
  t.setNow(t.services.now() + hours * hourMs);
  await t.call(deskClaim, { taskId }, as(staff));
  const refusal = decision === 'refuse' ? { words: '没有说清楚' } : {};
  const { code } = await t.call(
    deskDecide,
    { taskId, revision: 1, decision, ...refusal },
    as(staff),
  );
  expect(code).toBe(0);
}

const verification = ({ queues }: { queues: readonly QueueFigures[] }) =>
  queues.find(({ queue }) => queue === 'verification');

test('before anything came, nothing is counted, and every day stands there', async () => {
  const { queues, persons, days, refusedFields, refusedReasons } = await figures();
  expect([queues, persons, refusedFields, refusedReasons]).toEqual([[], [], [], []]);
  expect(days.map(({ came, decided }) => came + decided)).toEqual([0, 0, 0, 0, 0, 0, 0]);
});

test('what came, waits and was decided is counted by queue, person and day, with the clock', async () => {
  await decideAfter(1, t.reviewer, 'pass');
  await decideAfter(2, t.reviewer, 'refuse');
  // Promised are 48 hours: exactly these are in time, and a little more is late.
  await decideAfter(48, t.other, 'pass');
  await decideAfter(48.5, t.other, 'pass');
  await t.complain();
  const found = await figures();
  expect(verification(found)).toEqual({
    ...{ queue: 'verification', came: 5, gone: 0, open: 1, overdue: 0, oldestHours: 0 },
    ...{ decided: 4, refused: 1, late: 1, medianHours: 2 },
  });
  const named = found.persons.map(({ userId, decided, refused, late, medianHours }) => ({
    ...{ who: userId === t.reviewer.userId ? 'reviewer' : 'other' },
    ...{ decided, refused, late, medianHours },
  }));
  expect(named).toHaveLength(2);
  expect(named).toContainEqual({
    ...{ who: 'reviewer', decided: 2, refused: 1, late: 0, medianHours: 1 },
  });
  expect(named).toContainEqual({
    ...{ who: 'other', decided: 2, refused: 0, late: 1, medianHours: 48 },
  });
  const sum = (name: 'came' | 'decided') => found.days.reduce((whole, day) => whole + day[name], 0);
  expect([sum('came'), sum('decided')]).toEqual([5, 4]);
  // What is older than the days leaves them, and what waits still waits.
  t.setNow(t.services.now() + 8 * dayMs);
  expect(verification(await figures())).toMatchObject({
    ...{ came: 0, decided: 0, open: 1, overdue: 1, oldestHours: 192 },
  });
  expect(verification(await figures(30))).toMatchObject({ came: 5, decided: 4 });
});

test('what went away undecided is counted, so that received is decided, gone and waiting', async () => {
  const { verifyId: subjectId } = await t.complain();
  const gone = { queue: 'verification', subjectId, because: 'byAuthor' } as const;
  await inTransaction(t.services.db, (trx) => closeTask(trx, { ...gone, now: t.services.now() }));
  const counted = { came: 6, decided: 4, gone: 1, open: 1 };
  expect(verification(await figures(30))).toMatchObject(counted);
});

test('fields that were refused, and why, are counted by the trail, without the words', async () => {
  const refuse = async (...fields: string[]) => {
    const family = await addFamily(t);
    await saveBase(t, family);
    await savePatient(t, family);
    await submit(t, family);
    const told = textsOf('zh-CN').review.readyTexts.unclear.words;
    const said: Record<string, string> = { 'patient.idCard': `${told}\n请开灯拍。` };
    const refusals = Object.fromEntries(fields.map((field) => [field, said[field] ?? '请写清楚']));
    const { caseId } = family;
    expect((await decide(t, t.reviewer, { caseId, queue: 'base', refusals })).code).toBe(0);
  };
  await refuse('base.title');
  await refuse('base.title', 'patient.idCard');
  expect((await figures()).refusedFields).toEqual([
    { queue: 'base', field: 'base.title', count: 2 },
    { queue: 'base', field: 'patient.idCard', count: 1 },
  ]);
  expect((await figures()).refusedReasons).toEqual([
    { label: null, count: 2 },
    { label: { 'zh-CN': '看不清', en: 'Not readable' }, count: 1 },
  ]);
});

const tableFor = (staff: Staff, query = 'days=30') =>
  t.request(`${deskFigures.path}?${query}`, {
    headers: { authorization: `Bearer ${staff.token}` },
  });

test('administrators take them as a table, which the trail tells; others get none', async () => {
  const table = await tableFor(t.administrator, 'days=90&language=en');
  expect(table.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const told = await table.text();
  expect(told).toContain('"By queue","Verifications in question",6,1,1,1,192,4,1,1,2');
  expect(told).toContain('"Basic facts · The appeal · Title","","","","","","",2');
  expect(told).toContain('"By reason of refusal","Not readable","","","","","","",1');
  const { userId: staffUserId } = t.administrator;
  const { list } = await findTrail(t.services.db, { anchorId: '', staffUserId });
  expect(list[0]).toMatchObject({ act: 'exportFigures', detail: '{"days":90}' });
  for (const staff of [t.reviewer, t.releaser]) expect((await tableFor(staff)).status).toBe(403);
  expect((await tableFor(t.administrator, 'days=31')).status).toBe(400);
});

test('no task is read that is older than the days', async () => {
  const plans = await plansOf(t.services.db, (db) => findFigures(db, { days: 7 }, testNow));
  const whole =
    /SCAN (review_tasks|audit_trail|users)\b(?! USING)|Seq Scan on (review_tasks|audit_trail)/;
  expect(plans.length).toBeGreaterThan(3);
  for (const plan of plans) expect(plan).not.toMatch(whole);
});
