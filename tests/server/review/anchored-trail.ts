import { sql } from 'kysely';
import { type Database, engineOf } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { findMoneyOutFreeze } from '#src/server/ledger/find-money-out-freeze.ts';
import { reviewJobs } from '#src/server/review/jobs.ts';
import { hashOfAct, recordAct } from '#src/server/review/record-act.ts';
import { openTestServer } from '../../support/test-server.ts';
import { addStaff } from '../../support/test-staff.ts';

const checkedEveryMs = 600_000;

/** Answers a server whose trail has three rows that were compared and anchored. */
export async function openAnchoredTrail() {
  const t = await openTestServer();
  const { db } = t.services;
  const staff = await addStaff(t, 'reviewer');
  const run = (job: 'check-trail' | 'begin-trail-check') => {
    const { signal } = new AbortController();
    return reviewJobs(t.services)[job]?.({ now: t.services.now(), signal } as never);
  };
  const record = (reason: string) =>
    inTransaction(db, (trx) =>
      recordAct(trx, { act: 'unmask', staffUserId: staff.userId, reason, now: t.services.now() }),
    );
  const check = async () => {
    t.setNow(t.services.now() + checkedEveryMs);
    await run('check-trail');
  };
  for (const reason of ['一', '二', '三']) await record(reason);
  await check();
  return {
    ...t,
    record,
    check,
    checkAtNight: () => run('begin-trail-check'),
    isFrozen: async () => (await findMoneyOutFreeze(db)) !== undefined,
    cut: (reason: string) => rewriteTrail(db, (own) => (own === reason ? undefined : own)),
  };
}

const guards = {
  sqlite: ['audit_trail_no_update', 'audit_trail_no_delete'],
  postgres: ['audit_trail_no_change on audit_trail'],
};

/**
 * Does what somebody who has the key too could do: every hash is made anew, and the marks as well.
 */
export async function rewriteTrail(
  db: Database,
  change: (reason: string) => string | undefined,
): Promise<void> {
  for (const guard of guards[engineOf(db)])
    await sql.raw(`drop trigger if exists ${guard}`).execute(db);
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
