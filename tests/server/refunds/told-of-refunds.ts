import type { WithdrawingServer } from '../../support/test-withdrawing.ts';

/** Answers how the case ended. */
export const getCase = (t: WithdrawingServer, caseId: string) =>
  t.services.db
    .selectFrom('cases')
    .select('end_reason')
    .where('id', '=', caseId)
    .executeTakeFirst();

/** Answers what donors were told of their refunds. */
export const toldOf = async (t: WithdrawingServer, caseId: string) =>
  (
    await t.services.db
      .selectFrom('notices')
      .select(['kind', 'subject_id'])
      .where('case_id', '=', caseId)
      .where('kind', 'in', ['refundNeedsAccount', 'donationRefunded'])
      .execute()
  ).map(({ kind, subject_id }) => `${kind} ${subject_id}`);
