import type { PageForm } from '#src/server/door/page-form.ts';
import { safeTarget } from '#src/shared/platform/safe-target.ts';
import { type SettingKey, settingRules } from '#src/shared/platform/settings.ts';
import { decisionFieldsOf } from '#src/shared/review/decision-form.ts';
import { linkTo } from '#src/shared/routes.ts';
import { typedYuanInFen } from '#src/shared/withdrawals/typed-amount.ts';
import * as routes from './routes.ts';

const taskForms: readonly PageForm[] = [
  {
    route: 'deskTask',
    step: 'claim',
    handled: routes.claimRoute,
    fields: (_form, { taskId = '' }) => ({ taskId }),
    done: ({ params, locale }) => linkTo('deskTask', { params, locale }),
  },
  {
    route: 'deskTask',
    step: 'release',
    handled: routes.releaseRoute,
    fields: (_form, { taskId = '' }) => ({ taskId }),
    done: ({ output, locale }) =>
      linkTo('deskQueue', { params: output as { queue: string }, locale }),
  },
  {
    route: 'deskTask',
    step: 'unmask',
    handled: routes.unmaskRoute,
    fields: ({ field = '', reason = '' }, { taskId = '' }) => ({ taskId, field, reason }),
  },
  {
    route: 'deskTask',
    step: 'decide',
    handled: routes.decideRoute,
    fields: (form, { taskId = '' }) => decisionFieldsOf(form, taskId),
    done: ({ output, locale }) => {
      const { queue } = output as { queue: string };
      return linkTo('deskQueue', { params: { queue }, query: { done: '1' }, locale });
    },
  },
  {
    route: 'deskQueue',
    step: 'next',
    handled: routes.claimNextRoute,
    fields: (_form, { queue = '' }) => ({ queue }),
    done: ({ output, locale }) => {
      const claim = output as { taskId: string } | null;
      return claim ? linkTo('deskTask', { params: { taskId: claim.taskId }, locale }) : undefined;
    },
  },
];

const caseForms: readonly PageForm[] = [
  { route: 'deskSearch', step: 'mobile', handled: routes.findMobileRoute },
  {
    route: 'deskCase',
    step: 'act',
    handled: routes.caseActRoute,
    fields: ({ act = '', reason = '', warning = '' }, { infoUuid = '' }) => ({
      ...{ infoUuid, act, reason, warning },
    }),
    done: ({ params, locale }) => linkTo('deskCase', { params, locale }),
  },
  {
    route: 'deskCase',
    step: 'comment',
    handled: routes.commentRoute,
    done: ({ params, locale }) => linkTo('deskCase', { params, locale }),
  },
  {
    route: 'deskCase',
    step: 'clawback',
    handled: routes.proposeClawbackRoute,
    fields: ({ amountInYuan = '', statementNo = '', reason = '' }, { infoUuid = '' }) => ({
      amountInFen: String(typedYuanInFen(amountInYuan) ?? ''),
      ...{ infoUuid, statementNo, reason },
    }),
    done: ({ params, locale }) => linkTo('deskCase', { params, locale }),
  },
  {
    route: 'deskCase',
    step: 'feeOption',
    handled: routes.proposeFeeOptionRoute,
    fields: ({ option = '', reason = '' }, { infoUuid = '' }) => ({ infoUuid, option, reason }),
    done: ({ params, locale }) => linkTo('deskCase', { params, locale }),
  },
];

const boardForms: readonly PageForm[] = [
  {
    route: 'deskSettings',
    step: 'set',
    handled: routes.setSettingRoute,
    fields: ({ key = '', value = '', reason = '' }) => ({ key, reason, value: typed(key, value) }),
    done: ({ locale }) => linkTo('deskSettings', { locale }),
  },
  ...(['deskSettings', 'deskFreeze', 'deskPool', 'deskCase'] as const).map(
    (route): PageForm => ({
      route,
      step: 'settle',
      handled: routes.settleProposalRoute,
      done: ({ params, locale }) => linkTo(route, { params, locale }),
    }),
  ),
  {
    route: 'deskFreeze',
    step: 'freeze',
    handled: routes.freezeRoute,
    done: ({ locale }) => linkTo('deskFreeze', { locale }),
  },
  {
    route: 'deskFreeze',
    step: 'lift',
    handled: routes.proposeLiftRoute,
    done: ({ locale }) => linkTo('deskFreeze', { locale }),
  },
  {
    route: 'deskPool',
    step: 'fund',
    handled: routes.proposeFundingRoute,
    fields: ({ amountInYuan = '', statementNo = '', sponsor = '', reason = '' }) => ({
      amountInFen: String(typedYuanInFen(amountInYuan) ?? ''),
      ...{ statementNo, sponsor, reason },
    }),
    done: ({ locale }) => linkTo('deskPool', { locale }),
  },
  {
    route: 'deskAudit',
    step: 'check',
    handled: routes.checkTrailRoute,
    fields: () => ({}),
    done: ({ locale }) => linkTo('deskAudit', { locale }),
  },
];

/** People type yuan; the switch board keeps fen. */
function typed(key: string, value: string): string {
  if (!(key in settingRules) || !(key as SettingKey).endsWith('InFen')) return value;
  return /^\d{1,9}$/.test(value) ? `${value}00` : '';
}

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
