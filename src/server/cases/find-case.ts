import type { Selectable } from 'kysely';
import type { Database } from '#src/server/db/database.ts';
import type { CasesTable } from '#src/server/db/schema.ts';
import { type ActivityType, isMatchType } from '#src/shared/activities/activity-types.ts';
import { type CaseState, canCase, phaseOf } from '#src/shared/cases/case-actions.ts';
import type { CaseDetail } from '#src/shared/cases/case-detail.ts';
import { isHighRisk, isHighRiskRefund } from '#src/shared/cases/case-rules.ts';
import { publicCaseStatuses } from '#src/shared/cases/enumerations.ts';
import { moneyOf, personsOf, wordsOf } from './case-row-views.ts';
import { findFacts, findPictures } from './find-case-parts.ts';
import { type CaseRow, findCaseRow } from './find-case-row.ts';
import { findTellings } from './find-tellings.ts';
import { findMatched } from './lists/find-matched.ts';
import { findReturned } from './money/find-returned.ts';
import { findOpenDiscussion } from './state/find-open-discussion.ts';
import { findRefundStep } from './state/find-refund-step.ts';
import { findRunningActivity } from './state/find-running-activity.ts';

/** Answers undefined when there is no such case or it is not public: both answer alike. */
export async function findCase(
  db: Database,
  caseId: string,
  now: number,
): Promise<CaseDetail | undefined> {
  const row = await findCaseRow(db, caseId);
  const isPublic = row && publicCaseStatuses.some((status) => status === row.status);
  return isPublic ? detailOf(db, row, now) : undefined;
}

/** Finds a case as its page would show it with other words, public or not: for its owner alone. */
export async function findCaseWith(
  db: Database,
  { caseId, changed }: { caseId: string; changed: (row: Selectable<CasesTable>) => object },
  now: number,
): Promise<CaseDetail | undefined> {
  const row = await findCaseRow(db, caseId);
  return row && detailOf(db, { ...row, ...changed(row) }, now);
}

async function detailOf(db: Database, row: CaseRow, now: number): Promise<CaseDetail> {
  const caseId = row.id;
  const state = caseStateOf(row);
  const phase = phaseOf(state, now);
  const [tellings, pictures, facts, warnings, refund, discussion, activity] = await Promise.all([
    findTellings(db, caseId),
    findPictures(db, caseId),
    findFacts(db, caseId),
    findWarnings(db, row, now),
    findRefundStep(db, { caseId, phase, givenInFen: row.givenInFen }),
    findOpenDiscussion(db, caseId),
    findRunningActivity(db, caseId),
  ]);
  // What takes no gift has none that a sponsor could match, whatever still runs.
  const running = canCase('donate', state, now) ? activity : undefined;
  return {
    ...wordsOf(row),
    ...personsOf(row),
    ...moneyOf(row),
    ...warnings,
    tellings,
    pictures,
    facts,
    state,
    phase,
    refund,
    isDiscussed: discussion !== undefined,
    isMatched: row.matchedInFen > 0 || (await mayStillAdd(db, { caseId, running }, now)),
    hasBonfire: running === 'groupHelp',
    isUnlisted: row.audience !== 'public',
  };
}

type Adding = { caseId: string; running: ActivityType | undefined };

/** What matches gifts is asked whether it still can; of any other its own page says it. */
async function mayStillAdd(db: Database, { caseId, running }: Adding, now: number) {
  if (running === undefined) return false;
  return !isMatchType(running) || (await findMatched(db, [caseId], now)).has(caseId);
}

type StateColumns =
  | 'status'
  | 'display_status'
  | 'end_reason'
  | 'finish_text'
  | 'ends_at'
  | 'mourning_at'
  | 'filled_at'
  | 'put_away_at';

export function caseStateOf(row: Pick<Selectable<CasesTable>, StateColumns>): CaseState {
  return {
    status: row.status,
    displayStatus: row.display_status,
    endReason: row.end_reason,
    finishText: row.finish_text,
    endsAt: row.ends_at,
    mourningAt: row.mourning_at,
    filledAt: row.filled_at,
    putAwayAt: row.put_away_at,
  };
}

async function findWarnings(db: Database, row: CaseRow, now: number) {
  const ending = {
    finishReason: row.finish_reason,
    platformFinishReason: row.platform_finish_reason,
  };
  if (!isHighRisk(ending)) return { highRisk: false, highRiskRefund: false };
  const returned = await findReturned(db, row.id, now);
  const whole = { givenInFen: row.givenInFen };
  return { highRisk: true, highRiskRefund: isHighRiskRefund({ ...ending, ...returned, ...whole }) };
}
