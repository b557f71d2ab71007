import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAlike } from '#src/server/raising/clones/find-alike.ts';
import { findReasonableAmount } from '#src/server/raising/sheet/find-reasonable-amount.ts';
import { plansOf } from '../../support/query-plans.ts';
import { openTestDatabase, type TestDatabase } from '../../support/test-db.ts';
import { testKeys } from '../../support/test-keys.ts';

const keys = testKeys();
let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('a reasonable amount is read by an index in the order it wants', async () => {
  const asked = { disease: 'leukemia', province: '某省', city: '某市', costAheadInFen: 0 };
  const plans = await plansOf(database.db, (db) => findReasonableAmount(db, asked));
  expect(plans).toHaveLength(3);
  for (const plan of plans) {
    expect(plan).toMatch(/cases_illness/);
    expect(plan).not.toMatch(/TEMP B-TREE|Sort|SCAN|Seq Scan/);
  }
});

test('a comparison reads by an index, however many prints there are', async () => {
  const compared = {
    caseId: 'none',
    shingles: new Set<string>(),
    prints: [
      { kind: 'text' as const, band: 0, bucket: 'a', print: '' },
      { kind: 'picture' as const, band: 0, bucket: 'a1b2', print: 'a1b2c3d4e5f60718' },
      { kind: 'person' as const, band: 0, bucket: 'b', print: 'patient' },
    ],
  };
  const plans = await plansOf(database.db, (db) => findAlike({ db, keys }, compared));
  expect(plans.length).toBeGreaterThan(3);
  for (const plan of plans) expect(plan).not.toMatch(/SCAN|Seq Scan/);
});
