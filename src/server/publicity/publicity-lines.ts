import type { Database } from '#src/server/db/database.ts';
import { displayStatuses } from '#src/shared/cases/enumerations.ts';
import type { PublicityLine } from '#src/shared/publicity/publicity-view.ts';

type After = { at: number; id: string } | undefined;
/** Reads one of the lists from where a page of it began, newest first. */
export type Reader = (
  db: Database,
  asked: { after: After; size: number; now: number },
) => Promise<PublicityLine[]>;

/** What every line says of its case. */
export const ofCase = [
  'cases.id as infoUuid',
  'cases.title as caseTitle',
  'cases.display_status as displayStatus',
] as const;

export function caseOf(row: { infoUuid: string; caseTitle: string; displayStatus: number }) {
  const { infoUuid, caseTitle, displayStatus } = row;
  return { infoUuid, caseTitle, risky: displayStatus === displayStatuses.atRisk };
}
