import type { Trx } from '#src/server/db/database.ts';
import { workedOn } from '#src/shared/advisers/leads/lead-steps.ts';
import { logLead } from './leads/log-lead.ts';

type Closed = { adviserId: string; by: string | null };

/** An adviser works no longer: there is no desk, and whoever waits for them waits for all. */
export async function closeDesk(trx: Trx, { adviserId, by }: Closed, now: number): Promise<void> {
  const desk = await trx
    .selectFrom('advisers')
    .select('user_id')
    .where('id', '=', adviserId)
    .executeTakeFirst();
  await trx.updateTable('advisers').set({ user_id: null }).where('id', '=', adviserId).execute();
  if (desk?.user_id) {
    await trx
      .deleteFrom('staff_roles')
      .where('user_id', '=', desk.user_id)
      .where('role', '=', 'adviser')
      .execute();
  }
  const left = await trx
    .updateTable('leads')
    .set({ adviser_id: null, reach: 'common', changed_at: now })
    .where('adviser_id', '=', adviserId)
    .where('state', 'in', workedOn)
    .returning('id')
    .execute();
  for (const { id } of left) {
    await logLead(trx, { leadId: id, act: 'returned', by, adviserId: null }, now);
  }
}
