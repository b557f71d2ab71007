import type { Database } from '#src/server/db/database.ts';
import { pageFrom, readAnchor } from '#src/server/platform/keyset.ts';
import { giftRefundOf, selectGiftRefunds } from '#src/server/refunds/gift/gift-refund-rows.ts';
import type { CallAnswer } from '#src/shared/contract/call.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { refundOrderList } from '#src/shared/refunds/calls.ts';
import type { GiftRefund } from '#src/shared/refunds/refund-view.ts';

type Asked = { refundId: string; userId: string; anchorId: string; size: number };

/** Finds the gifts of an own refund, those that failed first, each group by number. */
export async function findRefundOrders(
  db: Database,
  { refundId, userId, anchorId, size }: Asked,
): Promise<CallAnswer<typeof refundOrderList>> {
  await requireOwner(db, refundId, userId);
  const [group, after] = (readAnchor(anchorId, 'ns') as [number, string] | undefined) ?? [0, ''];
  const rows: Row[] = [];
  if (group === 0) rows.push(...(await find(db, { refundId, failed: true, after, size })));
  if (rows.length <= size) {
    const from = group === 0 ? '' : after;
    rows.push(...(await find(db, { refundId, failed: false, after: from, size })));
  }
  const page = pageFrom(rows, size, (row) => [row.failed ? 0 : 1, row.refundNo]);
  return { ...page, list: page.list.map(giftRefundOf) };
}

const mostFailed = 50;

/**
 * Finds those of one refund that failed so far, by number; whose refund it is is the caller's
 * matter.
 */
export async function findFailedOrders(db: Database, refundId: string): Promise<GiftRefund[]> {
  const rows = await find(db, { refundId, failed: true, after: '', size: mostFailed });
  return rows.slice(0, mostFailed).map(giftRefundOf);
}

type Group = { refundId: string; failed: boolean; after: string; size: number };
type Row = Awaited<ReturnType<typeof find>>[number];

async function find(db: Database, { refundId, failed, after, size }: Group) {
  const rows = await selectGiftRefunds(db)
    .where('refunds.case_refund_id', '=', refundId)
    .where((eb) =>
      failed
        ? eb.or([eb('refunds.status', '=', 'ERROR'), eb('refunds.needs_account', '=', 1)])
        : eb.and([eb('refunds.status', '<>', 'ERROR'), eb('refunds.needs_account', '=', 0)]),
    )
    .where('refunds.refund_no', '>', after)
    .orderBy('refunds.refund_no')
    .limit(size + 1)
    .execute();
  return rows.map((row) => ({ ...row, failed }));
}

async function requireOwner(db: Database, refundId: string, userId: string): Promise<void> {
  const own = await db
    .selectFrom('case_refunds')
    .innerJoin('cases', 'cases.id', 'case_refunds.case_id')
    .select('case_refunds.id')
    .where('case_refunds.id', '=', refundId)
    .where('case_refunds.kind', '<>', 'grace')
    .where('cases.owner_user_id', '=', userId)
    .executeTakeFirst();
  if (!own) throw new Problem('notFound');
}
