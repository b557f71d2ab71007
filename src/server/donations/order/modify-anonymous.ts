import { tagOfCase } from '#src/server/platform/page-tags.ts';
import type { Services } from '#src/server/services.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { OrderView } from '#src/shared/donations/calls.ts';
import { findOrderView, type OwnOrder } from './find-order-view.ts';

type Asked = OwnOrder & { anonymous: boolean };

/** Shows or hides the donor's name wherever the donation is listed. */
export async function modifyAnonymous(
  { db, pageTags }: Pick<Services, 'db' | 'pageTags'>,
  { anonymous, ...own }: Asked,
  now: number,
): Promise<OrderView> {
  await db
    .updateTable('donations')
    .set({ anonymous: anonymous ? 1 : 0 })
    .where('id', '=', own.orderId)
    .where('user_id', '=', own.userId)
    .execute();
  const order = await findOrderView(db, own, now);
  if (!order) throw new Problem('notFound');
  pageTags.purge([tagOfCase(order.infoUuid)]);
  return order;
}
