import type { Database } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { newId } from '#src/server/platform/keys.ts';

/** Writes people who follow a case since long. */
export async function addFollowers(db: Database, caseId: string, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => newId());
  for (let from = 0; from < count; from += 500) {
    const some = ids.slice(from, from + 500);
    await inTransaction(db, async (trx) => {
      await trx.insertInto('users').values(some.map(userRow)).execute();
      await trx
        .insertInto('case_follows')
        .values(some.map((user_id) => ({ case_id: caseId, user_id, created_at: 1 })))
        .execute();
    });
  }
  return ids;
}

const userRow = (id: string) => ({
  ...{ id, nickname: '好心人', head_img_url: '', locale: 'zh-CN' as const, created_at: 1 },
  ...{ mobile_index: null, mobile_sealed: null, mobile_masked: null },
});

/** Answers who was told of an event. */
export async function toldOf(db: Database, subjectId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('notices')
    .select('user_id')
    .where('subject_id', '=', subjectId)
    .execute();
  return rows.map((row) => row.user_id);
}
