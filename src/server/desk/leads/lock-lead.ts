import { isShownAdviser } from '#src/server/advisers/shown-adviser.ts';
import { type Database, engineOf, type Trx } from '#src/server/db/database.ts';
import { Problem } from '#src/shared/contract/problem.ts';

/** Finds the adviser whose desk an account has. */
export async function findOwnAdviser(
  db: Database | Trx,
  userId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('advisers')
    .select('id')
    .where('user_id', '=', userId)
    .where(isShownAdviser)
    .executeTakeFirst();
  return row?.id;
}

/** Locks a lead until the transaction ends, with who it is about. */
export async function lockLead(trx: Trx, leadId: string) {
  const query = trx.selectFrom('leads').selectAll().where('id', '=', leadId);
  const row = await (engineOf(trx) === 'postgres' ? query.forUpdate() : query).executeTakeFirst();
  if (!row) throw new Problem('notFound');
  return row;
}

export type LockedLead = Awaited<ReturnType<typeof lockLead>>;

/** It is for who has it alone, while anything is still to be done. */
export async function lockHeldLead(
  trx: Trx,
  { leadId, staffUserId }: { leadId: string; staffUserId: string },
): Promise<LockedLead & { adviser_id: string }> {
  const lead = await lockLead(trx, leadId);
  const adviserId = await findOwnAdviser(trx, staffUserId);
  if (adviserId === undefined || lead.adviser_id !== adviserId) throw new Problem('leadNotYours');
  if (lead.state === 'closed') throw new Problem('leadClosed');
  return { ...lead, adviser_id: adviserId };
}

/** Nobody calls their own family: not by account, nor by phone. */
export async function requireOthersLead(
  trx: Trx,
  { leadId, userId }: { leadId: string; userId: string },
): Promise<void> {
  const own = await trx
    .selectFrom('inquiries')
    .innerJoin('users', (join) => join.on('users.id', '=', userId))
    .select('inquiries.id')
    .where('inquiries.id', '=', leadId)
    .where((eb) =>
      eb.or([
        eb('inquiries.user_id', '=', userId),
        eb('inquiries.mobile_index', '=', eb.ref('users.mobile_index')),
      ]),
    )
    .executeTakeFirst();
  if (own) throw new Problem('ownTask');
}
