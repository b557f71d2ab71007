import { caseStateOf } from '#src/server/cases/find-case.ts';
import type { Database } from '#src/server/db/database.ts';
import { fromJson } from '#src/server/db/json.ts';
import type { CaseCard } from '#src/shared/cases/calls.ts';
import { canCase, isFilled, phaseOf } from '#src/shared/cases/case-actions.ts';
import { isHighRisk } from '#src/shared/cases/case-rules.ts';
import { mediaUrl } from '#src/shared/cases/display.ts';
import { isRisky } from '#src/shared/cases/risk-stop.ts';
import { toldPhase } from '#src/shared/cases/told-phase.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { type OwnWords, readWords } from '#src/shared/platform/own-words.ts';
import { textsOf } from '#src/texts/texts.ts';
import { findMatched } from './find-matched.ts';
import type { CaseRow } from './select-cases.ts';

type Told = { rows: readonly CaseRow[]; locale: Locale };

/** Turns rows of a list into cards, with their first pictures. */
export async function cardsOf(
  db: Database,
  { rows, locale }: Told,
  now: number,
): Promise<CaseCard[]> {
  const ids = rows.map((row) => row.id);
  const [covers, matched] = await Promise.all([
    findCovers(db, { ids, locale }),
    findMatched(db, ids, now),
  ]);
  return rows.map((row) => {
    const state = caseStateOf(row);
    const phase = phaseOf(state, now);
    return {
      infoUuid: row.id,
      caseType: row.case_type,
      title: row.title,
      illness: row.illness,
      illnessKey: row.illness_key,
      city: row.city,
      cover: covers.get(row.id) ?? null,
      status: row.status,
      phase: toldPhase(phase, state),
      picked: row.picked === 1,
      risky: isRisky({ phase, highRisk: isHighRisk(endingOf(row)) }),
      raisedInFen: row.raisedInFen,
      targetInFen: row.target_in_fen,
      filled: isFilled(state, now),
      donationCount: row.donationCount,
      // What takes no gift has none that a sponsor could match, whatever still runs.
      isMatched: matched.has(row.id) && canCase('donate', state, now),
      matchedInFen: row.matchedInFen,
      publishedAt: row.published_at,
    };
  });
}

const endingOf = (row: CaseRow) => ({
  finishReason: row.finish_reason,
  platformFinishReason: row.platform_finish_reason,
});

async function findCovers(db: Database, { ids, locale }: { ids: string[]; locale: Locale }) {
  if (ids.length === 0) return new Map<string, NonNullable<CaseCard['cover']>>();
  const rows = await db
    .selectFrom('case_pictures')
    .selectAll()
    .where('case_id', 'in', ids)
    .where('position', '=', 0)
    .execute();
  return new Map(
    rows.map((row) => [
      row.case_id,
      {
        url: mediaUrl(row.path),
        largeUrl: mediaUrl(row.large_path),
        alt:
          row.alt === null
            ? textsOf(locale).raising.pictureOfFamily(1)
            : readWords(fromJson<OwnWords>(row.alt), locale),
        width: row.width,
        height: row.height,
      },
    ]),
  );
}
