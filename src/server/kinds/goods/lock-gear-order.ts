import { lockCaseFund } from '#src/server/cases/money/lock-case-fund.ts';
import type { Trx } from '#src/server/db/database.ts';
import { stateOfRow } from '#src/server/kinds/state-of-row.ts';
import { Problem } from '#src/shared/contract/problem.ts';

/**
 * It says whose order it has to be: the family's of the case, the donor's own, or anybody's for
 * staff.
 */
type GearOrderAsked = { orderId: string; caseId?: string; userId?: string };

/**
 * Finds an order of a thing as it stands once its case's money is ours to change, so that
 * nothing is sent while its gift is taken back. Someone else's is as good as absent.
 */
export async function lockGearOrder(trx: Trx, { orderId, caseId, userId }: GearOrderAsked) {
  const asked = trx
    .selectFrom('gear_orders')
    .select(['case_id', 'user_id'])
    .where('order_id', '=', orderId);
  const known = await asked.executeTakeFirst();
  const isTheirs =
    known &&
    (caseId === undefined || known.case_id === caseId) &&
    (userId === undefined || known.user_id === userId);
  if (!isTheirs) throw new Problem('notFound');
  await lockCaseFund(trx, known.case_id);
  const order = await trx
    .selectFrom('gear_orders')
    .innerJoin('donations', 'donations.id', 'gear_orders.order_id')
    .innerJoin('cases', 'cases.id', 'gear_orders.case_id')
    .selectAll('gear_orders')
    .select(['donations.status', 'cases.owner_user_id as ownerUserId'])
    .where('gear_orders.order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return { ...order, state: stateOfRow(order) };
}
