import type { Selectable } from 'kysely';
import { caseStateOf } from '#src/server/cases/find-case.ts';
import type { CasesTable } from '#src/server/db/schema.ts';
import { putAwayFrom } from '#src/shared/cases/put-away.ts';

/** From then on this case keeps only its account; undefined while it may not be put away. */
export function whenPutAway(row: Selectable<CasesTable>, now: number): number | undefined {
  const { finished_at: finishedAt, platform_finish_reason: platformFinishReason } = row;
  return putAwayFrom({ state: caseStateOf(row), finishedAt, platformFinishReason }, now);
}
