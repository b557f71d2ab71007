import { findStandings } from '#src/server/activities/find-standings.ts';
import { findCaseOwner } from '#src/server/cases/find-case-owner.ts';
import type { Database } from '#src/server/db/database.ts';
import { isMatchType } from '#src/shared/activities/activity-types.ts';

type Asked = { infoUuid: string; viewer: { userId: string } | undefined };

/** What the pages of a case's matched money know alike: its matching, newest first, and who reads. */
export async function findMatchPage(db: Database, { infoUuid, viewer }: Asked, now: number) {
  const [all, ownerUserId] = await Promise.all([
    findStandings(db, { caseId: infoUuid }, now),
    findCaseOwner(db, infoUuid),
  ]);
  const found = all.filter(({ activityType }) => isMatchType(activityType));
  return {
    found,
    hasQq: found.some(({ activityType }) => activityType === 'qqMatchingDonation'),
    isOwner: viewer !== undefined && viewer.userId === ownerUserId,
  };
}
