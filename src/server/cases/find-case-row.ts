import type { Database } from '#src/server/db/database.ts';
import { prepared } from '#src/server/db/prepared.ts';
import { finishReason } from './finish-reason.ts';
import { shownFund } from './money/shown-fund.ts';

const find = prepared((db, { caseId }: { caseId: string }) =>
  db
    .selectFrom('cases')
    .innerJoin('case_funds', 'case_funds.case_id', 'cases.id')
    .innerJoin('users', 'users.id', 'cases.owner_user_id')
    .selectAll('cases')
    .select([shownFund.given, shownFund.raised, shownFund.gifts, shownFund.matched])
    .select('users.nickname')
    .select((eb) => finishReason(eb).as('finish_reason'))
    .where('cases.id', '=', caseId),
);

/** Finds a case with its sums, public or not. */
export function findCaseRow(db: Database, caseId: string) {
  return find.first(db, { caseId });
}

export type CaseRow = NonNullable<Awaited<ReturnType<typeof findCaseRow>>>;
