import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { engineOf } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { findMoneyOutFreeze } from '#src/server/ledger/find-money-out-freeze.ts';
import { createHashes } from '#src/server/platform/keys.ts';
import { withTrailKey } from '#src/server/platform/trail-key.ts';
import { findAnchor, forgetAnchor } from '#src/server/review/anchor-trail.ts';
import { reviewJobs } from '#src/server/review/jobs.ts';
import { hashOfAct, recordAct } from '#src/server/review/record-act.ts';
import { openTestServer, type TestServer } from '../../support/test-server.ts';
import { addStaff, type Staff } from '../../support/test-staff.ts';

let t: TestServer;
let staff: Staff;
beforeEach(async () => {
  t = await openTestServer();
  staff = await addStaff(t, 'reviewer');
  for (const reason of ['一', '二', '三']) await record(reason);
  await check();
});
afterEach(() => t.close());

const record = (reason: string) =>
  inTransaction(t.services.db, (trx) =>
    recordAct(trx, { act: 'unmask', staffUserId: staff.userId, reason, now: t.services.now() }),
  );

async function check(): Promise<void> {
  t.setNow(t.services.now() + 600_000);
  const { signal } = new AbortController();
  await reviewJobs(t.services)['check-trail']?.({ now: t.services.now(), signal } as never);
}

const isFrozen = async () => (await findMoneyOutFreeze(t.services.db)) !== undefined;

/** What somebody who has the key too could do: every hash is made anew, and the marks as well. */
async function rewrite(
  change: (reason: string) => string | undefined,
  db = t.services.db,
): Promise<void> {
  const guards =
    engineOf(db) === 'sqlite'
      ? ['drop trigger audit_trail_no_update', 'drop trigger audit_trail_no_delete']
      : ['drop trigger audit_trail_no_change on audit_trail'];
  for (const guard of guards) await sql.raw(guard).execute(db);
  const rows = await db.selectFrom('audit_trail').selectAll().orderBy('position').execute();
  await db.deleteFrom('audit_trail').execute();
  let [before, position] = ['', 0];
  for (const { hash: _, ...row } of rows) {
    const reason = change(row.reason);
    if (reason === undefined) continue;
    position += 1;
    const made = { ...row, position, reason };
    before = hashOfAct(db, before, made);
    await db
      .insertInto('audit_trail')
      .values({ ...made, hash: before })
      .execute();
  }
  await db.updateTable('audit_head').set({ position, hash: before }).execute();
  await db.updateTable('audit_checks').set({ position, hash: before }).execute();
}

test('the end of the trail stands outside of the database, and an honest one goes on', async () => {
  expect(await findAnchor(t.services)).toMatchObject({ position: 3 });
  await record('四');
  await check();
  expect(await findAnchor(t.services)).toMatchObject({ position: 4 });
  expect(await isFrozen()).toBe(false);
});

test('a chain that was rewritten whole freezes money out, though every hash follows', async () => {
  await rewrite((reason) => (reason === '二' ? '别的' : reason));
  await check();
  expect(await isFrozen()).toBe(true);
});

test('without the key nobody writes rows that follow, be they newer than what was sealed', async () => {
  await record('四');
  const another = createHashes('a secret that is not the one of this server');
  await rewrite(
    (reason) => (reason === '四' ? '别的' : reason),
    withTrailKey(t.database.db, another),
  );
  await t.services.db.updateTable('audit_checks').set({ position: 0, hash: '' }).execute();
  await forgetAnchor(t.services.media);
  await check();
  expect(await isFrozen()).toBe(true);
});

test('rows that were cut from the end are missed', async () => {
  await rewrite((reason) => (reason === '三' ? undefined : reason));
  await check();
  expect(await isFrozen()).toBe(true);
});

test('an anchor that was changed outside is none of ours', async () => {
  const bytes = Buffer.from(JSON.stringify({ position: 1, hash: 'x', at: 1, seal: 'y' }));
  await t.services.media.sealed.put('audit/newest.json', bytes, 'application/json');
  await check();
  expect(await isFrozen()).toBe(true);
});

test('after a restore the trail is anchored anew, and what the hours kept stays', async () => {
  await forgetAnchor(t.services.media);
  await rewrite((reason) => (reason === '三' ? undefined : reason));
  await check();
  expect(await isFrozen()).toBe(false);
  expect(await findAnchor(t.services)).toMatchObject({ position: 2 });
});
