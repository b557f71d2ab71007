import { handle, viewerOf } from '#src/server/door/handle.ts';
import { activityApply } from '#src/shared/activities/apply/calls.ts';
import { applyActivity } from './apply-activity.ts';

export const handledActivityApply = handle(
  activityApply,
  async ({ infoUuid: caseId, activityId }, context) => {
    const { userId } = viewerOf(context);
    const asked = { caseId, activityId, userId };
    return { applyStatus: await applyActivity(context.services.db, asked, context.now) };
  },
);
