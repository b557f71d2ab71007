import type { Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { tagOfCase, tagOfLists } from '#src/server/platform/page-tags.ts';
import type { Services } from '#src/server/services.ts';
import { countHidden } from '#src/server/venues/count-hidden.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { OrderView } from '#src/shared/donations/own/calls.ts';
import { findOrderView, type OwnOrder } from './find-order-view.ts';

type Asked = OwnOrder & { anonymous: boolean };

/** Shows or hides the donor's name wherever the donation is listed. */
export async function modifyAnonymous(
  { db, pageTags }: Pick<Services, 'db' | 'pageTags'>,
  { anonymous, ...own }: Asked,
  now: number,
): Promise<OrderView> {
  const ofVenue = await inTransaction(db, (trx) => change(trx, { anonymous, ...own }));
  const order = await findOrderView(db, own, now);
  if (!order) throw new Problem('notFound');
  pageTags.purge([tagOfCase(order.infoUuid), ...(ofVenue ? [tagOfLists] : [])]);
  return order;
}

/** Was it given through a venue? That lists no one who hides a gift. */
async function change(trx: Trx, { anonymous, orderId, userId }: Asked): Promise<boolean> {
  const gift = await trx
    .updateTable('donations')
    .set({ anonymous: anonymous ? 1 : 0 })
    .where('id', '=', orderId)
    .where('user_id', '=', userId)
    .where('anonymous', '=', anonymous ? 0 : 1)
    .returning(['user_id as userId', 'activity_id as activityId'])
    .returning(['sub_activity_id as subActivityId', 'paid_at as paidAt'])
    .returning(['amount_in_fen as givenInFen', 'returned_in_fen as returnedInFen'])
    .executeTakeFirst();
  if (!gift) return false;
  const isCounted = gift.paidAt !== null && gift.returnedInFen < gift.givenInFen;
  if (isCounted) await countHidden(trx, gift, anonymous ? 1 : -1);
  return gift.activityId !== null;
}
