import type { Database } from '#src/server/db/database.ts';
import { type CallContext, type HandledCall, handle, viewerOf } from '#src/server/door/handle.ts';
import { addsToGifts } from '#src/shared/activities/activity-types.ts';
import type { BonfireView } from '#src/shared/activities/bonfire/bonfire-view.ts';
import {
  getActivityInfo,
  getActivitys,
  getDonatorCaseActivityInfo,
  matchingGiftDetail,
  subsidyGet,
} from '#src/shared/activities/calls.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { textsOf } from '#src/texts/texts.ts';
import { activityViewOf } from './activity-view-of.ts';
import { findBonfire } from './bonfire/find-bonfire.ts';
import { findOfCase } from './find-of-case.ts';
import { type ActivityStanding, findStandings } from './find-standings.ts';
import { findMatches } from './match/find-matches.ts';
import { findOwnMatches } from './match/find-own-matches.ts';
import { shareOfActivity } from './share-of-activity.ts';

export const activityRoutes: readonly HandledCall[] = [
  handle(getActivitys, async ({ infoId, bonfireUuid }, context) => {
    const { services, now } = context;
    const list = await findOfCase(services.db, infoId, now);
    const views = list.map((found) =>
      viewWithTeam(found, { infoUuid: infoId, bonfireUuid }, context),
    );
    return Promise.all(views);
  }),
  handle(getActivityInfo, async ({ activityId }, context) => {
    const { services, now } = context;
    const [found] = await findStandings(services.db, { activityIds: [activityId] }, now);
    if (!found) throw new Problem('notFound');
    return viewOf(found, context);
  }),
  handle(getDonatorCaseActivityInfo, ({ infoUuid }, context) => {
    const { userId } = viewerOf(context);
    return findOwnMatches(context.services.db, { caseId: infoUuid, userId });
  }),
  handle(subsidyGet, async ({ infoUuid }, { services, now }) => {
    const pool = await findAdding(services.db, infoUuid, now);
    return {
      pool,
      usedInFen: pool?.matchedInFen ?? 0,
      leftInFen: pool?.leftInFen ?? 0,
      lastSubsidyCount: pool?.openInFen ?? 0,
    };
  }),
  handle(matchingGiftDetail, async ({ infoUuid }, { services, now }) => {
    const pool = await findAdding(services.db, infoUuid, now);
    const { matches, matchedInFen } = await findMatches(services.db, infoUuid);
    return { pool, rule: pool?.rule ?? null, matchedInFen, list: matches };
  }),
];

type Asked = { infoUuid: string; bonfireUuid: string };

/** The team that was named, if it is one of this activity; else the viewer's own. */
async function viewWithTeam(found: ActivityStanding, asked: Asked, context: CallContext) {
  if (found.activityType !== 'groupHelp') return viewOf(found, context);
  const { services, viewer, common, now } = context;
  const { lovePerson } = textsOf(common.language).cases;
  const team = await findBonfire(
    services.db,
    { ...asked, userId: viewer?.userId, lovePerson },
    now,
  );
  const isOfIt = team?.activityId === found.activityId && team.infoUuid === asked.infoUuid;
  return isOfIt ? viewOf(found, context, team) : viewOf(found, context);
}

function viewOf(
  found: ActivityStanding,
  { services, common }: Pick<CallContext, 'services' | 'common'>,
  team?: BonfireView,
) {
  const { publicOrigin: origin } = services.config;
  const shareInfo = shareOfActivity(found, { origin, locale: common.language, team });
  return activityViewOf(found, { shareInfo, team });
}

/** The newest of a public case that adds to gifts. */
async function findAdding(db: Database, caseId: string, now: number) {
  const found = await findOfCase(db, caseId, now);
  return found.find(({ activityType }) => addsToGifts(activityType)) ?? null;
}
