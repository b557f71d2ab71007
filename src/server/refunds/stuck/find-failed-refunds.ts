import type { Database } from '#src/server/db/database.ts';
import { pageFrom, readAnchor } from '#src/server/platform/keyset.ts';
import { donorGives } from '#src/server/refunds/gift/donor-gives.ts';
import type { RefundFailure } from '#src/shared/refunds/refund-state.ts';
import type { FailedRefund } from '#src/shared/refunds/refund-view.ts';

const size = 20;

type Asked = { caseId: string; anchorId: string };

/**
 * Finds gifts of a case whose return failed, for staff: those that can be tried again come first.
 */
export async function findFailedRefunds(db: Database, { caseId, anchorId }: Asked) {
  const [from, after] = (readAnchor(anchorId, 'ns') as [0 | 1, string] | undefined) ?? [0, ''];
  const rows: Row[] = [];
  if (from === 0) rows.push(...(await find(db, { caseId, needsAccount: 0, after })));
  if (rows.length <= size) {
    rows.push(...(await find(db, { caseId, needsAccount: 1, after: from === 0 ? '' : after })));
  }
  const page = pageFrom(rows, size, (row) => [row.needsAccount, row.refundNo]);
  return { ...page, list: page.list.map(viewOf) };
}

type Group = { caseId: string; needsAccount: 0 | 1; after: string };
type Row = Awaited<ReturnType<typeof find>>[number];

function find(db: Database, { caseId, needsAccount, after }: Group) {
  return db
    .selectFrom('refunds')
    .innerJoin('donations', 'donations.id', 'refunds.order_id')
    .select([
      'refunds.refund_no as refundNo',
      'refunds.amount_in_fen as amountInFen',
      'refunds.failure as failure',
      'refunds.needs_account as needsAccount',
      'refunds.next_try_at as nextTryAt',
    ])
    .select(donorGives.as('donorGives'))
    .where('refunds.case_id', '=', caseId)
    .where('refunds.status', '=', 'ERROR')
    .where('refunds.needs_account', '=', needsAccount)
    .where('refunds.refund_no', '>', after)
    .orderBy('refunds.refund_no')
    .limit(size + 1)
    .execute();
}

function viewOf({ failure, needsAccount, donorGives: gives, ...row }: Row): FailedRefund {
  const waitsForDonor = needsAccount === 1;
  const nobodyGives = waitsForDonor && gives === 0;
  return { ...row, failure: failure as RefundFailure | null, waitsForDonor, nobodyGives };
}
