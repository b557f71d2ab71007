import type { ExpressionBuilder } from 'kysely';
import type { Schema } from '#src/server/db/schema.ts';
import { endReasons } from '#src/shared/cases/enumerations.ts';

const { refundApplying, reviewFailedReturning, refundSucceeded, stoppedAndReturned } = endReasons;
const ofRefunds = [refundApplying, reviewFailedReturning, refundSucceeded, stoppedAndReturned];

/**
 * Answers why a case finished: a refund of it has end reasons of its own, and keeps the one before.
 */
export function finishReason(eb: ExpressionBuilder<Schema, 'cases'>) {
  const before = eb
    .selectFrom('case_refunds')
    .select('end_reason_before')
    .whereRef('case_refunds.case_id', '=', 'cases.id')
    .where('case_refunds.kind', '<>', 'grace')
    .orderBy('case_refunds.created_at', 'desc')
    .orderBy('case_refunds.id', 'desc')
    .limit(1);
  return eb
    .case()
    .when('cases.end_reason', 'in', ofRefunds)
    .then(before)
    .else(eb.ref('cases.end_reason'))
    .end();
}
