import { findRoom } from '#src/server/activities/find-room.ts';
import { nameIn } from '#src/server/activities/name-in.ts';
import { findRule } from '#src/server/activities/rules/find-rule.ts';
import { isPublicCase } from '#src/server/cases/is-public-case.ts';
import type { Database } from '#src/server/db/database.ts';
import { isAdding } from '#src/shared/activities/activity-statuses.ts';
import { seatsOf, stepsOf } from '#src/shared/activities/bonfire/bonfire-rule.ts';
import {
  bonfireFlagsOf,
  bonfireStandingOf,
} from '#src/shared/activities/bonfire/bonfire-standing.ts';
import type { BonfireView } from '#src/shared/activities/bonfire/bonfire-view.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { bearsOneMore } from './bears-one-more.ts';
import { findOwnTeam, selectTeam, type Team } from './team.ts';
import { viewTeam } from './view-team.ts';

type Asked = {
  infoUuid: string;
  bonfireUuid: string;
  userId: string | undefined;
  locale: Locale;
};

/** Finds a team as everyone may see it, or what could be started for a case. */
export async function findBonfire(
  db: Database,
  { infoUuid, bonfireUuid, userId, locale }: Asked,
  now: number,
): Promise<BonfireView | undefined> {
  const team = await findTeam(db, { infoUuid, bonfireUuid, userId });
  const caseId = team?.caseId ?? infoUuid;
  if ((bonfireUuid && !team) || !(await isPublicCase(db, caseId))) return undefined;
  const activity = await findActivity(db, { caseId, activityId: team?.activityId });
  if (!activity) return undefined;
  const { activityId, sponsor } = activity;
  const asked = { activityId, type: 'groupHelp', ...versionOf(team) } as const;
  const rule = await findRule(db, asked, Number.MAX_SAFE_INTEGER);
  if (!rule) throw new Error(`Activity ${activityId} has no rule.`);
  const isOwner = userId !== undefined && (await findOwner(db, caseId)) === userId;
  const runs = isRunning(activity, now) && (await findRoom(db, { caseId, giftInFen: 0 }, now)) > 0;
  const bears = await bearsOneMore(db, { activityId, caseId, rule });
  const seats = seatsOf(rule);
  const shown = team && (await viewTeam(db, { team, userId, isOwner, locale }, now));
  const standing = bonfireStandingOf({
    ...{ runs, bearsOneMore: bears },
    team: shown && { status: shown.status, counted: shown.counted, seats },
  });
  return {
    ...{ infoUuid: caseId, activityId, name: nameIn(activity, locale), sponsor, seats, isOwner },
    identityType: identityOf({ isOwner, team, shown, userId }),
    ...{ hours: rule.hours, counts: rule.counts, mayStart: runs && bears },
    ...{ messageStatusType: standing, flagInfo: bonfireFlagsOf(standing) },
    teamInfo: stepsOf(rule, await findPaidSteps(db, team?.bonfireId)),
    team: shown ?? null,
  };
}

type Seen = {
  isOwner: boolean;
  team: Team | undefined;
  shown: BonfireView['team'] | undefined;
  userId: string | undefined;
};

function identityOf({ isOwner, team, shown, userId }: Seen): BonfireView['identityType'] {
  if (isOwner) return 'FUNDRAISER';
  if (!shown || shown.ownCounts === null) return null;
  return team?.starterUserId === userId ? 'MASTER' : 'SLAVE';
}

function findTeam(
  db: Database,
  { infoUuid: caseId, bonfireUuid, userId }: Omit<Asked, 'locale'>,
): Promise<Team | undefined> {
  if (bonfireUuid) return selectTeam(db).where('id', '=', bonfireUuid).executeTakeFirst();
  if (userId === undefined) return Promise.resolve(undefined);
  return findOwnTeam(db, { caseId, userId });
}

const versionOf = (team: Team | undefined) => (team ? { version: team.ruleVersion } : {});

/** Finds that of the team, or the newest that gives to teams of the case. */
function findActivity(
  db: Database,
  { caseId, activityId }: { caseId: string; activityId: string | undefined },
) {
  return db
    .selectFrom('activities')
    .innerJoin('activity_cases', 'activity_cases.activity_id', 'activities.id')
    .select(['activities.id as activityId', 'name', 'names', 'sponsor', 'status'])
    .select(['starts_at as startsAt', 'ends_at as endsAt'])
    .where('activity_cases.case_id', '=', caseId)
    .where('type', '=', 'groupHelp')
    .$if(activityId !== undefined, (query) => query.where('activities.id', '=', activityId ?? ''))
    .orderBy('approved_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

type Activity = NonNullable<Awaited<ReturnType<typeof findActivity>>>;

function isRunning({ status, startsAt, endsAt }: Activity, now: number): boolean {
  return isAdding(status) && startsAt <= now && now < endsAt;
}

async function findOwner(db: Database, caseId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('cases')
    .select('owner_user_id as userId')
    .where('id', '=', caseId)
    .executeTakeFirst();
  return row?.userId;
}

/** Finds what a team got of each step. */
async function findPaidSteps(db: Database, bonfireId: string | undefined) {
  const rows = await db
    .selectFrom('bonfire_steps')
    .select(['step', 'amount_in_fen as inFen'])
    .where('bonfire_id', '=', bonfireId ?? '')
    .execute();
  return new Map(rows.map(({ step, inFen }) => [step, inFen]));
}
