import type { Trx } from '#src/server/db/database.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { isShownAdviser } from './shown-adviser.ts';

type Desk = { adviserId: string; userId: string };

/** Lets an account see and call the leads of an adviser. */
export async function openAdviserDesk(trx: Trx, desk: Desk, now: number): Promise<void> {
  await requireFree(trx, desk);
  const { adviserId, userId } = desk;
  await trx.updateTable('advisers').set({ user_id: userId }).where('id', '=', adviserId).execute();
  await trx
    .insertInto('staff_roles')
    .values({ user_id: userId, role: 'adviser', created_at: now })
    .execute();
}

/** The adviser works and has no desk; whoever decides on appeals does not call families for them. */
export async function requireFree(trx: Trx, { adviserId, userId }: Desk): Promise<void> {
  const adviser = await trx
    .selectFrom('advisers')
    .select('user_id')
    .where('id', '=', adviserId)
    .where(isShownAdviser)
    .executeTakeFirst();
  if (!adviser) throw new Problem('notFound');
  const role = await trx
    .selectFrom('staff_roles')
    .select('role')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (adviser.user_id !== null || role) throw new Problem('staffAlready');
}
