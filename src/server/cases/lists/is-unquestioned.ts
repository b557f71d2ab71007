import type { ExpressionBuilder } from 'kysely';
import type { Schema } from '#src/server/db/schema.ts';
import { runningStatuses } from '#src/shared/discussions/discussion-steps.ts';

type Eb = ExpressionBuilder<Schema, 'cases'>;

/** It is true of a case that no discussion runs about, and that nobody of staff raises. */
export function isUnquestioned({ and, not, exists, selectFrom }: Eb) {
  const running = selectFrom('discussions')
    .select('discussions.id')
    .whereRef('discussions.case_id', '=', 'cases.id')
    .where('discussions.status', 'in', runningStatuses);
  const ofStaff = selectFrom('staff_roles')
    .select('staff_roles.user_id')
    .whereRef('staff_roles.user_id', '=', 'cases.owner_user_id');
  return and([not(exists(running)), not(exists(ofStaff))]);
}
