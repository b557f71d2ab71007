import { logLead } from '#src/server/advisers/leads/log-lead.ts';
import { tellAdviser } from '#src/server/advisers/leads/tell-adviser.ts';
import { isShownAdviser } from '#src/server/advisers/shown-adviser.ts';
import type { Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import type { Staff } from '#src/server/desk/tasks/lock-task.ts';
import { recordAct } from '#src/server/review/record-act.ts';
import type { Services } from '#src/server/services.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { dueAnew } from './claim-lead.ts';
import { findOwnAdviser, type LockedLead, lockLead, requireOthersLead } from './lock-lead.ts';

/** Without an adviser it goes back to all. */
type Handed = { leadId: string; adviserId: string; reason: string; staff: Staff };

/** Gives a lead to a colleague, or back; by who has it, or an administrator. */
export async function handLead(
  { db, wakeJobs }: Pick<Services, 'db' | 'wakeJobs'>,
  { leadId, adviserId, reason, staff }: Handed,
  now: number,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const lead = await lockLead(trx, leadId);
    await requireMay(trx, lead, staff);
    const to = adviserId || null;
    if (lead.adviser_id === to) return;
    const assignee = to === null ? '' : await requireCaller(trx, leadId, to);
    await trx
      .updateTable('leads')
      .set({ adviser_id: to, reach: to === null ? 'common' : 'named', changed_at: now })
      .set({ due_at: to === null ? lead.due_at : dueAnew(lead.due_at, now) })
      .where('id', '=', leadId)
      .execute();
    const act = to === null ? 'returned' : 'handed';
    await logLead(trx, { leadId, act, by: staff.userId, adviserId: to }, now);
    if (to !== null) await tellAdviser(trx, { leadId, adviserId: to, city: lead.city }, now);
    const about = { subjectId: leadId, reason, detail: { assignee } };
    await recordAct(trx, { act: 'handLead', staffUserId: staff.userId, ...about, now });
  });
  wakeJobs();
}

async function requireMay(trx: Trx, lead: LockedLead, staff: Staff): Promise<void> {
  const own = await findOwnAdviser(trx, staff.userId);
  const holds = own !== undefined && lead.adviser_id === own;
  if (!holds && !staff.roles.includes('administrator')) throw new Problem('leadNotYours');
  if (lead.state === 'closed') throw new Problem('leadClosed');
}

/** Finds somebody with a desk, who is not of the family; answers the name of their account. */
async function requireCaller(trx: Trx, leadId: string, adviserId: string): Promise<string> {
  const row = await trx
    .selectFrom('advisers')
    .innerJoin('users', 'users.id', 'advisers.user_id')
    .select(['users.id as userId', 'users.nickname'])
    .where('advisers.id', '=', adviserId)
    .where(isShownAdviser)
    .executeTakeFirst();
  if (!row) throw new Problem('notFound');
  await requireOthersLead(trx, { leadId, userId: row.userId });
  return row.nickname;
}
