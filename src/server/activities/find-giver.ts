import type { Trx } from '#src/server/db/database.ts';
import { findGear } from '#src/server/kinds/find-gear.ts';
import { mayBeMatched } from './may-be-matched.ts';

type Gift = { orderId: string; caseId: string; paidAt: number };

/** The giver, where a sponsor may add to the gift at all; a thing that is bought is none. */
export async function findGiver(
  trx: Trx,
  { orderId, caseId, paidAt }: Gift,
  { accountAgeDays }: { accountAgeDays: number },
): Promise<string | undefined> {
  const { userId } = await trx
    .selectFrom('donations')
    .select('user_id as userId')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  if (userId === null) return undefined;
  if (!(await mayBeMatched(trx, { userId, caseId, accountAgeDays }, paidAt))) return undefined;
  return (await findGear(trx, orderId)) ? undefined : userId;
}
