import { titleIn } from '#src/server/cases/find-tellings.ts';
import { caseStateColumns } from '#src/server/cases/state/case-state-columns.ts';
import type { Database } from '#src/server/db/database.ts';
import type { Locale } from '#src/shared/platform/locale.ts';

/** Selects cases in every state as the desk names them: their title, and whose they are. */
export function selectDeskCases(db: Database, locale: Locale) {
  return db
    .selectFrom('cases')
    .innerJoin('users', 'users.id', 'cases.owner_user_id')
    .leftJoin('case_funds', 'case_funds.case_id', 'cases.id')
    .select(caseStateColumns)
    .select(titleIn(locale).as('title'))
    .select([
      'cases.id as infoUuid',
      'cases.created_at as createdAt',
      'users.nickname as owner',
      'users.mobile_masked as ownerMobile',
    ]);
}
