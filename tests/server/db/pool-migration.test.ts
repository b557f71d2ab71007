import type { Insertable } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/server/db/database.ts';
import { isCheckViolation, isUniqueViolation } from '#src/server/db/db-errors.ts';
import { migrate } from '#src/server/db/migrate.ts';
import type { StaffProposalsTable } from '#src/server/db/schema.ts';
import { type OlderDatabase, openOlderDatabase } from './older-database.ts';

let older: OlderDatabase;
let db: Database;
beforeAll(async () => {
  older = await openOlderDatabase('0023-money-back');
  ({ db } = older);
});
afterAll(() => older.close());

const user = (id: string) => ({
  id,
  nickname: id,
  head_img_url: '',
  locale: 'zh-CN',
  created_at: 1,
});
type Row = Insertable<StaffProposalsTable>;

const proposal: Row = {
  ...{ id: 'one', kind: 'setting', subject: 'noticeHours', value: '48', reason: '理事会决定' },
  ...{ proposed_by: 'a', proposed_at: 5, state: 'open', decided_by: null, decided_at: null },
};
const ended: readonly Row[] = [
  { ...proposal, id: 'two', state: 'confirmed', decided_by: 'b', decided_at: 6 },
  {
    ...proposal,
    id: 'three',
    kind: 'liftFreeze',
    state: 'withdrawn',
    decided_by: 'a',
    decided_at: 7,
  },
];
const add = (row: Partial<Row>) => db.insertInto('staff_proposals').values({ ...proposal, ...row });
const rows = () => db.selectFrom('staff_proposals').selectAll().orderBy('id').execute();

test('proposals of before stay as they are, and the guards hold for old and new ones', async () => {
  await db
    .insertInto('users')
    .values([user('a'), user('b')] as never)
    .execute();
  await db
    .insertInto('staff_proposals')
    .values([proposal, ...ended])
    .execute();
  const before = await rows();
  await expect(add({ id: 'early', kind: 'poolFunding' }).execute()).rejects.toSatisfy((error) =>
    isCheckViolation(error),
  );
  expect(await migrate(db)).toContain('0024-pool');
  expect(await rows()).toEqual(before);

  await add({ id: 'four', kind: 'poolFunding', subject: 'LS1' }).execute();
  const refused = (row: Partial<Row>, by: (error: unknown) => boolean) =>
    expect(add(row).execute()).rejects.toSatisfy(by);
  await refused({ id: 'five', kind: 'poolFunding', subject: 'LS1' }, isUniqueViolation);
  await refused({ id: 'six' }, isUniqueViolation);
  await refused({ id: 'seven', kind: 'another' as never, subject: 'x' }, isCheckViolation);
  const own = { state: 'confirmed', decided_by: 'a', decided_at: 8 } as const;
  const confirmOwn = db.updateTable('staff_proposals').set(own).where('id', '=', 'four');
  await expect(confirmOwn.execute()).rejects.toSatisfy((error) =>
    isCheckViolation(error, 'staff_proposals_four_eyes'),
  );
});
