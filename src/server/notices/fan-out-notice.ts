import type { Database, Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { enqueueFanOut, type FanOut } from './notify.ts';
import { storeNotices } from './store-notices.ts';

const batchSize = 200;

/**
 * Tells one batch of a case's followers or donors and queues the next, both in one transaction:
 * a run that dies begins its batch again, and nobody is told twice.
 */
export async function fanOutNotice(db: Database, fanOut: FanOut, now: number): Promise<void> {
  const { caseId, kind, subjectId, params = {}, at } = fanOut;
  await inTransaction(db, async (trx) => {
    const people = await findBatch(trx, fanOut);
    const after = people.at(-1);
    if (!after) return;
    const owner = await findOwner(trx, caseId);
    const others = people.filter((userId) => userId !== owner);
    if (others.length > 0)
      await storeNotices(trx, others, { kind, caseId, subjectId, params, at, now });
    if (people.length === batchSize) await enqueueFanOut(trx, { ...fanOut, after }, now);
  });
}

/**
 * Finds who came after it happened is told nothing of it: their list would begin before they did.
 */
async function findBatch(trx: Trx, { audience, caseId, after, at }: FanOut): Promise<string[]> {
  const rows =
    audience === 'followers'
      ? await trx
          .selectFrom('case_follows')
          .select('user_id')
          .where('case_id', '=', caseId)
          .where('created_at', '<=', at)
          .where('user_id', '>', after)
          .orderBy('user_id')
          .limit(batchSize)
          .execute()
      : await trx
          .selectFrom('donations')
          .select('user_id')
          .distinct()
          .where('case_id', '=', caseId)
          .where('paid_at', '<=', at)
          .where('user_id', '>', after)
          .orderBy('user_id')
          .limit(batchSize)
          .execute();
  return rows.flatMap((row) => row.user_id ?? []);
}

/** Who runs the case writes its news and need not be told of them. */
async function findOwner(trx: Trx, caseId: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom('cases')
    .select('owner_user_id')
    .where('id', '=', caseId)
    .executeTakeFirst();
  return row?.owner_user_id;
}
