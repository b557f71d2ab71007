import { logLead } from '#src/server/advisers/leads/log-lead.ts';
import type { Database } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { recordAct } from '#src/server/review/record-act.ts';
import { workingDaysAfter } from '#src/shared/advisers/leads/working-day.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { findOwnAdviser, lockLead, requireOthersLead } from './lock-lead.ts';

/** An adviser takes what nobody has. What is late has a working day more, and stays late. */
export function claimLead(
  db: Database,
  { leadId, staffUserId }: { leadId: string; staffUserId: string },
  now: number,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    const lead = await lockLead(trx, leadId);
    const adviserId = await findOwnAdviser(trx, staffUserId);
    if (adviserId === undefined) throw new Problem('notFound');
    if (lead.adviser_id === adviserId) return;
    if (lead.adviser_id !== null) throw new Problem('leadTaken');
    if (lead.state === 'closed') throw new Problem('leadClosed');
    await requireOthersLead(trx, { leadId, userId: staffUserId });
    await trx
      .updateTable('leads')
      .set({ adviser_id: adviserId, due_at: dueAnew(lead.due_at, now), changed_at: now })
      .where('id', '=', leadId)
      .execute();
    await logLead(trx, { leadId, act: 'claimed', by: staffUserId, adviserId }, now);
    await recordAct(trx, { act: 'claimLead', staffUserId, subjectId: leadId, now });
  });
}

/** Whoever gets what is late already has a working day for it. */
export function dueAnew(dueAt: number, now: number): number {
  return dueAt > now ? dueAt : workingDaysAfter(now, 1);
}
