import { holdGrantRoute, settleHoldRoute } from '#src/server/activities/holds/routes.ts';
import type { HandledCall } from '#src/server/door/handle.ts';
import type { PageForm } from '#src/server/door/page-form.ts';
import { proposeTestRoute, stopTestRoute } from '#src/server/experiments/routes.ts';
import { openSponsorLinkRoute, revokeSponsorLinkRoute } from '#src/server/papers/sponsor/routes.ts';
import { deskForm } from '#src/server/review/desk-form.ts';
import {
  issueHospitalCodeRoute,
  revokeHospitalCodeRoute,
} from '#src/server/verification/hospital-codes/routes.ts';
import type { DeskFormName } from '#src/shared/desk/desk-forms.ts';
import { safeTarget } from '#src/shared/platform/safe-target.ts';
import { linkTo } from '#src/shared/routes.ts';
import * as activityRoutes from './activity-routes.ts';
import * as caseRoutes from './case-routes.ts';
import { leadDeskForms } from './leads/forms.ts';
import * as routes from './routes.ts';
import { taskForms } from './tasks/forms.ts';

const onCase = (step: DeskFormName, handled: HandledCall) =>
  deskForm(step, { route: 'deskCase', handled });

const caseForms: readonly PageForm[] = [
  { route: 'deskSearch', step: 'mobile', handled: caseRoutes.findMobileRoute },
  { route: 'deskSearch', step: 'person', handled: caseRoutes.findByPersonRoute },
  onCase('act', caseRoutes.caseActRoute),
  onCase('comment', caseRoutes.commentRoute),
  onCase('clawback', routes.proposeClawbackRoute),
  onCase('feeOption', routes.proposeFeeOptionRoute),
];

const onActivities = (step: DeskFormName, handled: HandledCall) =>
  deskForm(step, { route: 'deskActivities', handled });

const activityForms: readonly PageForm[] = [
  onActivities('activity', activityRoutes.proposeActivityRoute),
  onActivities('waterHelp', activityRoutes.proposeWaterHelpRoute),
  onActivities('venue', activityRoutes.proposeVenueRoute),
  onActivities('activityRule', activityRoutes.proposeRuleRoute),
  onActivities('bonfire', activityRoutes.proposeBonfireRoute),
  onActivities('allowance', activityRoutes.proposeAllowanceRoute),
  onActivities('pockets', activityRoutes.proposePocketsRoute),
  onActivities('turnActivity', activityRoutes.turnActivityRoute),
  onActivities('matchFunding', activityRoutes.proposeMatchFundingRoute),
  onActivities('matchReturn', activityRoutes.proposeMatchReturnRoute),
  onActivities('openSponsorLink', openSponsorLinkRoute),
  onActivities('revokeSponsorLink', revokeSponsorLinkRoute),
  onActivities('holdGrant', holdGrantRoute),
  onActivities('settleHold', settleHoldRoute),
];

const onLotteries = (step: DeskFormName, handled: HandledCall) =>
  deskForm(step, { route: 'deskLotteries', handled });

const settledOn = [
  ...(['deskSettings', 'deskFreeze', 'deskPool', 'deskCase'] as const),
  ...(['deskExperiments', 'deskActivities', 'deskLotteries', 'deskAdvisers'] as const),
];

const issuing = { route: 'deskHospitalCodes', handled: issueHospitalCodeRoute } as const;
const revoking = { route: 'deskHospitalCodes', handled: revokeHospitalCodeRoute } as const;

const boardForms: readonly PageForm[] = [
  deskForm('set', { route: 'deskSettings', handled: routes.setSettingRoute }),
  ...settledOn.map((route) => deskForm('settle', { route, handled: routes.settleProposalRoute })),
  deskForm('freeze', { route: 'deskFreeze', handled: routes.freezeRoute }),
  deskForm('lift', { route: 'deskFreeze', handled: routes.proposeLiftRoute }),
  deskForm('fund', { route: 'deskPool', handled: routes.proposeFundingRoute }),
  ...activityForms,
  onLotteries('lottery', activityRoutes.proposeLotteryRoute),
  onLotteries('turnActivity', activityRoutes.turnActivityRoute),
  deskForm('startTest', { route: 'deskExperiments', handled: proposeTestRoute }),
  deskForm('stopTest', { route: 'deskExperiments', handled: stopTestRoute }),
  ...leadDeskForms,
  // The page itself shows the code, once.
  { ...deskForm('issueHospitalCode', issuing), done: () => undefined },
  deskForm('revokeHospitalCode', revoking),
  deskForm('readyText', { route: 'deskReadyTexts', handled: routes.saveReadyTextRoute }),
  deskForm('check', { route: 'deskAudit', handled: routes.checkTrailRoute }),
];

const signInForms: readonly PageForm[] = [
  { route: 'deskSignIn', step: 'begin', handled: routes.beginFactorRoute, fields: () => ({}) },
  ...(
    [
      ['confirm', routes.confirmFactorRoute],
      ['check', routes.giveCodeRoute],
    ] as const
  ).map(
    ([step, handled]): PageForm => ({
      route: 'deskSignIn',
      step,
      handled,
      fields: ({ code = '' }) => ({ code }),
      done: ({ form, locale, ownOrigins }) =>
        safeTarget(form.redirectUrl, ownOrigins) ?? linkTo('desk', { locale }),
    }),
  ),
];

export const reviewForms: readonly PageForm[] = [
  ...taskForms,
  ...caseForms,
  ...boardForms,
  ...signInForms,
];
