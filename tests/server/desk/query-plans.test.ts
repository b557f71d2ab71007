import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { findCaseFile } from '#src/server/desk/cases/find-case-file.ts';
import { findRelatedCases } from '#src/server/desk/cases/find-related-cases.ts';
import { findSearchedCases } from '#src/server/desk/cases/find-searched-cases.ts';
import { readRisks } from '#src/server/desk/cases/read-risks.ts';
import { findTasks } from '#src/server/desk/tasks/find-tasks.ts';
import { newId } from '#src/server/platform/keys.ts';
import { writeAnchor } from '#src/server/platform/keyset.ts';
import { withTrailKey } from '#src/server/platform/trail-key.ts';
import { writePrints } from '#src/server/raising/clones/case-prints.ts';
import { pictureBuckets } from '#src/server/raising/clones/picture-print.ts';
import { savePayee } from '#src/server/raising/payee/payee.ts';
import { findTrail } from '#src/server/review/find-trail.ts';
import { findChangedRows, findTrailCheck } from '#src/server/review/find-trail-check.ts';
import type { Services } from '#src/server/services.ts';
import { makeCase } from '../../support/case-factory.ts';
import { goodAccount } from '../../support/funded-case.ts';
import { plansOf } from '../../support/query-plans.ts';
import { openTestDatabase, type TestDatabase } from '../../support/test-db.ts';
import { testKeys } from '../../support/test-keys.ts';
import { testNow } from '../../support/test-server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const readsWhole =
  /TEMP B-TREE|SCAN (review_tasks|cases|users)\b(?! USING)|Sort|Seq Scan on (review_tasks|audit_trail)/;

test('queues and the trail are read by their indexes alone, however deep', async () => {
  const plans = await plansOf(database.db, async (db) => {
    for (const anchorId of ['', writeAnchor([0, testNow, newId()])]) {
      await findTasks(db, { queue: 'verification', anchorId, locale: 'zh-CN' });
    }
    for (const anchorId of ['', writeAnchor([500])]) {
      await findTrail(db, { anchorId });
      await findTrail(db, { anchorId, caseId: newId() });
      await findTrail(db, { anchorId, staffUserId: newId() });
    }
  });
  expect(plans.length).toBeGreaterThan(7);
  for (const plan of plans) expect(plan).not.toMatch(readsWhole);
});

test('the rows that a page shows are compared by their positions, never by a walk', async () => {
  const plans = await plansOf(database.db, async (db) => {
    await findTrailCheck(db);
    await findChangedRows(db, [400, 401, 999_999]);
  });
  expect(plans.length).toBe(4);
  for (const plan of plans) expect(plan).not.toMatch(/SCAN audit_trail|Seq Scan on audit_trail/);
});

test('a search of the desk reads no table whole, whatever is asked and however deep', async () => {
  const searches = [
    { city: '昭通' },
    { phase: 'stopped' as const },
    { since: testNow - 1, before: testNow },
    { amountInFen: 4_321_000, amountOf: 'target' as const },
    { amountInFen: 4_321_000, amountOf: 'withdrawal' as const },
    { name: '林大木' },
    { phoneEnd: '7391' },
  ];
  const plans = await plansOf(database.db, async (db) => {
    const keys = testKeys();
    const services = { db: withTrailKey(db, keys), keys, now: () => testNow };
    for (const anchorId of ['', writeAnchor([testNow, newId()])]) {
      for (const search of searches) {
        const config = { publicOrigin: '' } as Services['config'];
        const found = { search, anchorId, locale: 'en' as const };
        await findSearchedCases({ ...services, config }, found, testNow);
      }
    }
  });
  const whole = /SCAN (cases|users|withdrawals|story_prints)\b|Seq Scan on (?!audit)/;
  expect(plans.length).toBeGreaterThanOrEqual(2 * searches.length);
  for (const plan of plans) expect(plan).not.toMatch(whole);
  expect(plans.some((plan) => plan.includes('users_phone_end'))).toBe(true);
});

test('a case’s file, what is related to it and its risk are read by indexes alone', async () => {
  const { id: caseId, ownerUserId } = await makeCase(database.db);
  const hash = '0f0f0f0f0f0f0f0f';
  await inTransaction(database.db, async (trx) => {
    const payee = { caseId, account: goodAccount, submittedBy: ownerUserId, now: testNow };
    await savePayee(trx, testKeys(), payee);
    await writePrints(trx, caseId, [
      { kind: 'person', band: 0, bucket: 'one', print: 'payee' },
      ...pictureBuckets(hash).map((bucket) => ({
        kind: 'picture' as const,
        ...bucket,
        print: hash,
      })),
    ]);
  });
  await makeCase(database.db, { owner_user_id: ownerUserId });
  const plans = await plansOf(database.db, async (db) => {
    const asked = { caseId, locale: 'en' } as const;
    await findCaseFile(db, asked, testNow);
    const related = await findRelatedCases(db, { ...asked, ownerUserId }, testNow);
    expect(related).toHaveLength(1);
    await readRisks(db, { ...asked, related });
  });
  expect(plans.length).toBeGreaterThan(20);
  for (const plan of plans) expect.soft(plan).not.toMatch(/SCAN |AUTOMATIC|Seq Scan/);
});
