import type { Database } from '#src/server/db/database.ts';
import { countsAsBonfire } from '#src/shared/activities/bonfire/bonfire-standing.ts';
import type { BonfireView } from '#src/shared/activities/bonfire/bonfire-view.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { findMembers } from './find-members.ts';
import { countMembers, type Team } from './team.ts';

const facesShown = 12;

type Viewed = {
  team: Team;
  isOwner: boolean;
  userId: string | undefined;
  locale: Locale;
};

/** A team whose time is over has ended, whether the clock has looked yet or not. */
export async function viewTeam(
  db: Database,
  { team, userId, isOwner, locale }: Viewed,
  now: number,
): Promise<NonNullable<BonfireView['team']>> {
  const { bonfireId, startedAt, endsAt } = team;
  const isOver = team.status === 'APPROVE' && now >= endsAt;
  const status = isOver ? 'END_WITH_TIME' : team.status;
  const asked = { bonfireId, anchorId: '', size: facesShown, locale };
  const [counted, { list }, ownCounts] = await Promise.all([
    countMembers(db, bonfireId),
    findMembers(db, asked),
    findOwnCounts(db, { bonfireId, userId }),
  ]);
  return {
    ...{ bonfireUuid: bonfireId, status, isBonfire: countsAsBonfire({ status, isOwner }) },
    ...{ startedAt, endsAt, counted, members: list, ownCounts },
  };
}

/** It is null for who is not in the team. */
async function findOwnCounts(
  db: Database,
  { bonfireId, userId }: { bonfireId: string; userId: string | undefined },
): Promise<boolean | null> {
  if (userId === undefined) return null;
  const row = await db
    .selectFrom('bonfire_members')
    .leftJoin('donations', 'donations.id', 'bonfire_members.order_id')
    .select(['visitor_user_id as visitorUserId', 'donations.status'])
    .where('bonfire_id', '=', bonfireId)
    .where('bonfire_members.user_id', '=', userId)
    .executeTakeFirst();
  return row ? row.visitorUserId !== null || row.status === 'PAID' : null;
}
