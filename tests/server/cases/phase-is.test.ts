import { afterAll, beforeAll, expect, test } from 'vitest';
import { phaseIs } from '#src/server/cases/lists/phase-is.ts';
import { caseStateColumns } from '#src/server/cases/state/case-state-columns.ts';
import { phaseOf } from '#src/shared/cases/case-actions.ts';
import { casePhases } from '#src/shared/cases/case-phases.ts';
import { endReasons } from '#src/shared/cases/enumerations.ts';
import { caseNow, makeCase } from '../../support/case-factory.ts';
import { openTestDatabase, type TestDatabase } from '../../support/test-db.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('the condition finds exactly the cases of which the same is said', async () => {
  const { db } = database;
  const statuses = ['APPROVE_PENDING', 'APPROVE_DENIED', 'SUBMITTED'] as const;
  for (const status of statuses) await makeCase(db, { status });
  const warnings = [null, '', '存在风险', '资料有误'];
  for (const finish_text of warnings) {
    for (const display_status of [0, 4]) {
      for (const ends_at of [null, caseNow, caseNow + 1]) {
        await makeCase(db, { finish_text, display_status, ends_at });
      }
      for (const end_reason of [null, ...Object.values(endReasons)]) {
        await makeCase(db, { status: 'FINISHED', finish_text, display_status, end_reason });
      }
    }
  }
  const cases = await db.selectFrom('cases').select('id').select(caseStateColumns).execute();
  for (const phase of casePhases) {
    const meant = cases.filter((row) => phaseOf(row, caseNow) === phase).map(({ id }) => id);
    const found = await db
      .selectFrom('cases')
      .select('id')
      .where((eb) => phaseIs(eb, phase, caseNow))
      .execute();
    expect(meant.length).toBeGreaterThan(0);
    expect(found.map(({ id }) => id).sort(), phase).toEqual(meant.sort());
  }
});
