import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { notifyDonors, notifyFollowers } from '#src/server/notices/notify.ts';
import { newId } from '#src/server/platform/keys.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { makeCase, makeGift } from '../../support/case-factory.ts';
import { addFollowers, toldOf } from './followers.ts';
import { type NoticeDesk, openNoticeDesk } from './notice-desk.ts';

let t: NoticeDesk;
beforeAll(async () => {
  t = await openNoticeDesk();
});
afterAll(() => t.close());

test('what is told late stands in the list when it happened', async () => {
  const { id: caseId } = await makeCase(t.services.db);
  await addFollowers(t.services.db, caseId, 1);
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

test('who came after it happened is not told of it, however late the job is', async () => {
  const { id: caseId } = await makeCase(t.services.db);
  const [early = '', late = ''] = await addFollowers(t.services.db, caseId, 2);
  const [givenBefore = '', givenAfter = ''] = await addFollowers(t.services.db, caseId, 2);
  const happenedAt = t.services.now();
  const { db } = t.services;
  const followed = sql.join([late, givenBefore, givenAfter]);
  await sql`update case_follows set created_at = ${happenedAt + 1}
    where case_id = ${caseId} and user_id in (${followed})`.execute(db);
  await makeGift(db, caseId, { user_id: givenBefore, paid_at: happenedAt });
  await makeGift(db, caseId, { user_id: givenAfter, paid_at: happenedAt + 1 });
  const subjectId = newId();
  const told = { caseId, kind: 'withdrawalNotice', subjectId, now: happenedAt } as const;
  await t.tell(async (trx) => {
    await notifyFollowers(trx, told);
    await notifyDonors(trx, told);
  });
  t.setNow(happenedAt + dayMs);
  await t.runDue();
  expect(new Set(await toldOf(t.services.db, subjectId))).toEqual(new Set([early, givenBefore]));
});
