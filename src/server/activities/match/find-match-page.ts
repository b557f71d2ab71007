import { findStandings } from '#src/server/activities/find-standings.ts';
import { findCaseOwner } from '#src/server/cases/find-case-owner.ts';
import type { Database } from '#src/server/db/database.ts';
import { isMatchType } from '#src/shared/activities/activity-types.ts';
import type { Locale } from '#src/shared/platform/locale.ts';

type Asked = { infoUuid: string; locale: Locale; viewer: { userId: string } | undefined };

/**
 * Finds what the pages of a case's matched money know alike: its matching, newest first, and who
 * reads.
 */
export async function findMatchPage(
  db: Database,
  { infoUuid, locale, viewer }: Asked,
  now: number,
) {
  const [all, ownerUserId] = await Promise.all([
    findStandings(db, { caseId: infoUuid, locale }, now),
    findCaseOwner(db, infoUuid),
  ]);
  const found = all.filter(({ activityType }) => isMatchType(activityType));
  return {
    found,
    hasQq: found.some(({ activityType }) => activityType === 'qqMatchingDonation'),
    isOwner: viewer !== undefined && viewer.userId === ownerUserId,
  };
}
