import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { noticeJobs } from '#src/server/notices/jobs.ts';
import { notifyDonors, notifyFollowers } from '#src/server/notices/notify.ts';
import { newId } from '#src/server/platform/keys.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { makeCase, makeGift } from '../../support/case-factory.ts';
import { type NoticeDesk, openNoticeDesk } from './notice-desk.ts';

const followers = 2500;
let t: NoticeDesk;
beforeAll(async () => {
  t = await openNoticeDesk();
});
afterAll(() => t.close());

async function addFollowers(caseId: string, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => newId());
  for (let from = 0; from < count; from += 500) {
    const some = ids.slice(from, from + 500);
    await inTransaction(t.services.db, async (trx) => {
      await trx.insertInto('users').values(some.map(userRow)).execute();
      await trx
        .insertInto('case_follows')
        .values(some.map((user_id) => ({ case_id: caseId, user_id, created_at: 1 })))
        .execute();
    });
  }
  return ids;
}

const userRow = (id: string) => ({
  ...{ id, nickname: '好心人', head_img_url: '', locale: 'zh-CN' as const, created_at: 1 },
  ...{ mobile_index: null, mobile_sealed: null, mobile_masked: null },
});

async function toldOf(subjectId: string): Promise<string[]> {
  const rows = await t.services.db
    .selectFrom('notices')
    .select('user_id')
    .where('subject_id', '=', subjectId)
    .execute();
  return rows.map((row) => row.user_id);
}

test(`a job that dies in the middle goes on and tells each of ${followers} followers once`, async () => {
  const { id: caseId, ownerUserId } = await makeCase(t.services.db);
  const people = await addFollowers(caseId, followers);
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
    // Killed after its commit and before its end is noted: it runs again.
    if (turn % 3 === 0) await handlers['fan-out-notice']?.({ ...run, now: t.services.now() });
    await handlers['fan-out-notice']?.({ ...run, now: t.services.now() });
    await t.services.db.updateTable('jobs').set({ done_at: 1 }).where('id', '=', job.id).execute();
  }
  const reached = await toldOf(subjectId);
  expect(reached).toHaveLength(followers);
  expect(new Set(reached)).toEqual(new Set(people));
});

test('a batch that dies before its commit leaves nothing behind', async () => {
  const { id: caseId } = await makeCase(t.services.db);
  await addFollowers(caseId, 3);
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
  expect(await toldOf(subjectId)).toEqual([]);
});

test('who gave twice and follows too is told once; who gave as a guest cannot be', async () => {
  const { id: caseId } = await makeCase(t.services.db);
  const [follower = ''] = await addFollowers(caseId, 1);
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
  expect(await toldOf(subjectId)).toEqual([follower]);
});

test('what is told late stands in the list when it happened', async () => {
  const { id: caseId } = await makeCase(t.services.db);
  await addFollowers(caseId, 1);
  const subjectId = newId();
  const happenedAt = t.services.now();
  await t.tell((trx) =>
    notifyFollowers(trx, { caseId, kind: 'caseProgress', subjectId, now: happenedAt }),
  );
  t.setNow(happenedAt + 3 * dayMs);
  await t.runDue();
  const { created_at: shownAt } = await t.services.db
    .selectFrom('notices')
    .select('created_at')
    .where('subject_id', '=', subjectId)
    .executeTakeFirstOrThrow();
  expect(shownAt).toBe(happenedAt);
});

test('followers who muted the case or the kind hear nothing', async () => {
  const { id: caseId } = await makeCase(t.services.db);
  const [muted = '', mutedToKind = '', other = ''] = await addFollowers(caseId, 3);
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
  expect(await toldOf(subjectId)).toEqual([other]);
});
