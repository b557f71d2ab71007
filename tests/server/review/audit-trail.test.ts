import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { engineOf } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { findMoneyOutFreeze } from '#src/server/ledger/find-money-out-freeze.ts';
import { checkTrail } from '#src/server/review/check-trail.ts';
import { reviewJobs } from '#src/server/review/jobs.ts';
import { recordAct } from '#src/server/review/record-act.ts';
import { openTestHouse, type TestHouse } from '../../support/test-house.ts';
import { addStaff, type Staff } from '../../support/test-staff.ts';

let t: TestHouse;
let staff: Staff;
beforeAll(async () => {
  t = await openTestHouse();
  staff = await addStaff(t, 'reviewer');
});
afterAll(() => t.close());

const record = (reason: string) =>
  inTransaction(t.house.db, (trx) =>
    recordAct(trx, { act: 'unmask', staffUserId: staff.userId, reason, now: t.house.now() }),
  );

test('acts written at once stand one after the other, and the chain is whole', async () => {
  await Promise.all(Array.from({ length: 12 }, (_, index) => record(`核对第 ${index} 项`)));
  expect(await checkTrail(t.house.db)).toMatchObject({ whole: true, count: 12 });
});

test('an act that is rolled back leaves no hole', async () => {
  const failed = inTransaction(t.house.db, async (trx) => {
    await recordAct(trx, { act: 'pass', staffUserId: staff.userId, now: 1 });
    throw new Error('the business failed');
  });
  await expect(failed).rejects.toThrow('the business failed');
  await record('之后');
  expect(await checkTrail(t.house.db)).toMatchObject({ whole: true, count: 13 });
});

test.each([
  `update audit_trail set reason = 'x' where position = 3`,
  'delete from audit_trail where position = 3',
])('not even raw SQL changes it: %s', async (statement) => {
  await expect(sql.raw(statement).execute(t.house.db)).rejects.toThrow('only grows');
});

test('a row changed behind the triggers is found, so is a missing end, and money out freezes', async () => {
  const { db } = t.house;
  await dropGuards();
  const { reason } = await db
    .selectFrom('audit_trail')
    .select('reason')
    .where('position', '=', 5)
    .executeTakeFirstOrThrow();
  await sql.raw(`update audit_trail set reason = 'x' where position = 5`).execute(db);
  expect(await checkTrail(db)).toEqual({ whole: false, brokenAt: 5 });
  await sql`update audit_trail set reason = ${reason} where position = 5`.execute(db);
  expect(await checkTrail(db)).toMatchObject({ whole: true });
  await sql.raw('delete from audit_trail where position = 13').execute(db);
  expect(await checkTrail(db)).toMatchObject({ whole: false });
  await reviewJobs(t.house)['check-trail']?.({ now: 1 } as never);
  expect(await findMoneyOutFreeze(db)).toMatchObject({ frozenAt: 1 });
});

async function dropGuards(): Promise<void> {
  const names =
    engineOf(t.house.db) === 'postgres'
      ? ['audit_trail_no_change on audit_trail']
      : ['audit_trail_no_update', 'audit_trail_no_delete'];
  for (const name of names) await sql.raw(`drop trigger ${name}`).execute(t.house.db);
}
