import { type HandledCall, handle, viewerOf } from '#src/server/door/handle.ts';
import { referralClaim, referralJoin, referralOwn } from '#src/shared/advisers/referral/calls.ts';
import { claimReward } from './claim-reward.ts';
import { findOwnSign } from './find-own-sign.ts';
import { joinReferral } from './join-referral.ts';

export const handledReferralJoin = handle(referralJoin, (_, context) =>
  joinReferral(context.services, viewerOf(context).userId, context.now),
);

export const handledReferralClaim = handle(referralClaim, ({ step }, context) =>
  claimReward(context.services, { userId: viewerOf(context).userId, step }, context.now),
);

export const referralRoutes: readonly HandledCall[] = [
  handledReferralJoin,
  handle(referralOwn, async (_, { services, viewer }) => ({
    inviterId: (viewer && (await findOwnSign(services.db, viewer.userId))) ?? null,
  })),
  handledReferralClaim,
];
