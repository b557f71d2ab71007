import { getCaller } from '#src/server/advisers/leads/get-caller.ts';
import { logLead } from '#src/server/advisers/leads/log-lead.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { recordLookUp } from '#src/server/desk/record-look-up.ts';
import type { Services } from '#src/server/services.ts';
import { lockHeldLead } from './lock-lead.ts';

type Asked = { leadId: string; staffUserId: string };

/**
 * Answers name and number for who has the lead; the look stands on the trail and in its log first.
 */
export async function revealLead(
  services: Services,
  { leadId, staffUserId }: Asked,
  now: number,
): Promise<{ name: string; mobile: string }> {
  await inTransaction(services.db, (trx) => lockHeldLead(trx, { leadId, staffUserId }));
  const detail = { field: ['name', 'mobile'] };
  await recordLookUp(services, { act: 'unmask', staffUserId, subjectId: leadId, detail }, now);
  await inTransaction(services.db, async (trx) => {
    const { adviser_id: adviserId } = await lockHeldLead(trx, { leadId, staffUserId });
    await logLead(trx, { leadId, act: 'revealed', by: staffUserId, adviserId }, now);
  });
  return getCaller(services, leadId);
}
