import { inTransaction } from '#src/server/db/in-transaction.ts';
import type { Services } from '#src/server/services.ts';
import { logLead } from './log-lead.ts';

const atOnce = 100;

/**
 * Whoever was not called in time waits for every adviser, first of all. The clock of one step is a
 * working day, and a call that reached nobody starts the next.
 */
export async function returnLate({ db }: Pick<Services, 'db'>, now: number): Promise<number> {
  const late = await db
    .selectFrom('leads')
    .select('id')
    .where('state', '=', 'open')
    .where('adviser_id', 'is not', null)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(atOnce)
    .execute();
  for (const { id } of late) {
    await inTransaction(db, async (trx) => {
      const returned = await trx
        .updateTable('leads')
        .set({ adviser_id: null, reach: 'common', changed_at: now })
        .set((eb) => ({ escalated_at: eb.fn.coalesce('escalated_at', eb.val(now)) }))
        .where('id', '=', id)
        .where('state', '=', 'open')
        .where('adviser_id', 'is not', null)
        .where('due_at', '<=', now)
        .returning('id')
        .executeTakeFirst();
      if (returned) await logLead(trx, { leadId: id, act: 'late', by: null, adviserId: null }, now);
    });
  }
  return late.length;
}
