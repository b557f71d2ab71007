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
    const asked = { caseId: infoId, locale: context.common.language };
    const list = await findOfCase(services.db, asked, now);
    const views = list.map((found) =>
      viewWithTeam(found, { infoUuid: infoId, bonfireUuid }, context),
    );
    return Promise.all(views);
  }),
  handle(getActivityInfo, async ({ activityId }, context) => {
    const { services, common, now } = context;
    const asked = { activityIds: [activityId], locale: common.language };
    const [found] = await findStandings(services.db, asked, now);
    if (!found) throw new Problem('notFound');
    return viewOf(found, context);
  }),
  handle(getDonatorCaseActivityInfo, ({ infoUuid }, context) => {
    const { userId } = viewerOf(context);
    const asked = { caseId: infoUuid, userId, locale: context.common.language };
    return findOwnMatches(context.services.db, asked);
  }),
  handle(subsidyGet, async ({ infoUuid }, context) => {
    const pool = await findAdding(infoUuid, context);
    return {
      pool,
      usedInFen: pool?.matchedInFen ?? 0,
      leftInFen: pool?.leftInFen ?? 0,
      lastSubsidyCount: pool?.openInFen ?? 0,
    };
  }),
  handle(matchingGiftDetail, async ({ infoUuid }, context) => {
    const pool = await findAdding(infoUuid, context);
    const { matches, matchedInFen } = await findMatches(context.services.db, infoUuid);
    return { pool, rule: pool?.rule ?? null, matchedInFen, list: matches };
  }),
];

type Asked = { infoUuid: string; bonfireUuid: string };

/** Answers the team that was named, if it is one of this activity; else the viewer's own. */
async function viewWithTeam(found: ActivityStanding, asked: Asked, context: CallContext) {
  if (found.activityType !== 'groupHelp') return viewOf(found, context);
  const { services, viewer, common, now } = context;
  const reader = { userId: viewer?.userId, locale: common.language };
  const team = await findBonfire(services.db, { ...asked, ...reader }, now);
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

/** Finds the newest of a public case that adds to gifts. */
async function findAdding(caseId: string, { services, common, now }: CallContext) {
  const found = await findOfCase(services.db, { caseId, locale: common.language }, now);
  return found.find(({ activityType }) => addsToGifts(activityType)) ?? null;
}
