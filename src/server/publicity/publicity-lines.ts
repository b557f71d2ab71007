import { titleIn } from '#src/server/cases/find-tellings.ts';
import type { Database } from '#src/server/db/database.ts';
import { displayStatuses } from '#src/shared/cases/enumerations.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import type { PublicityLine } from '#src/shared/publicity/publicity-view.ts';

type After = { at: number; id: string } | undefined;
/** Reads one of the lists from where a page of it began, newest first. */
export type Reader = (
  db: Database,
  asked: { after: After; size: number; now: number; locale: Locale },
) => Promise<PublicityLine[]>;

/**
 * Answers what every line says of its case, with its title in the reader's language where it is
 * told in it.
 */
export function ofCase(locale: Locale) {
  const title = titleIn(locale).as('caseTitle');
  return ['cases.id as infoUuid', title, 'cases.display_status as displayStatus'] as const;
}

export function caseOf(row: { infoUuid: string; caseTitle: string; displayStatus: number }) {
  const { infoUuid, caseTitle, displayStatus } = row;
  return { infoUuid, caseTitle, risky: displayStatus === displayStatuses.atRisk };
}
