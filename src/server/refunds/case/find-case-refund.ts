import { type Database, engineOf, type Trx } from '#src/server/db/database.ts';

export type StoredCaseRefund = NonNullable<Awaited<ReturnType<typeof findCaseRefund>>>;

/** `lock` keeps others from deciding on it until the transaction ends. */
export function findCaseRefund(
  db: Database | Trx,
  refundId: string,
  { lock = false }: { lock?: boolean } = {},
) {
  const query = db
    .selectFrom('case_refunds')
    .select([
      'id as refundId',
      'case_id as caseId',
      'kind',
      'status',
      'applicant_user_id as applicantUserId',
      'reviewer_user_id as reviewerUserId',
      'reason',
      'refusal',
      'status_before as statusBefore',
      'end_reason_before as endReasonBefore',
      'finished_at_before as finishedAtBefore',
      'amount_in_fen as amountInFen',
      'gift_count as giftCount',
      'returned_in_fen as returnedInFen',
      'returned_count as returnedCount',
      'created_at as appliedAt',
      'reviewed_at as reviewedAt',
      'launched_at as launchedAt',
      'released_at as releasedAt',
      'held_at as heldAt',
      'ended_at as endedAt',
    ])
    .where('id', '=', refundId);
  return (lock && engineOf(db) === 'postgres' ? query.forUpdate() : query).executeTakeFirst();
}
