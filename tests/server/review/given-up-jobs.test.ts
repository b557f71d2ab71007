import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { findTaskView } from '#src/server/desk/tasks/find-task-view.ts';
import { enqueue } from '#src/server/jobs/enqueue.ts';
import { failExhaustedJobs } from '#src/server/jobs/fail-exhausted-jobs.ts';
import { sweepJobs } from '#src/server/jobs/jobs.ts';
import { claimJobs } from '#src/server/jobs/lease-jobs.ts';
import { tellGivenUp } from '#src/server/review/tell-given-up.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { locales } from '#src/shared/platform/locale.ts';
import { deskClaim, deskDecide } from '#src/shared/review/calls.ts';
import { textsOf } from '#src/texts/texts.ts';
import { jobHandlersOf } from '../../support/job-handlers-of.ts';
import { actsOf, as, type Staff } from '../../support/test-staff.ts';
import { openTaskDesk, type TaskDesk } from '../desk/task-desk.ts';
import { giveUp, taskOf, tasksOf } from './give-up-jobs.ts';

let t: TaskDesk;
beforeAll(async () => {
  t = await openTaskDesk();
});
afterAll(() => t.close());

const waitingOf = (name: string) =>
  t.services.db
    .selectFrom('jobs')
    .select(['payload', 'attempts', 'failed_at', 'run_at'])
    .where('name', '=', name)
    .where('failed_at', 'is', null)
    .orderBy('payload')
    .execute();

async function decide(
  by: Staff,
  name: string,
  { decision, words = '' }: { decision: 'pass' | 'refuse'; words?: string },
) {
  const { id: taskId, revision } = await taskOf(t, name);
  const claimed = await t.call(deskClaim, { taskId }, as(by));
  if (claimed.status !== 200) return claimed;
  return t.call(deskDecide, { taskId, revision, decision, words }, as(by));
}

test('work that is given up stands before staff, urgent where money stands still', async () => {
  await giveUp(t, 'run-payout', { payoutNo: 'P1' });
  await giveUp(t, 'deliver-notice', { noticeId: 'N1' });
  expect(await tasksOf(t, 'run-payout')).toMatchObject([{ urgent: 1, state: 'open' }]);
  expect(await tasksOf(t, 'deliver-notice')).toMatchObject([{ urgent: 0, state: 'open' }]);
});

test('more of one kind stand in the same task, which nobody has to read again', async () => {
  await giveUp(t, 'run-payout', { payoutNo: 'P2' });
  await giveUp(t, 'run-payout', { payoutNo: 'P2' });
  expect(await tasksOf(t, 'run-payout')).toMatchObject([{ revision: 1 }]);
  const { id: taskId } = await taskOf(t, 'run-payout');
  const asked = { taskId, staff: { ...t.releaser, roles: ['releaser' as const] } };
  const view = await findTaskView(t.services, { ...asked, locale: 'zh-CN' }, t.services.now());
  expect(view?.fields.find(({ name }) => name === 'count')?.value).toBe('3');
});

test('staff read what kind of error it was, and nothing that an error or the work quotes', async () => {
  await giveUp(t, 'compare-case', { note: '13812345678' }, 'value 110101199003070038 is odd');
  const { id: taskId } = await taskOf(t, 'compare-case');
  const asked = { taskId, staff: { ...t.releaser, roles: ['releaser' as const] } };
  const view = await findTaskView(t.services, { ...asked, locale: 'en' }, t.services.now());
  expect(view?.fields.find(({ name }) => name === 'errors')?.value).toBe('TypeError');
  expect(JSON.stringify(view)).not.toMatch(/13812345678|110101199003070038/);
});

test('who only reviews may not try it again', async () => {
  const refused = await decide(t.reviewer, 'run-payout', { decision: 'pass' });
  expect(refused).toMatchObject({ status: 403 });
  expect(await waitingOf('run-payout')).toEqual([]);
});

test('tried again, each piece of work waits once, and who asked for it stands on the trail', async () => {
  const { id: taskId } = await taskOf(t, 'run-payout');
  const done = await decide(t.releaser, 'run-payout', { decision: 'pass' });
  expect(done.status).toBe(200);
  const fresh = { attempts: 0, failed_at: null, run_at: t.services.now() };
  expect(await waitingOf('run-payout')).toEqual([
    { ...fresh, payload: '{"payoutNo":"P1"}' },
    { ...fresh, payload: '{"payoutNo":"P2"}' },
  ]);
  expect(await actsOf(t, t.releaser.userId)).toEqual(['claim', 'pass']);
  const again = { taskId, revision: 1, decision: 'pass', words: '' } as const;
  expect((await t.call(deskDecide, again, as(t.releaser))).status).toBe(200);
  expect((await t.call(deskDecide, again, as(t.administrator))).refusal?.reason).toBe(
    'taskDecided',
  );
  expect(await waitingOf('run-payout')).toHaveLength(2);
});

test('given up once more, it stands before staff once more', async () => {
  await giveUp(t, 'run-payout', { payoutNo: 'P1' });
  expect(await tasksOf(t, 'run-payout')).toMatchObject([{ state: 'decided' }, { state: 'open' }]);
});

test('let be, nothing is tried; that needs words', async () => {
  const silent = await decide(t.administrator, 'compare-case', { decision: 'refuse' });
  expect(silent.refusal?.fields).toHaveProperty('words');
  const words = '这个求助已经撤回，不必再比对。';
  const done = await decide(t.administrator, 'compare-case', { decision: 'refuse', words });
  expect(done.status).toBe(200);
  expect(await waitingOf('compare-case')).toEqual([]);
});

test('what does not stand there any more is not tried again', async () => {
  const { id: taskId } = await taskOf(t, 'deliver-notice');
  await t.services.db.deleteFrom('jobs').where('name', '=', 'deliver-notice').execute();
  const refused = await decide(t.releaser, 'deliver-notice', { decision: 'pass' });
  expect(refused).toMatchObject({ status: 409, refusal: { reason: 'taskDecided' } });
  expect((await tasksOf(t, 'deliver-notice'))[0]).toMatchObject({ id: taskId, state: 'open' });
});

test('work whose runners died in every try is told of as well, once', async () => {
  const { db, now } = t.services;
  await inTransaction(db, (trx) =>
    enqueue(trx, { name: 'end-notice', payload: null, runAt: now() }),
  );
  const lease = { runner: 'test', leaseMs: 1, maxAttempts: 1 };
  await claimJobs(db, lease, { names: ['end-notice'], count: 1, now: now() });
  for (let times = 0; times < 2; times += 1) {
    await failExhaustedJobs(db, { maxAttempts: 1, tellGivenUp }, now() + 10);
  }
  expect(await tasksOf(t, 'end-notice')).toMatchObject([{ state: 'open', urgent: 1 }]);
});

test('a job answered by staff is swept a month later, one that waits for them is not', async () => {
  const sweep = sweepJobs(t.services)['sweep-expired'];
  await sweep?.({ now: t.services.now() + 31 * dayMs } as never);
  const left = await t.services.db
    .selectFrom('jobs')
    .select('name')
    .where('failed_at', '>', 0)
    .execute();
  expect(left.map(({ name }) => name).sort()).toEqual(['end-notice', 'run-payout']);
});

test('every kind of work has a name in both languages', () => {
  for (const name of Object.keys(jobHandlersOf(t.services))) {
    for (const locale of locales) expect(textsOf(locale).review.jobs[name], name).toBeTruthy();
  }
});
