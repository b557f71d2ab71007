import { inTransaction } from '#src/server/db/in-transaction.ts';
import { reconciliationQueues } from '#src/server/reconciliation/review-queues.ts';
import { jobHandlersOf } from '../../support/job-handlers-of.ts';
import type { Restored } from './restored-server.ts';

/** Passes every difference that waits, as one person would; answers what the rules refused. */
export async function passAll(
  { services }: Restored,
  staffUserId: string,
  words = '已查明',
): Promise<string[]> {
  const open = await services.db
    .selectFrom('differences')
    .select('id')
    .where('settled_at', 'is', null)
    .execute();
  const refused: string[] = [];
  for (const { id: subjectId } of open) {
    try {
      await inTransaction(services.db, async (trx) => {
        const decided = { subjectId, decision: 'pass', refusals: {}, words } as const;
        return reconciliationQueues[0]?.decide(
          trx,
          { ...decided, staffUserId, now: services.now() },
          services,
        );
      });
    } catch (error) {
      refused.push((error as Error).message);
    }
  }
  return refused;
}

export async function sendBack({ services }: Restored): Promise<number> {
  const { signal } = new AbortController();
  const jobs = await services.db
    .selectFrom('jobs')
    .selectAll()
    .where('name', '=', 'refund-unmatched')
    .where('done_at', 'is', null)
    .execute();
  for (const { id, name, payload } of jobs) {
    const job = { id, payload: JSON.parse(payload), attempt: 1, now: services.now(), signal };
    await jobHandlersOf(services)[name]?.(job);
  }
  return jobs.length;
}

export const balanceOf = async ({ services }: Restored, id: string) =>
  (
    await services.db
      .selectFrom('ledger_accounts')
      .select('balance_in_fen as inFen')
      .where('id', '=', id)
      .executeTakeFirst()
  )?.inFen ?? 0;
