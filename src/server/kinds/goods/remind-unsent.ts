import { sql } from 'kysely';
import type { Database } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { notify } from '#src/server/notices/notify.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';

const batchSize = 200;

/**
 * Reminds a family once of a paid thing that is not on its way by the day it promised. A family in
 * mourning gets no reminder; what it owes stands on its pages.
 */
export async function remindUnsent(db: Database, now: number): Promise<void> {
  for (const { orderId, caseId, thing, ownerUserId, mourningAt } of await findUnsent(db, now)) {
    await inTransaction(db, async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('gear_orders')
        .set({ reminded_at: now })
        .where('order_id', '=', orderId)
        .where('sent_at', 'is', null)
        .where('freed_at', 'is', null)
        .where('reminded_at', 'is', null)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n || mourningAt !== null) return;
      const told = { userId: ownerUserId, caseId, subjectId: orderId, params: { thing } };
      await notify(trx, { ...told, kind: 'goodsUnsent', now });
    });
  }
}

function findUnsent(db: Database, now: number) {
  return db
    .selectFrom('gear_orders')
    .innerJoin('donations', 'donations.id', 'gear_orders.order_id')
    .innerJoin('cases', 'cases.id', 'gear_orders.case_id')
    .select(['order_id as orderId', 'gear_orders.case_id as caseId', 'gear_orders.title as thing'])
    .select(['cases.owner_user_id as ownerUserId', 'cases.mourning_at as mourningAt'])
    .where('donations.status', '=', 'PAID')
    .where('sent_at', 'is', null)
    .where('freed_at', 'is', null)
    .where('reminded_at', 'is', null)
    .where(sql<number>`donations.paid_at + gear_orders.send_days * ${dayMs}`, '<=', now)
    .orderBy('donations.paid_at')
    .limit(batchSize)
    .execute();
}
