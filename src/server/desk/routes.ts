import { type HandledCall, handle, viewerOf } from '#src/server/door/handle.ts';
import * as operation from '#src/shared/desk/calls.ts';
import { deskDecisions } from '#src/shared/desk/decisions/calls.ts';
import { deskFigures } from '#src/shared/desk/figures/calls.ts';
import * as deskSignIn from '#src/shared/desk/sign-in/calls.ts';
import { settingRules } from '#src/shared/platform/settings.ts';
import { deskSaveReadyText } from '#src/shared/review/ready/calls.ts';
import { proposeFeeOption } from './cases/set-fee-option.ts';
import { checkTrailByHand } from './check-trail-by-hand.ts';
import { exportDecisions } from './decisions/export-decisions.ts';
import { makeFiguresTable } from './figures/figures-table.ts';
import { proposeClawback } from './money/claw-back.ts';
import { freezeByHand, proposeLift } from './money/freeze.ts';
import { proposeFunding } from './money/fund-pool.ts';
import { makeOperatorReport } from './money/operator-report.ts';
import { saveReadyText } from './ready-texts/save-ready-text.ts';
import { changeSetting } from './settings/change-setting.ts';
import { settleProposal } from './settings/settle-proposal.ts';
import { beginEnrolment, confirmEnrolment } from './sign-in/enrol-factor.ts';
import { openDesk } from './sign-in/open-desk.ts';

export const setSettingRoute = handle(operation.deskSetSetting, (input, context) => {
  const { userId: staffUserId } = viewerOf(context);
  const { kind } = settingRules[input.key];
  // Forms send flags as 1 and 0.
  const isSwitch = kind === 'flag' && (input.value === 0 || input.value === 1);
  const value = isSwitch ? input.value === 1 : input.value;
  return changeSetting(context.services, { ...input, value, staffUserId }, context.now);
});

export const settleProposalRoute = handle(operation.deskSettleProposal, async (input, context) => {
  const { userId: staffUserId } = viewerOf(context);
  await settleProposal(context.services, { ...input, staffUserId }, context.now);
  return null;
});

export const freezeRoute = handle(operation.deskFreeze, async ({ reason }, context) => {
  const { userId: staffUserId } = viewerOf(context);
  await freezeByHand(context.services.db, { reason, staffUserId }, context.now);
  return null;
});

export const proposeLiftRoute = handle(operation.deskProposeLift, async ({ reason }, context) => {
  const { userId: staffUserId } = viewerOf(context);
  await proposeLift(context.services.db, { reason, staffUserId }, context.now);
  return null;
});

export const proposeFundingRoute = handle(operation.deskProposeFunding, async (input, context) => {
  const { userId: staffUserId } = viewerOf(context);
  await proposeFunding(context.services.db, { ...input, staffUserId }, context.now);
  return null;
});

export const proposeClawbackRoute = handle(
  operation.deskProposeClawback,
  async (input, context) => {
    const { userId: staffUserId } = viewerOf(context);
    await proposeClawback(context.services.db, { ...input, staffUserId }, context.now);
    return null;
  },
);

export const proposeFeeOptionRoute = handle(
  operation.deskProposeFeeOption,
  async (input, context) => {
    const { userId: staffUserId } = viewerOf(context);
    await proposeFeeOption(context.services.db, { ...input, staffUserId }, context.now);
    return null;
  },
);

export const checkTrailRoute = handle(operation.deskCheckTrail, async (_, context) => {
  await checkTrailByHand(context.services, viewerOf(context).userId, context.now);
  return null;
});

const report = handle(operation.deskReport, async ({ month, language }, context) => {
  const { userId: staffUserId } = viewerOf(context);
  const asked = { month, locale: language, staffUserId };
  const bytes = await makeOperatorReport(context.services.db, asked, context.now);
  const fileName = `warmlight-${month}.csv`;
  return { type: 'text/csv; charset=utf-8' as const, bytes, isPrivate: true, fileName };
});

const figures = handle(deskFigures, async ({ days, language }, context) => {
  const { userId: staffUserId } = viewerOf(context);
  const asked = { days, locale: language, staffUserId };
  const bytes = await makeFiguresTable(context.services.db, asked, context.now);
  const fileName = `warmlight-desk-${days}.csv`;
  return { type: 'text/csv; charset=utf-8' as const, bytes, isPrivate: true, fileName };
});

const decisions = handle(deskDecisions, (asked, context) => {
  const { userId: staffUserId } = viewerOf(context);
  return exportDecisions(context.services.db, { ...asked, staffUserId }, context.now);
});

export const beginFactorRoute = handle(deskSignIn.deskBeginFactor, (_input, context) =>
  beginEnrolment(context.services, viewerOf(context)),
);

export const confirmFactorRoute = handle(
  deskSignIn.deskConfirmFactor,
  async ({ code }, context) => {
    await confirmEnrolment(context.services, { viewer: viewerOf(context), code }, context.now);
    return null;
  },
);

export const giveCodeRoute = handle(deskSignIn.deskGiveCode, async ({ code }, context) => {
  await openDesk(context.services, { viewer: viewerOf(context), code }, context.now);
  return null;
});

export const saveReadyTextRoute = handle(deskSaveReadyText, async (input, context) => {
  const { userId: staffUserId } = viewerOf(context);
  await saveReadyText(context.services, { ...input, staffUserId }, context.now);
  return null;
});

export const deskRoutes: readonly HandledCall[] = [
  setSettingRoute,
  settleProposalRoute,
  freezeRoute,
  proposeLiftRoute,
  proposeFundingRoute,
  proposeClawbackRoute,
  proposeFeeOptionRoute,
  checkTrailRoute,
  saveReadyTextRoute,
  report,
  figures,
  decisions,
  beginFactorRoute,
  confirmFactorRoute,
  giveCodeRoute,
];
