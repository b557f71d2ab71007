import { engineOf, type Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { getOwnGift, type OwnGiftAsked } from '#src/server/refunds/gift/find-own-gift.ts';
import type { Services } from '#src/server/services.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { choicesOf, type IfUnused } from '#src/shared/refunds/if-unused.ts';

type Changed = OwnGiftAsked & { ifUnused: IfUnused };

/**
 * A donor says otherwise what becomes of an own gift if its case gives it back, until that begins:
 * whoever is first at the gift, donor or refund, is obeyed. Said again, it changes nothing.
 */
export async function changeIfUnused(
  services: Pick<Services, 'db' | 'keys'>,
  { ifUnused, ...asked }: Changed,
  now: number,
): Promise<{ ifUnused: IfUnused }> {
  const { orderId } = await getOwnGift(services, asked);
  return inTransaction(services.db, async (trx) => {
    const gift = await lockGift(trx, orderId);
    const isOpen = gift.status === 'CREATED' || gift.status === 'PAID';
    const offered = choicesOf({
      ...{ passed: gift.passedFrom !== null, ofThing: gift.gearId !== null },
      caseType: gift.caseType,
    });
    if (!isOpen || !offered.includes(ifUnused)) throw new Problem('choiceOver');
    if (gift.ifUnused === ifUnused) return { ifUnused };
    await trx
      .updateTable('donations')
      .set({ if_unused: ifUnused })
      .where('id', '=', orderId)
      .execute();
    await keepChange(trx, { orderId, before: gift.ifUnused, ifUnused }, now);
    return { ifUnused };
  });
}

/** Whoever gives it back or passes it on waits, and is waited for. */
function lockGift(trx: Trx, orderId: string) {
  const query = trx
    .selectFrom('donations')
    .innerJoin('cases', 'cases.id', 'donations.case_id')
    .leftJoin('gear_orders', 'gear_orders.order_id', 'donations.id')
    .select(['donations.status', 'if_unused as ifUnused', 'passed_from as passedFrom'])
    .select(['gear_orders.gear_id as gearId', 'cases.case_type as caseType'])
    .where('donations.id', '=', orderId);
  const locked = engineOf(trx) === 'postgres' ? query.forUpdate('donations') : query;
  return locked.executeTakeFirstOrThrow();
}

type Change = { orderId: string; before: IfUnused; ifUnused: IfUnused };

async function keepChange(
  trx: Trx,
  { orderId, before, ifUnused }: Change,
  now: number,
): Promise<void> {
  const { last } = await trx
    .selectFrom('if_unused_changes')
    .select(({ fn }) => fn.max<number | null>('position').as('last'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('if_unused_changes')
    .values({
      ...{ order_id: orderId, position: (last ?? 0) + 1, chosen_before: before },
      ...{ chosen: ifUnused, changed_at: now },
    })
    .execute();
}
