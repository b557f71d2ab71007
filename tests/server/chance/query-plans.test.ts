import { afterAll, beforeAll, expect, test } from 'vitest';
import { findDrawnToday } from '#src/server/chance/find-chances.ts';
import { findDraws, findOwnPrizes } from '#src/server/chance/find-draws.ts';
import { findPublicDraws } from '#src/server/chance/find-public-record.ts';
import { newId } from '#src/server/platform/keys.ts';
import { writeAnchor } from '#src/server/platform/keyset.ts';
import { plansOf } from '../../support/query-plans.ts';
import { openTestDatabase, type TestDatabase } from '../../support/test-db.ts';
import { testNow } from '../../support/test-server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const readsWhole =
  /SCAN lottery_(draws|players|prizes)\b|Seq Scan on lottery_(draws|players|prizes)/;
const sorts = /TEMP B-TREE FOR (ORDER BY|RIGHT)|\bSort\b/;

test('draws and prizes are read by their indexes, page by page', async () => {
  const own = { activityId: newId(), userId: newId(), locale: 'en' } as const;
  const page = { anchorId: writeAnchor([900]), size: 10 };
  const plans = await plansOf(database.db, async (db) => {
    await findPublicDraws(db, { ...own, ...page });
    await findOwnPrizes(db, own, testNow);
    await findDraws(db, { ...own, ...page }, testNow);
    await findDrawnToday(db, own, testNow);
  });
  expect(plans).toHaveLength(4);
  for (const plan of plans) expect(plan).not.toMatch(readsWhole);
  // Of one person and lottery there are a few a day.
  for (const plan of plans.slice(0, 2)) expect(plan).not.toMatch(sorts);
});
