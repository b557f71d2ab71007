import type { Database } from '#src/server/db/database.ts';
import { findProposals } from '#src/server/review/find-proposals.ts';

/** Finds what waits for a second person, of a case. */
export async function findProposedAccounts(db: Database, caseId: string) {
  const proposals = await findProposals(db, { kind: 'refundAccount' });
  if (proposals.length === 0) return [];
  const refunds = await db
    .selectFrom('refunds')
    .select(['refund_no as refundNo', 'amount_in_fen as amountInFen'])
    .where('case_id', '=', caseId)
    .where(
      'refund_no',
      'in',
      proposals.map(({ subject }) => subject),
    )
    .execute();
  return proposals.flatMap(({ value, ...proposal }) => {
    const refund = refunds.find(({ refundNo }) => refundNo === proposal.subject);
    return refund ? [{ ...proposal, ...refund, mask: value.mask }] : [];
  });
}
