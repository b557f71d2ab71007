import { type KyselyPlugin, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { engineOf } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { findMoneyOutFreeze } from '#src/server/ledger/find-money-out-freeze.ts';
import { beginTrailCheck, continueTrailCheck } from '#src/server/review/check-trail.ts';
import { findTrail } from '#src/server/review/find-trail.ts';
import { findChangedRows, findTrailCheck } from '#src/server/review/find-trail-check.ts';
import { reviewJobs } from '#src/server/review/jobs.ts';
import { recordAct } from '#src/server/review/record-act.ts';
import { deskCheckTrail } from '#src/shared/desk/calls.ts';
import { openTestServer, type TestServer } from '../../support/test-server.ts';
import { actsOf, addStaff, as, type Staff } from '../../support/test-staff.ts';

let t: TestServer;
let staff: Staff;
beforeAll(async () => {
  t = await openTestServer();
  staff = await addStaff(t, 'reviewer');
});
afterAll(() => t.close());

const record = (reason: string) =>
  inTransaction(t.services.db, (trx) =>
    recordAct(trx, { act: 'unmask', staffUserId: staff.userId, reason, now: t.services.now() }),
  );

/** Compares the whole trail, as the night does. */
async function compareAll() {
  await inTransaction(t.services.db, (trx) => beginTrailCheck(trx, t.services.now()));
  const { brokenPosition } = await continueTrailCheck(t.services.db, {}, t.services.now());
  const { comparedTo, whole } = await findTrailCheck(t.services.db);
  return { brokenPosition, comparedTo, whole };
}
const whole = (count: number) => ({
  ...{ brokenPosition: null, comparedTo: count, whole: { count, at: t.services.now() } },
});

test('acts written at once stand one after the other, and the chain is whole', async () => {
  await Promise.all(Array.from({ length: 12 }, (_, index) => record(`核对第 ${index} 项`)));
  expect(await compareAll()).toMatchObject(whole(12));
});

test('an act that is rolled back leaves no hole', async () => {
  const failed = inTransaction(t.services.db, async (trx) => {
    await recordAct(trx, { act: 'pass', staffUserId: staff.userId, now: 1 });
    throw new Error('the business failed');
  });
  await expect(failed).rejects.toThrow('the business failed');
  await record('之后');
  expect(await compareAll()).toMatchObject(whole(13));
});

test.each([
  `update audit_trail set reason = 'x' where position = 3`,
  'delete from audit_trail where position = 3',
])('not even raw SQL changes it: %s', async (statement) => {
  await expect(sql.raw(statement).execute(t.services.db)).rejects.toThrow('only grows');
});

test('what is new is compared from where the last comparison ended, and the whole one keeps its date', async () => {
  const { db } = t.services;
  const before = await findTrailCheck(db);
  await record('新的一条');
  t.setNow(t.services.now() + 3_600_000);
  expect(await continueTrailCheck(db, {}, t.services.now())).toEqual({ brokenPosition: null });
  const after = await findTrailCheck(db);
  expect(after).toMatchObject({ comparedTo: 14, count: 14, underWay: false });
  expect(after.whole).toEqual(before.whole);
});

test('a comparison that was stopped goes on where it stood, and two at once end as one', async () => {
  const { db } = t.services;
  await inTransaction(db, (trx) => beginTrailCheck(trx, t.services.now()));
  const signal = AbortSignal.abort(new Error('stopped'));
  await expect(continueTrailCheck(db, { signal }, 1)).rejects.toThrow('stopped');
  expect(await findTrailCheck(db)).toMatchObject({ underWay: true, comparedTo: 0 });
  const now = t.services.now();
  await Promise.all([continueTrailCheck(db, {}, now), continueTrailCheck(db, {}, now)]);
  expect(await findTrailCheck(db)).toMatchObject({ underWay: false, whole: { at: now } });
});

test('an administrator has it compared from its first row, which stands in it; again joins that', async () => {
  const administrator = await addStaff(t, 'administrator');
  expect((await t.call(deskCheckTrail, {}, as(staff))).status).toBe(403);
  for (let times = 0; times < 2; times += 1) {
    expect((await t.call(deskCheckTrail, {}, as(administrator))).status).toBe(200);
  }
  expect(await findTrailCheck(t.services.db)).toMatchObject({ underWay: true });
  expect(await actsOf(t, administrator.userId)).toEqual(['checkTrail', 'checkTrail']);
  const jobs = t.services.db.selectFrom('jobs').where('dedupe_key', '=', 'check-trail');
  expect(await jobs.select('name').execute()).toEqual([{ name: 'check-trail' }]);
  await reviewJobs(t.services)['check-trail']?.({ now: t.services.now() } as never);
  expect(await findTrailCheck(t.services.db)).toMatchObject({ underWay: false, comparedTo: 16 });
});

test('a page of it costs the same however long it is', async () => {
  const { db } = t.services;
  const { list } = await findTrail(db, { anchorId: '', size: 3 });
  const shown = list.map(({ position }) => position);
  const read: number[] = [];
  const count: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      read.push(result.rows.length);
      return result;
    },
  };
  const counted = db.withPlugin(count) as typeof db;
  expect(await findChangedRows(counted, shown)).toEqual(new Set());
  await findTrailCheck(counted);
  // It reads the head; the three rows and the one before them; then two rows of the checks.
  expect(read).toEqual([1, 4, 1, 1]);
});

test('a row changed behind the triggers is found by its page and by the night; so is a missing end, and money out freezes', async () => {
  const { db } = t.services;
  await dropGuards();
  const { reason } = await db
    .selectFrom('audit_trail')
    .select('reason')
    .where('position', '=', 5)
    .executeTakeFirstOrThrow();
  await sql.raw(`update audit_trail set reason = 'x' where position = 5`).execute(db);
  expect(await findChangedRows(db, [1, 4, 5, 6, 7])).toEqual(new Set([4, 5]));
  expect(await compareAll()).toMatchObject({ brokenPosition: 5, comparedTo: 4 });
  expect(await findTrailCheck(db)).toMatchObject({ brokenPosition: 5, underWay: false });
  await sql`update audit_trail set reason = ${reason} where position = 5`.execute(db);
  expect(await compareAll()).toMatchObject(whole(16));
  expect(await findTrailCheck(db)).toMatchObject({ brokenPosition: null });
  await sql.raw('delete from audit_trail where position = 16').execute(db);
  expect(await findChangedRows(db, [14, 15])).toEqual(new Set([15]));
  expect(await compareAll()).toMatchObject({ brokenPosition: 16 });
  await reviewJobs(t.services)['check-trail']?.({ now: 1 } as never);
  expect(await findMoneyOutFreeze(db)).toMatchObject({ frozenAt: 1 });
});

async function dropGuards(): Promise<void> {
  const names =
    engineOf(t.services.db) === 'postgres'
      ? ['audit_trail_no_change on audit_trail']
      : ['audit_trail_no_update', 'audit_trail_no_delete'];
  for (const name of names) await sql.raw(`drop trigger ${name}`).execute(t.services.db);
}
