import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#src/server/platform/keys.ts';
import { writeAnchor } from '#src/server/platform/keyset.ts';
import { findOwedUse } from '#src/server/progress/find-owed-use.ts';
import { findLastWords, findPostPage, findPosts } from '#src/server/progress/find-posts.ts';
import { findSharesOfCase } from '#src/server/raiser/find-shares-of-case.ts';
import { findTrend, findVisitDays } from '#src/server/raiser/find-trend.ts';
import { findUnansweredComments, findUnansweredGifts } from '#src/server/raiser/find-unanswered.ts';
import { plansOf } from '../../support/query-plans.ts';
import { openTestDatabase, type TestDatabase } from '../../support/test-db.ts';
import { testNow } from '../../support/test-server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const readsWhole =
  /SCAN (progress_posts|shares|donations|comments|case_visit_days|fund_uses)\b(?! USING)|Seq Scan on (progress_posts|shares|donations|comments|case_visit_days)/;
const deep = writeAnchor([testNow, newId()]);

test.each(['', deep])('lists of a case from "%s" are read by their indexes', async (anchorId) => {
  const caseId = newId();
  const plans = await plansOf(database.db, async (db) => {
    const asked = { caseId, anchorId, size: 20, locale: 'zh-CN' } as const;
    await findPosts(db, { caseId, offset: 0, limit: 10 });
    await findPostPage(db, { caseIds: [caseId], anchorId, size: 30 });
    await findLastWords(db, caseId);
    await findOwedUse(db, caseId);
    await findSharesOfCase(db, asked);
    await findVisitDays(db, { ...asked, anchorId: '' });
    await findTrend(db, caseId, testNow);
    await findUnansweredGifts(db, { caseId, ownerUserId: newId(), limit: 100 });
    await findUnansweredComments(db, { caseId, ownerUserId: newId(), limit: 100 });
  });
  expect(plans.length).toBeGreaterThan(8);
  for (const plan of plans) expect(plan).not.toMatch(readsWhole);
});
