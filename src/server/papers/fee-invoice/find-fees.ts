import { titleIn } from '#src/server/cases/find-tellings.ts';
import type { Database, Trx } from '#src/server/db/database.ts';
import type { FeeForInvoice } from '#src/shared/papers/paper-view.ts';
import type { Locale } from '#src/shared/platform/locale.ts';

const most = 20;

/**
 * Finds service fees that a person's own withdrawals bore and that stand on no live invoice, newest
 * first.
 */
export async function findFees(
  db: Database,
  { userId, locale }: { userId: string; locale: Locale },
): Promise<FeeForInvoice[]> {
  const rows = await selectFees(db)
    .innerJoin('cases', 'cases.id', 'payouts.case_id')
    .select(['payouts.paid_at as paidAt', titleIn(locale).as('caseTitle')])
    .where('cases.owner_user_id', '=', userId)
    .where('withdrawals.applicant_user_id', '=', userId)
    .where('payouts.status', '=', 'SUCCESS')
    .where('part.fee_in_fen', '>', 0)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('papers')
            .select('papers.id')
            .whereRef('papers.payout_no', '=', 'payouts.payout_no')
            .where('papers.voided_at', 'is', null)
            .where('papers.refused_at', 'is', null),
        ),
      ),
    )
    .orderBy('payouts.paid_at', 'desc')
    .orderBy('payouts.payout_no')
    .limit(most)
    .execute();
  return rows.map(({ payoutNo, caseId: infoUuid, caseTitle, amountInFen, paidAt }) => {
    return { payoutNo, infoUuid, caseTitle, amountInFen, paidAt: paidAt ?? 0 };
  });
}

/** Selects what a payout cost whom, and where it stands. */
export function selectFees(db: Database | Trx) {
  return db
    .selectFrom('payouts')
    .innerJoin('withdrawal_instalments as part', (join) =>
      join
        .onRef('part.withdrawal_id', '=', 'payouts.withdrawal_id')
        .onRef('part.position', '=', 'payouts.position'),
    )
    .innerJoin('withdrawals', 'withdrawals.id', 'payouts.withdrawal_id')
    .select(['payouts.payout_no as payoutNo', 'payouts.status', 'payouts.case_id as caseId'])
    .select(['part.fee_in_fen as amountInFen', 'withdrawals.applicant_user_id as userId']);
}
