import type { Insertable } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/server/db/database.ts';
import { isCheckViolation, isUniqueViolation } from '#src/server/db/db-errors.ts';
import type { StaffProposalsTable } from '#src/server/db/schema.ts';
import { openTestDatabase, type TestDatabase } from '../../support/test-db.ts';

let opened: TestDatabase;
let db: Database;
beforeAll(async () => {
  opened = await openTestDatabase();
  ({ db } = opened);
  const user = { head_img_url: '', locale: 'zh-CN', created_at: 1 } as const;
  const users = ['a', 'b'].map((id) => ({ id, nickname: id, ...user }));
  await db.insertInto('users').values(users).execute();
});
afterAll(() => opened.close());

type Row = Insertable<StaffProposalsTable>;
const proposal: Row = {
  ...{ id: 'one', kind: 'setting', subject: 'noticeHours', value: '48', reason: '理事会决定' },
  ...{ proposed_by: 'a', proposed_at: 5, state: 'open', decided_by: null, decided_at: null },
};
const add = (row: Partial<Row>) => db.insertInto('staff_proposals').values({ ...proposal, ...row });
const refused = (row: Partial<Row>, by: (error: unknown) => boolean) =>
  expect(add(row).execute()).rejects.toSatisfy(by);

test('one proposal is open for a subject, of a known kind, and another person confirms it', async () => {
  await add({}).execute();
  await refused({ id: 'two' }, isUniqueViolation);
  await refused({ id: 'three', kind: 'another' as never, subject: 'x' }, isCheckViolation);
  const own = { state: 'confirmed', decided_by: 'a', decided_at: 8 } as const;
  const confirmOwn = db.updateTable('staff_proposals').set(own).where('id', '=', 'one');
  await expect(confirmOwn.execute()).rejects.toSatisfy((error) =>
    isCheckViolation(error, 'staff_proposals_four_eyes'),
  );
});

test('a number on the statement is confirmed once, whatever it is taken for', async () => {
  const arrived: Partial<Row> = { subject: 'FK1', state: 'confirmed', decided_by: 'b' };
  await add({ ...arrived, id: 'clawback', kind: 'clawback', decided_at: 6 }).execute();
  for (const kind of ['clawback', 'poolFunding'] as const) {
    await refused({ ...arrived, id: `${kind}-again`, kind, decided_at: 7 }, isUniqueViolation);
  }
});
