import { canTakeBack } from '#src/shared/refunds/grace.ts';
import type { House } from '../platform/house.ts';
import { findSettings } from '../platform/settings.ts';

/** Which of these gifts their donors may take back now, and for how long after paying. */
export async function findTakeable(
  { db, config }: Pick<House, 'db' | 'config'>,
  orderIds: readonly string[],
  now: number,
): Promise<{ orderIds: ReadonlySet<string>; graceRefundHours: number }> {
  const { graceRefundHours } = await findSettings(db, config);
  const rows = await db
    .selectFrom('donations')
    .innerJoin('cases', 'cases.id', 'donations.case_id')
    .select([
      'donations.id as orderId',
      'donations.status as status',
      'donations.paid_at as paidAt',
      'cases.status as caseStatus',
      'cases.display_status as displayStatus',
      'cases.end_reason as endReason',
      'cases.finish_text as finishText',
      'cases.ends_at as endsAt',
      'cases.mourning_at as mourningAt',
    ])
    .where('donations.id', 'in', orderIds.length > 0 ? orderIds : [''])
    .execute();
  const takeable = rows.filter(({ caseStatus, ...row }) =>
    canTakeBack({ ...row, state: { ...row, status: caseStatus }, graceRefundHours }, now),
  );
  return { orderIds: new Set(takeable.map(({ orderId }) => orderId)), graceRefundHours };
}
