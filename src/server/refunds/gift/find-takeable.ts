import { findAskedAt } from '#src/server/cases/changes/find-asked-at.ts';
import { caseStateColumns } from '#src/server/cases/state/case-state-columns.ts';
import type { Database } from '#src/server/db/database.ts';
import { findMoneyOutFreeze } from '#src/server/ledger/find-money-out-freeze.ts';
import { findSettings } from '#src/server/platform/settings.ts';
import type { Services } from '#src/server/services.ts';
import { canTakeBack, wasAsked } from '#src/shared/refunds/grace.ts';
import { isStillHeld } from './is-still-held.ts';

type Takeable = {
  orderIds: ReadonlySet<string>;
  /** These are those of them whose case was rewritten since. */
  askedIds: ReadonlySet<string>;
  graceRefundHours: number;
};

/**
 * Finds which of these gifts would go back now if their donors asked, and for how long after
 * paying.
 */
export async function findTakeable(
  { db, config }: Pick<Services, 'db' | 'config'>,
  orderIds: readonly string[],
  now: number,
): Promise<Takeable> {
  const { graceRefundHours } = await findSettings(db, config);
  if (await findMoneyOutFreeze(db))
    return { orderIds: new Set(), askedIds: new Set(), graceRefundHours };
  const rows = await selectGifts(db, orderIds);
  const askedAts = await findAskedAt(
    db,
    rows.map(({ caseId }) => caseId),
  );
  const [takeable, askedIds] = [new Set<string>(), new Set<string>()];
  for (const state of rows) {
    const { orderId, caseId, amountInFen } = state;
    const row = { ...state, status: state.giftStatus };
    const ofThing = row.gearId !== null;
    const askedAt = askedAts.get(caseId);
    const asked = { ...row, state, graceRefundHours, ofThing, askedAt };
    if (row.sentAt !== null || !canTakeBack(asked, now)) continue;
    if (!(await isStillHeld(db, { caseId, amountInFen, ofThing }))) continue;
    takeable.add(orderId);
    if (wasAsked(asked)) askedIds.add(orderId);
  }
  return { orderIds: takeable, askedIds, graceRefundHours };
}

function selectGifts(db: Database, orderIds: readonly string[]) {
  return (
    db
      .selectFrom('donations')
      .innerJoin('cases', 'cases.id', 'donations.case_id')
      .leftJoin('gear_orders', 'gear_orders.order_id', 'donations.id')
      .select([
        'donations.id as orderId',
        'donations.case_id as caseId',
        'donations.amount_in_fen as amountInFen',
        'donations.status as giftStatus',
        'donations.paid_at as paidAt',
        'gear_orders.gear_id as gearId',
        'gear_orders.sent_at as sentAt',
      ])
      .select(caseStateColumns)
      // What was passed on stays where its donor's choice brought it.
      .where('donations.passed_from', 'is', null)
      .where('donations.id', 'in', orderIds.length > 0 ? orderIds : [''])
      .execute()
  );
}
