import type { HandledCall } from '#src/server/door/handle.ts';
import type { PageForm } from '#src/server/door/page-form.ts';
import { proposeTestRoute, stopTestRoute } from '#src/server/experiments/routes.ts';
import { openSponsorLinkRoute, revokeSponsorLinkRoute } from '#src/server/papers/sponsor/routes.ts';
import { deskForm } from '#src/server/review/desk-form.ts';
import type { DeskFormName } from '#src/shared/desk/desk-forms.ts';
import { safeTarget } from '#src/shared/platform/safe-target.ts';
import { decisionFieldsOf } from '#src/shared/review/decision-form.ts';
import { linkTo } from '#src/shared/routes.ts';
import * as activityRoutes from './activity-routes.ts';
import * as caseRoutes from './case-routes.ts';
import { leadDeskForms } from './leads/forms.ts';
import * as routes from './routes.ts';
import * as taskRoutes from './task-routes.ts';

const taskForms: readonly PageForm[] = [
  {
    route: 'deskTask',
    step: 'claim',
    handled: taskRoutes.claimRoute,
    fields: (_form, { taskId = '' }) => ({ taskId }),
    done: ({ params, locale }) => linkTo('deskTask', { params, locale }),
  },
  {
    route: 'deskTask',
    step: 'release',
    handled: taskRoutes.releaseRoute,
    fields: (_form, { taskId = '' }) => ({ taskId }),
    done: ({ output, locale }) =>
      linkTo('deskQueue', { params: output as { queue: string }, locale }),
  },
  {
    route: 'deskTask',
    step: 'unmask',
    handled: taskRoutes.unmaskRoute,
    fields: ({ field = '', reason = '' }, { taskId = '' }) => ({ taskId, field, reason }),
  },
  {
    route: 'deskTask',
    step: 'decide',
    handled: taskRoutes.decideRoute,
    fields: (form, { taskId = '' }) => decisionFieldsOf(form, taskId),
    done: ({ output, locale }) => {
      const { queue, nextTaskId } = output as { queue: string; nextTaskId: string | null };
      const shared = { query: { done: '1' }, locale };
      return nextTaskId
        ? linkTo('deskTask', { params: { taskId: nextTaskId }, ...shared })
        : linkTo('deskQueue', { params: { queue }, ...shared });
    },
  },
  deskForm('note', { route: 'deskTask', handled: taskRoutes.noteRoute }),
  deskForm('ask', { route: 'deskTask', handled: taskRoutes.askFamilyRoute }),
  deskForm('assign', { route: 'deskTask', handled: taskRoutes.assignRoute }),
  deskForm('escalate', { route: 'deskTask', handled: taskRoutes.escalateRoute }),
  deskForm('snooze', { route: 'deskTask', handled: taskRoutes.snoozeRoute }),
  deskForm('call', { route: 'deskTask', handled: taskRoutes.logCallRoute }),
  {
    route: 'deskQueue',
    step: 'next',
    handled: taskRoutes.claimNextRoute,
    fields: (_form, { queue = '' }) => ({ queue }),
    done: ({ output, locale }) => {
      const claim = output as { taskId: string } | null;
      return claim ? linkTo('deskTask', { params: { taskId: claim.taskId }, locale }) : undefined;
    },
  },
];

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
];

const onLotteries = (step: DeskFormName, handled: HandledCall) =>
  deskForm(step, { route: 'deskLotteries', handled });

const settledOn = [
  ...(['deskSettings', 'deskFreeze', 'deskPool', 'deskCase'] as const),
  ...(['deskExperiments', 'deskActivities', 'deskLotteries', 'deskAdvisers'] as const),
];

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
