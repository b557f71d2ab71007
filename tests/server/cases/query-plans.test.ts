import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findDonationsOfCase } from '#src/server/cases/gifts/find-donations-of-case.ts';
import { findEncouragements } from '#src/server/cases/gifts/find-encouragements.ts';
import { findCases } from '#src/server/cases/lists/find-cases.ts';
import { newId } from '#src/server/platform/keys.ts';
import { writeAnchor } from '#src/server/platform/keyset.ts';
import { caseTabs } from '#src/shared/cases/calls.ts';
import { plansOf } from '../../support/query-plans.ts';
import { openTestDatabase, type TestDatabase } from '../../support/test-db.ts';
import { testNow } from '../../support/test-server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const readsWhole =
  /TEMP B-TREE|SCAN (cases|donations)\b(?! USING)|Sort|Seq Scan on (cases|donations)/;

describe('reading a list needs no sorting and no reading of whole tables', () => {
  const locale = 'zh-CN' as const;
  const plain = { illness: '', city: '', keyword: '', size: 10, locale };
  const deepCases = [0, 1].map((segment) => writeAnchor([segment, 20_000, newId()]));

  test.each(caseTabs)('%s cases', async (tab) => {
    for (const anchorId of [
      '',
      ...deepCases.slice(0, tab === 'recommended' || tab === 'notYetHelped' ? 2 : 1),
    ]) {
      const plans = await plansOf(database.db, (db) =>
        findCases(db, { ...plain, tab, anchorId }, testNow),
      );
      for (const plan of plans) expect(plan).not.toMatch(readsWhole);
    }
  });

  test.each([{ illness: 'heart' }, { city: '昭通' }])('cases of %o', async (filter) => {
    for (const tab of ['newest', 'recommended'] as const) {
      const asked = { ...plain, ...filter, tab, anchorId: deepCases[0] ?? '' };
      for (const plan of await plansOf(database.db, (db) => findCases(db, asked, testNow))) {
        expect(plan).not.toMatch(readsWhole);
      }
    }
  });

  const deep = writeAnchor([testNow, newId()]);
  const asked = { caseId: newId(), size: 10, locale: 'zh-CN' } as const;

  test.each(['', deep])('donors and encouragements from anchor "%s"', async (anchorId) => {
    const plans = await plansOf(database.db, async (db) => {
      await findDonationsOfCase(db, { ...asked, anchorId, sort: 'newest' });
      await findDonationsOfCase(db, { ...asked, anchorId, sort: 'largest' });
      await findEncouragements(db, { ...asked, anchorId });
    });
    expect(plans).toHaveLength(3);
    for (const plan of plans) expect(plan).not.toMatch(readsWhole);
  });
});
