import type { Insertable } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isCheckViolation, isUniqueViolation } from '#src/server/db/db-errors.ts';
import { migrate } from '#src/server/db/migrate.ts';
import type { StaffProposalsTable } from '#src/server/db/schema.ts';
import { type OlderDatabase, openOlderDatabase } from './older-database.ts';

let older: OlderDatabase;
beforeAll(async () => {
  older = await openOlderDatabase('0027-lost-receipts');
});
afterAll(() => older.close());

test('proposals of before stay, and a number of the statement is confirmed for one kind only', async () => {
  const { db } = older;
  const user = (id: string) => ({ id, nickname: id, head_img_url: '', locale: 'zh-CN' });
  await db
    .insertInto('users')
    .values(['a', 'b'].map((id) => ({ ...user(id), created_at: 1 })) as never)
    .execute();
  const funding: Insertable<StaffProposalsTable> = {
    ...{ id: 'one', kind: 'poolFunding', subject: 'LS1', value: '{}', reason: '对账单' },
    ...{ proposed_by: 'a', proposed_at: 5, state: 'confirmed', decided_by: 'b', decided_at: 6 },
  };
  const add = (row: Partial<Insertable<StaffProposalsTable>>) =>
    db.insertInto('staff_proposals').values({ ...funding, ...row });
  const clawback = { id: 'two', kind: 'clawback' } as const;
  await add({}).execute();
  await expect(add({ ...clawback, subject: 'FK1' }).execute()).rejects.toSatisfy((error) =>
    isCheckViolation(error),
  );
  const before = await db.selectFrom('staff_proposals').selectAll().execute();
  expect(await migrate(db)).toContain('0028-clawbacks');
  expect(await db.selectFrom('staff_proposals').selectAll().execute()).toEqual(before);
  await add({ ...clawback, subject: 'FK1' }).execute();
  for (const kind of ['clawback', 'poolFunding'] as const) {
    const again = add({ id: kind, kind, subject: 'FK1' });
    await expect(again.execute()).rejects.toSatisfy((error) => isUniqueViolation(error));
  }
});
