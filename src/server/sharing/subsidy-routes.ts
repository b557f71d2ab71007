import { findSharedSum } from '#src/server/activities/subsidies/find-subsidy.ts';
import { type HandledCall, handle } from '#src/server/door/handle.ts';
import {
  findBroughtByShares,
  getShareActivity,
} from '#src/server/venues/share/find-share-activity.ts';
import { otherChannel } from '#src/shared/sharing/channels.ts';
import { subsidyOfShares } from '#src/shared/venues/share/calls.ts';
import { prepareShare } from './prepare-share.ts';

export const subsidyRoutes: readonly HandledCall[] = [
  handle(subsidyOfShares, async ({ activityId: named, infoUuid }, context) => {
    const { services, viewer, common, now } = context;
    const { db } = services;
    const asked = { activityId: named, caseId: infoUuid, locale: common.language };
    const { rule, ...found } = await getShareActivity(db, asked, now);
    const link = { infoUuid, channel: otherChannel, shareSourceId: '', sharedv: '' } as const;
    const by = { locale: common.language, userId: viewer?.userId };
    const part = { activityId: found.activityId, caseId: infoUuid };
    const { perShareInFen, perPersonInFen } = rule;
    return {
      ...(await prepareShare(services, { ...link, ...by }, now)),
      ...{ ...found, infoUuid, perShareInFen, perPersonInFen },
      ...(await findBroughtByShares(db, part)),
      subsidyInFen: viewer ? await findSharedSum(db, { ...part, userId: viewer.userId }) : null,
    };
  }),
];
