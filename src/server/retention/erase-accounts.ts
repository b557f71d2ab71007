import type { Trx } from '#src/server/db/database.ts';

/**
 * Erases the numbers of banks that money of a case went to; masks and hashes stay with the books.
 */
export async function eraseAccounts(trx: Trx, caseId: string): Promise<void> {
  await trx
    .updateTable('case_payees')
    .set({ account_sealed: '', name_reference: null })
    .where('case_id', '=', caseId)
    .execute();
  const refunds = await trx
    .updateTable('refunds')
    .set({ account_sealed: null })
    .where('case_id', '=', caseId)
    .where('account_sealed', 'is not', null)
    .returning('refund_no')
    .execute();
  for (const { refund_no: refundNo } of refunds)
    await trx
      .updateTable('staff_proposals')
      .set({ account_sealed: null })
      .where('kind', '=', 'refundAccount')
      .where('subject', '=', refundNo)
      .execute();
}
