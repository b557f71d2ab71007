import { sql } from 'kysely';
import { papersOfInquiry } from '#src/server/advisers/add-inquiry.ts';
import type { Trx } from '#src/server/db/database.ts';
import { papersOf } from '#src/server/discussions/submit-explanation.ts';
import { papersOfPayee } from '#src/server/raising/payee/payee.ts';
import { subjectsOf as subjectsOfSheet } from '#src/server/raising/sheet/bind-photos.ts';
import { refundSubject } from '#src/server/refunds/case/apply-refund.ts';
import { cardOf } from '#src/server/verification/doctor-card.ts';
import { sheetNames } from '#src/shared/raising/sheet-names.ts';

/**
 * Erases what only staff and the family saw of a case: the sheets with their numbers, photos that
 * were never public, what staff asked, refused and read in reports, and who verified by name and
 * number. Photos go with the next sweep, files first of all; what everybody reads stays.
 */
export async function erasePapers(trx: Trx, caseId: string): Promise<void> {
  const subjects = await subjectsOf(trx, caseId);
  await trx
    .updateTable('images')
    .set({ subject: null, position: null })
    .where('subject', 'in', subjects)
    .where('path', 'is', null)
    .execute();
  await trx
    .updateTable('case_parts')
    .set({ content_sealed: null, draft_sealed: null, refusals: '{}' })
    .set({ status: sql`case when status = 4 then 1 else status end` })
    .where('case_id', '=', caseId)
    .execute();
  await trx.deleteFrom('task_questions').where('case_id', '=', caseId).execute();
  await trx
    .updateTable('review_tasks')
    .set({ refused_sealed: null })
    .where('case_id', '=', caseId)
    .execute();
  await trx
    .updateTable('reports')
    .set({ content_sealed: '', real_name_sealed: null, mobile_sealed: null })
    .where('case_id', '=', caseId)
    .execute();
  await trx
    .updateTable('verifications')
    .set({ real_name_sealed: '', id_card_sealed: null })
    .where('case_id', '=', caseId)
    .execute();
  await trx
    .updateTable('gear_orders')
    .set({ address_sealed: '' })
    .where('case_id', '=', caseId)
    .execute();
}

/** Lists whatever photos of the case were bound to. */
async function subjectsOf(trx: Trx, caseId: string): Promise<string[]> {
  const idsOf = async (
    table:
      | ('withdrawals' | 'reports' | 'case_refunds')
      | ('discussions' | 'task_questions' | 'case_payees' | 'verifications' | 'inquiries'),
  ) => {
    const rows = await trx.selectFrom(table).select('id').where('case_id', '=', caseId).execute();
    return rows.map(({ id }) => id);
  };
  return [
    ...sheetNames.flatMap((sheet) => subjectsOfSheet(caseId, sheet)),
    ...(await idsOf('withdrawals')).map((id) => `withdrawal:${id}`),
    ...(await idsOf('case_payees')).map(papersOfPayee),
    ...(await idsOf('inquiries')).map(papersOfInquiry),
    ...(await idsOf('reports')).map((id) => `report:${id}`),
    ...(await idsOf('case_refunds')).map(refundSubject),
    ...(await idsOf('discussions')).map(papersOf),
    ...(await idsOf('verifications')).map(cardOf),
    ...(await idsOf('task_questions')).map((id) => `question:${id}`),
  ];
}
