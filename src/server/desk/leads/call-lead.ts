import { logLead } from '#src/server/advisers/leads/log-lead.ts';
import type { Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { recordAct } from '#src/server/review/record-act.ts';
import type { Services } from '#src/server/services.ts';
import { type LeadOutcome, stepOfCall } from '#src/shared/advisers/leads/lead-steps.ts';
import { workingDaysAfter } from '#src/shared/advisers/leads/working-day.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { type LockedLead, lockHeldLead, lockLead } from './lock-lead.ts';

type Called = {
  leadId: string;
  outcome: LeadOutcome;
  note: string;
  tries: number;
  staffUserId: string;
};

/** Keeps how a call went. The note is sealed beside it; the trail has the outcome alone. */
export function callLead(
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  called: Called,
  now: number,
): Promise<void> {
  const { leadId, outcome, note, staffUserId } = called;
  return inTransaction(db, async (trx) => {
    if (await wasKept(trx, called)) return;
    const lead = await lockHeldLead(trx, { leadId, staffUserId });
    if (lead.tries !== called.tries) throw new Problem('taskChanged');
    const { adviser_id: adviserId } = lead;
    await trx
      .updateTable('leads')
      .set(afterCall(lead, outcome, now))
      .where('id', '=', leadId)
      .execute();
    const row = { leadId, act: 'called', by: staffUserId, adviserId, outcome } as const;
    await logLead(trx, { ...row, note: { keys, words: note } }, now);
    const detail = { outcome };
    await recordAct(trx, { act: 'callLead', staffUserId, subjectId: leadId, detail, now });
  });
}

function afterCall(lead: LockedLead, outcome: LeadOutcome, now: number) {
  const step = stepOfCall(lead.state, outcome);
  if (!step) throw new Problem('leadClosed');
  const { state, days } = step;
  const due_at = days === 0 ? lead.due_at : workingDaysAfter(now, days);
  return { state, outcome, tries: lead.tries + 1, due_at, changed_at: now };
}

/** When it is sent twice, such as after an answer that was lost, it is one call. */
async function wasKept(
  trx: Trx,
  { leadId, outcome, tries, staffUserId }: Called,
): Promise<boolean> {
  const lead = await lockLead(trx, leadId);
  if (lead.tries !== tries + 1) return false;
  const last = await trx
    .selectFrom('lead_log')
    .select(['by_user_id', 'outcome'])
    .where('lead_id', '=', leadId)
    .where('act', '=', 'called')
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.by_user_id === staffUserId && last.outcome === outcome;
}
