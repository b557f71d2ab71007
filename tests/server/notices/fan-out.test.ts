import { afterAll, beforeAll, expect, test } from 'vitest';
import { noticeJobs } from '#src/server/notices/jobs.ts';
import { notifyDonors, notifyFollowers } from '#src/server/notices/notify.ts';
import { newId } from '#src/server/platform/keys.ts';
import { makeCase, makeGift } from '../../support/case-factory.ts';
import { addFollowers, toldOf } from './followers.ts';
import { type NoticeDesk, openNoticeDesk } from './notice-desk.ts';

const followers = 2500;
let t: NoticeDesk;
beforeAll(async () => {
  t = await openNoticeDesk();
});
afterAll(() => t.close());

test(`a job that dies in the middle goes on and tells each of ${followers} followers once`, async () => {
  const { id: caseId, ownerUserId } = await makeCase(t.services.db);
  const people = await addFollowers(t.services.db, caseId, followers);
  await t.services.db
    .insertInto('case_follows')
    .values({ case_id: caseId, user_id: ownerUserId, created_at: 1 })
    .execute();
  const subjectId = newId();
  const told = { caseId, kind: 'caseProgress', subjectId, now: t.services.now() } as const;
  await t.tell((trx) => notifyFollowers(trx, told));
  const handlers = noticeJobs(t.services);
  const { signal } = new AbortController();
  for (let turn = 0; turn < 40; turn += 1) {
    const job = await t.services.db
      .selectFrom('jobs')
      .select(['id', 'payload'])
      .where('name', '=', 'fan-out-notice')
      .where('done_at', 'is', null)
      .executeTakeFirst();
    if (!job) break;
    const run = { id: job.id, payload: JSON.parse(job.payload), attempt: 1, now: 1, signal };
    // It was killed after its commit and before its end is noted: it runs again.
    if (turn % 3 === 0) await handlers['fan-out-notice']?.({ ...run, now: t.services.now() });
    await handlers['fan-out-notice']?.({ ...run, now: t.services.now() });
    await t.services.db.updateTable('jobs').set({ done_at: 1 }).where('id', '=', job.id).execute();
  }
  const reached = await toldOf(t.services.db, subjectId);
  expect(reached).toHaveLength(followers);
  expect(new Set(reached)).toEqual(new Set(people));
});

test('a batch that dies before its commit leaves nothing behind', async () => {
  const { id: caseId } = await makeCase(t.services.db);
  await addFollowers(t.services.db, caseId, 3);
  const subjectId = newId();
  const { now } = t.services;
  await expect(
    t.tell(async (trx) => {
      const told = { caseId, kind: 'caseProgress', subjectId, now: now() } as const;
      await notifyFollowers(trx, told);
      throw new Error('The process dies.');
    }),
  ).rejects.toThrow('The process dies.');
  await t.runDue();
  expect(await toldOf(t.services.db, subjectId)).toEqual([]);
});

test('who gave twice and follows too is told once; who gave as a guest cannot be', async () => {
  const { id: caseId } = await makeCase(t.services.db);
  const [follower = ''] = await addFollowers(t.services.db, caseId, 1);
  await makeGift(t.services.db, caseId, { user_id: follower });
  await makeGift(t.services.db, caseId, { user_id: follower });
  await makeGift(t.services.db, caseId);
  const subjectId = newId();
  const told = { caseId, kind: 'withdrawalNotice', subjectId, now: t.services.now() } as const;
  await t.tell(async (trx) => {
    await notifyFollowers(trx, told);
    await notifyDonors(trx, told);
  });
  await t.runDue();
  expect(await toldOf(t.services.db, subjectId)).toEqual([follower]);
});

test('followers who muted the case or the kind hear nothing', async () => {
  const { id: caseId } = await makeCase(t.services.db);
  const [muted = '', mutedToKind = '', other = ''] = await addFollowers(t.services.db, caseId, 3);
  await t.services.db
    .insertInto('notice_mutes')
    .values([
      { user_id: muted, case_id: caseId, kind: '', created_at: 1 },
      { user_id: mutedToKind, case_id: '', kind: 'caseProgress', created_at: 1 },
      { user_id: other, case_id: newId(), kind: '', created_at: 1 },
    ])
    .execute();
  const subjectId = newId();
  const told = { caseId, kind: 'caseProgress', subjectId, now: t.services.now() } as const;
  await t.tell((trx) => notifyFollowers(trx, told));
  await t.runDue();
  expect(await toldOf(t.services.db, subjectId)).toEqual([other]);
});
