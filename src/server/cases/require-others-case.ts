import type { Trx } from '#src/server/db/database.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { hasHelped } from './gifts/has-helped.ts';

/** Of their own case, and of one they helped to fill in, staff neither propose nor decide anything. */
export async function requireOthersCase(trx: Trx, caseId: string, staffUserId: string) {
  const { ownerUserId } = await trx
    .selectFrom('cases')
    .select('owner_user_id as ownerUserId')
    .where('id', '=', caseId)
    .executeTakeFirstOrThrow();
  if (ownerUserId === staffUserId) throw new Problem('ownTask');
  if (await hasHelped(trx, { caseId, userId: staffUserId })) throw new Problem('ownTask');
}
