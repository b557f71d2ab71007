import { promisedLotteryFields } from '#src/shared/chance/lottery-fields.ts';
import { type CallForm, only } from '#src/shared/contract/call-form.ts';
import { deskProposeTest, deskStopTest } from '#src/shared/experiments/desk/calls.ts';
import { fenToSend } from '#src/shared/platform/fen-to-send.ts';
import { type SettingKey, settingRules } from '#src/shared/platform/settings.ts';
import { readYuan } from '#src/shared/platform/typed-yuan.ts';
import { startPlatformRefund } from '#src/shared/refunds/calls.ts';
import { proposeRefundAccount, retryRefund } from '#src/shared/refunds/gift/calls.ts';
import { deskAskFamily, deskLogCall, deskNote } from '#src/shared/review/calls.ts';
import { deskAssign, deskEscalate, deskSnooze } from '#src/shared/review/passing/calls.ts';
import { deskSaveReadyText } from '#src/shared/review/ready/calls.ts';
import { readyFields } from '#src/shared/review/ready/ready-words.ts';
import { venueTextFields } from '#src/shared/venues/venue-fields.ts';
import { hospitalCodeForms } from '#src/shared/verification/hospital-codes/calls.ts';
import {
  deskProposeActivity,
  deskProposeAllowance,
  deskProposeBonfire,
  deskProposeLottery,
  deskProposeMatchFunding,
  deskProposeMatchReturn,
  deskProposePockets,
  deskProposeRule,
  deskProposeVenue,
  deskProposeWaterHelp,
  deskTurnActivity,
} from './activities/calls.ts';
import { allowanceInput, pocketInput } from './activities/directed-inputs.ts';
import { holdForms } from './activities/hold-forms.ts';
import { activityInput, bonfireInput, dropInput, ruleInput } from './activities/promise-input.ts';
import { sponsorForms } from './activities/sponsor-forms.ts';
import {
  deskCheckTrail,
  deskFreeze,
  deskProposeClawback,
  deskProposeFeeOption,
  deskProposeFunding,
  deskProposeLift,
  deskSetSetting,
  deskSettleProposal,
} from './calls.ts';
import { deskCaseAct, deskComment } from './cases/calls.ts';
import { leadForms } from './leads/lead-forms.ts';

type Words = Readonly<Record<string, string>>;

const withAmount =
  (...names: readonly string[]) =>
  (words: Words) => ({
    ...only(...names)(words),
    amountInFen: fenToSend(words.amountInYuan, 'fen'),
  });

/**
 * These are the forms of the desk stand by their step: which call each makes, and what it sends of
 * the words in its fields. Posts without script and islands read the same line.
 */
export const deskForms = {
  act: { call: deskCaseAct, inputOf: only('infoUuid', 'act', 'reason', 'warning') },
  comment: { call: deskComment, inputOf: only('commentId', 'hidden', 'reason') },
  feeOption: { call: deskProposeFeeOption, inputOf: only('infoUuid', 'option', 'reason') },
  clawback: { call: deskProposeClawback, inputOf: withAmount('infoUuid', 'statementNo', 'reason') },
  startRefund: { call: startPlatformRefund, inputOf: only('infoUuid', 'kind', 'reason') },
  retryRefund: { call: retryRefund, inputOf: only('refundNo') },
  refundAccount: {
    call: proposeRefundAccount,
    inputOf: only('refundNo', 'name', 'bankName', 'bankCard', 'reason'),
  },
  settle: { call: deskSettleProposal, inputOf: only('proposalId', 'decision') },
  set: {
    call: deskSetSetting,
    inputOf: ({ key = '', value = '', reason = '' }) => ({ key, reason, value: typed(key, value) }),
  },
  freeze: { call: deskFreeze, inputOf: only('reason') },
  lift: { call: deskProposeLift, inputOf: only('reason') },
  fund: { call: deskProposeFunding, inputOf: withAmount('statementNo', 'sponsor', 'reason') },
  activity: { call: deskProposeActivity, inputOf: activityInput },
  waterHelp: { call: deskProposeWaterHelp, inputOf: dropInput },
  venue: {
    call: deskProposeVenue,
    inputOf: only('sponsor', 'startDay', 'endDay', 'cases', ...venueTextFields, 'reason'),
  },
  activityRule: { call: deskProposeRule, inputOf: ruleInput },
  lottery: {
    call: deskProposeLottery,
    inputOf: only(...Object.keys(promisedLotteryFields), 'reason'),
  },
  bonfire: { call: deskProposeBonfire, inputOf: bonfireInput },
  allowance: { call: deskProposeAllowance, inputOf: allowanceInput },
  pockets: { call: deskProposePockets, inputOf: pocketInput },
  turnActivity: { call: deskTurnActivity, inputOf: only('activityId', 'step', 'reason') },
  matchFunding: {
    call: deskProposeMatchFunding,
    inputOf: withAmount('activityId', 'statementNo', 'reason'),
  },
  matchReturn: {
    call: deskProposeMatchReturn,
    inputOf: withAmount('activityId', 'statementNo', 'reason'),
  },
  ...sponsorForms,
  ...holdForms,
  assign: { call: deskAssign, inputOf: only('taskId', 'assignee', 'reason') },
  escalate: { call: deskEscalate, inputOf: only('taskId', 'reason') },
  snooze: { call: deskSnooze, inputOf: only('taskId', 'hours', 'reason') },
  readyText: {
    call: deskSaveReadyText,
    inputOf: only('textId', 'kind', ...readyFields, 'shown'),
  },
  ask: { call: deskAskFamily, inputOf: only('taskId', 'question') },
  call: { call: deskLogCall, inputOf: only('taskId', 'outcome', 'note') },
  note: { call: deskNote, inputOf: only('taskId', 'note') },
  startTest: {
    call: deskProposeTest,
    inputOf: only('testFlag', 'amountInFen', 'percent', 'reason'),
  },
  stopTest: { call: deskStopTest, inputOf: only('experimentId', 'reason') },
  ...leadForms,
  ...hospitalCodeForms,
  check: { call: deskCheckTrail, inputOf: only() },
} satisfies Record<string, CallForm>;

export type DeskFormName = keyof typeof deskForms;

/** Gives a call's field the name it has in the form, since people type yuan. */
export function deskFieldOf(field: string): string {
  return field.endsWith('InFen') ? field.replace(/InFen$/, 'InYuan') : field;
}

/** People type yuan; the switch board keeps fen. */
function typed(key: string, value: string): string {
  if (!(key in settingRules) || !(key as SettingKey).endsWith('InFen')) return value;
  const { amountInFen = '', said } = readYuan(value, 'whole');
  return said ? '' : String(amountInFen);
}
