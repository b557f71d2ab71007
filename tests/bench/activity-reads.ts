import { findActivities } from '#src/server/activities/find-activities.ts';
import { findAreas } from '#src/server/activities/find-areas.ts';
import { findOwnPart } from '#src/server/activities/find-own-part.ts';
import { findTakingPart } from '#src/server/activities/find-taking-part.ts';
import { findGrantReasons } from '#src/server/activities/match/find-grant-reasons.ts';
import { findMatchPage } from '#src/server/activities/match/find-match-page.ts';
import { findMatches } from '#src/server/activities/match/find-matches.ts';
import { findRefusals } from '#src/server/activities/refusals/find-refusals.ts';
import { findCaseSummary } from '#src/server/cases/find-case-summary.ts';
import type { Services } from '#src/server/services.ts';
import type { Read } from './list-reads.ts';
import type { GrantedSet } from './seed-granted.ts';

const locale = 'zh-CN' as const;

/** Reads as its page asks for them, all at once. */
async function readPage({ db, now }: Services, { caseId }: GrantedSet): Promise<void> {
  await findCaseSummary(db, { caseId, locale }, now());
  await Promise.all([
    findActivities(db, { locale, caseId }),
    findMatches(db, caseId),
    findMatchPage(db, { infoUuid: caseId, locale, viewer: undefined }, now()),
  ]);
}

/** Reads as the page of the activity itself does. */
async function readOwnPage({ db, now }: Services, { activityId }: GrantedSet): Promise<void> {
  await findActivities(db, { locale, activityIds: [activityId] });
  await findTakingPart(db, { activityId, locale }, now());
  await findAreas(db, activityId);
}

/**
 * This is what the pages of one activity read: everyone's, a donor's, by area, and that of the
 * desk.
 */
export const activityReads: readonly Read<GrantedSet>[] = [
  { what: 'the page of an activity', read: readOwnPage },
  { what: 'that of its case', read: readPage },
  { what: 'its areas', read: ({ db }, { activityId }) => findAreas(db, activityId) },
  { what: 'the own part', read: ({ db }, set) => findOwnPart(db, set) },
  { what: 'what was kept', read: ({ db }, { activityId }) => findGrantReasons(db, activityId) },
  { what: 'why not, at the desk', read: ({ db }, set) => findRefusals(db, set.activityId) },
];
