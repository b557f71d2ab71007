import { handledActivityApply } from '#src/server/activities/apply/routes.ts';
import { findAreas } from '#src/server/activities/find-areas.ts';
import { findOfCase } from '#src/server/activities/find-of-case.ts';
import { findOwnPart } from '#src/server/activities/find-own-part.ts';
import { findCaseOwner } from '#src/server/cases/find-case-owner.ts';
import { type HandledCall, handle, viewerOf } from '#src/server/door/handle.ts';
import { isMatchType } from '#src/shared/activities/activity-types.ts';
import {
  matchingGiftAreaDetail,
  pigOwnPart,
  pigStatus,
} from '#src/shared/activities/matching/calls.ts';
import { statusCodeOf } from '#src/shared/activities/status-codes.ts';

const noPart = { giftCount: 0, givenInFen: 0, matchedInFen: 0 };

export const matchingRoutes: readonly HandledCall[] = [
  handledActivityApply,
  handle(matchingGiftAreaDetail, async ({ infoUuid: caseId }, { services, common, now }) => {
    const asked = { caseId, locale: common.language };
    const found = await findOfCase(services.db, asked, now);
    const pool = found.find(({ activityType }) => isMatchType(activityType)) ?? null;
    return {
      ...{ pool, rule: pool?.rule ?? null, matchedInFen: pool?.caseInFen ?? 0 },
      list: pool ? await findAreas(services.db, pool.activityId) : [],
    };
  }),
  handle(pigStatus, async ({ infoUuid: caseId }, { services, common, now }) => {
    const asked = { caseId, locale: common.language };
    const [newest] = await findOfCase(services.db, asked, now);
    return { status: newest?.status ?? null, statusCode: statusCodeOf(newest) };
  }),
  handle(pigOwnPart, async ({ infoUuid: caseId }, context) => {
    const { services, common } = context;
    const { db } = services;
    const { userId } = viewerOf(context);
    const [newest] = await findOfCase(db, { caseId, locale: common.language }, context.now);
    const { activityId = null, activityType = null, status = null } = newest ?? {};
    const part =
      activityId === null ? noPart : await findOwnPart(db, { activityId, caseId, userId });
    const isOwner = (await findCaseOwner(db, caseId)) === userId;
    return { ...part, activityId, activityType, status, isOwner };
  }),
];
