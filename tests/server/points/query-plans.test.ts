import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#src/server/platform/keys.ts';
import { writeAnchor } from '#src/server/platform/keyset.ts';
import { findFeed } from '#src/server/points/find-feed.ts';
import { findPoints } from '#src/server/points/find-points.ts';
import { findOwnRank, findRank } from '#src/server/points/find-rank.ts';
import { findSignedDays } from '#src/server/points/tasks/find-signed-days.ts';
import { findTasks } from '#src/server/points/tasks/find-tasks.ts';
import { plansOf } from '../../support/query-plans.ts';
import { openTestDatabase, type TestDatabase } from '../../support/test-db.ts';
import { testNow } from '../../support/test-server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const readsWhole =
  /SCAN (points|point_weeks|wishes|progress_posts|verifications|shares)\b(?! USING)|Seq Scan on (points|point_weeks|wishes|progress_posts|verifications|shares)/;
const sorts = /TEMP B-TREE FOR (ORDER BY|RIGHT)|\bSort\b/;
const deep = writeAnchor([testNow, newId()]);

test.each(['', deep])('the feed from "%s" is read by its indexes', async (anchorId) => {
  const asked = { anchorId, size: 10, locale: 'zh-CN' } as const;
  const plans = await plansOf(database.db, (db) => findFeed(db, asked, testNow));
  expect(plans).toHaveLength(3);
  for (const plan of plans) expect(plan).not.toMatch(readsWhole);
  for (const plan of plans) expect(plan).not.toMatch(sorts);
});

test('the weekly list is read in the order of its index, and a person by theirs', async () => {
  const period = 'thisWeek';
  const listed = await plansOf(database.db, (db) =>
    findRank(db, { period, infoUuid: '', locale: 'zh-CN' }, testNow),
  );
  for (const plan of listed) expect(plan).toMatch(/point_weeks_first/);
  for (const plan of listed) expect(plan).not.toMatch(sorts);
  const userId = newId();
  const own = await plansOf(database.db, async (db) => {
    await findOwnRank(db, { userId, period }, testNow);
    await findPoints(db, { userId, size: 20 });
    await findSignedDays(db, userId);
    await findTasks(db, userId, testNow);
  });
  for (const plan of own) expect(plan).not.toMatch(readsWhole);
});
