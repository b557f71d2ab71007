import { sql } from 'kysely';

/**
 * It keeps rows of cases whose story is still public, by the column that names the case: what
 * people wrote to a case that is put away goes with it.
 */
export const stillTold = (
  caseId: `${'comments' | 'verifications' | 'progress_posts' | 'case_changes' | 'donations'}.case_id`,
) =>
  sql<boolean>`not exists (select 1 from cases as away
    where away.id = ${sql.ref(caseId)} and away.put_away_at is not null)`;
