import * as v from 'valibot';
import { defineCall } from '#src/shared/contract/call.ts';
import { infoUuid, publicId } from '#src/shared/contract/fields.ts';
import { cashReasons } from './cash-reasons.ts';
import { drawView, publicDraw } from './draw-view.ts';
import { application, withdrawalStates } from './withdrawal-fields.ts';

const ofCase = v.strictObject({ infoUuid });
const owned = { access: 'owner', errors: ['notFound'] } as const;
const ownedRead = { ...owned, coalesce: true } as const;

export const applyDrawCash = defineCall({
  path: '/api/cf/v4/drawcash/apply-draw-cash',
  access: 'owner',
  summary: 'Asks for money of a case; it is held while staff look at it',
  input: application,
  output: v.object({ drawId: v.string(), status: v.picklist(withdrawalStates) }),
  errors: [
    ...(['notFound', 'caseStateRefuses', 'cannotCash', 'withdrawalOpen', 'refundOpen'] as const),
    ...(['discussionOpen', 'moneyOutFrozen', 'idempotencyConflict'] as const),
  ],
  idempotent: true,
});

export const checkCanCash = defineCall({
  ...ownedRead,
  path: '/api/cf/v4/drawcash/check-can-cash',
  summary: 'May the family withdraw now, and if not, every reason why',
  input: ofCase,
  output: v.object({
    canCash: v.boolean(),
    reasons: v.array(
      v.object({
        reason: v.picklist(cashReasons),
        /** It passes by itself then. */
        untilAt: v.nullable(v.number()),
      }),
    ),
    ...{ availableInFen: v.number(), unconfirmedInFen: v.number(), heldInFen: v.number() },
    /** This is what taking all of it comes to. */
    feeInFen: v.number(),
  }),
});

export const getServiceConfig = defineCall({
  ...ownedRead,
  path: '/api/cf/v4/drawcash/get-service-config',
  summary: "The case's service fee",
  forOthers: true,
  input: ofCase,
  output: v.object({
    feePercentageStr: v.string(),
    serviceChargeOption: v.picklist([1, 2, 3, 4]),
    trService: v.object({
      isAllSubsidy: v.boolean(),
      isShow: v.boolean(),
      removeService: v.boolean(),
    }),
  }),
});

export const getServiceSubsidy = defineCall({
  ...ownedRead,
  path: '/api/cf/v4/drawcash/get-service-subsidy',
  summary: 'What the subsidy pool would pay of the fee, of taking all of it',
  forOthers: true,
  input: ofCase,
  output: v.object({ subsidyInFen: v.number() }),
});

export const getRecentDrawApplyInfo = defineCall({
  ...ownedRead,
  path: '/api/cf/v4/drawcash/get-recent-draw-apply-info',
  summary: "The case's open withdrawal, or null",
  input: ofCase,
  output: v.nullable(drawView),
});

export const getLatestDrawInfo = defineCall({
  ...ownedRead,
  path: '/api/cf/v4/drawcash/get-latest-draw-info',
  summary: "The case's newest withdrawal, or null",
  forOthers: true,
  input: ofCase,
  output: v.nullable(drawView),
});

export const drawList = defineCall({
  ...ownedRead,
  path: '/api/cf/v4/drawcash/list',
  summary: "The case's withdrawals, newest first",
  input: ofCase,
  output: v.object({ list: v.array(drawView) }),
});

export const drawCancel = defineCall({
  path: '/api/cf/v4/drawcash/cancel',
  access: 'owner',
  summary: 'Takes an own withdrawal back before it is released',
  input: v.strictObject({ drawId: publicId }),
  output: drawView,
  errors: ['notFound', 'withdrawalNotOpen'],
});

const openRead = { access: 'open', errors: ['notFound'], coalesce: true } as const;

export const publicMessage = defineCall({
  ...openRead,
  path: '/api/cf/v4/drawcash/public-message',
  summary: 'Withdrawals in or past their public notice',
  forOthers: true,
  input: ofCase,
  output: v.object({ list: v.array(publicDraw) }),
});

export const publicMessageV2 = defineCall({
  ...openRead,
  path: '/api/cf/v4/drawcash/public-message-v2',
  summary: 'The same, with refunds of the case',
  forOthers: true,
  input: ofCase,
  output: v.object({
    list: v.array(publicDraw),
    caseRefundPublicMessageVoList: v.array(
      v.object({ successRefundAmountInFen: v.number(), isApplyTimeOverTwoMinutes: v.boolean() }),
    ),
  }),
});

export const withdrawalCalls = [
  applyDrawCash,
  checkCanCash,
  getServiceConfig,
  getServiceSubsidy,
  getRecentDrawApplyInfo,
  getLatestDrawInfo,
  drawList,
  drawCancel,
  publicMessage,
  publicMessageV2,
];
