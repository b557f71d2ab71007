import { newId } from '#src/server/platform/keys.ts';
import type { CaseAction } from '#src/shared/cases/case-actions.ts';
import { commentAdd } from '#src/shared/comments/calls.ts';
import type { Call } from '#src/shared/contract/call.ts';
import type { ProblemName } from '#src/shared/contract/problem.ts';
import { deskProposeFeeOption } from '#src/shared/desk/calls.ts';
import { deskCaseAct } from '#src/shared/desk/cases/calls.ts';
import { orderAdd } from '#src/shared/donations/calls.ts';
import { progressAdd } from '#src/shared/progress/calls.ts';
import { tellMourning } from '#src/shared/raiser/calls.ts';
import { putAwayCase } from '#src/shared/raiser/dignity/calls.ts';
import { publish, stopRaising, submitCase } from '#src/shared/raising/calls.ts';
import { addOrUpdateHouseholdAssets, addPatientImages } from '#src/shared/raising/saving/calls.ts';
import { applyRefund } from '#src/shared/refunds/calls.ts';
import { reportAdd } from '#src/shared/reports/calls.ts';
import { getShareInfo } from '#src/shared/sharing/calls.ts';
import { verificationAdd } from '#src/shared/verification/acts/calls.ts';
import { modifyBankAccount } from '#src/shared/withdrawals/bank-change/calls.ts';
import { applyDrawCash } from '#src/shared/withdrawals/calls.ts';
import { householdFields } from './family-fields.ts';
import { someIdCard } from './some-id-card.ts';

export type ActionCall = {
  call: Call;
  by: 'guest' | 'reader' | 'owner' | 'staff';
  input: Record<string, unknown>;
  /** The answer names this when the state of the case is what refuses. */
  refusals: readonly ProblemName[];
};

const act = (name: string): ActionCall => ({
  call: deskCaseAct,
  by: 'staff',
  input: { act: name, reason: '核对过医院的回复。', warning: '医院没有这位病人。' },
  refusals: ['caseStateRefuses'],
});

const byOwner = (call: Call, input: ActionCall['input']): ActionCall => ({
  ...{ call, by: 'owner', input },
  refusals: ['caseStateRefuses'],
});

const bankFields = {
  relation: 'other',
  name: '林小雨',
  idCard: someIdCard(),
  mobile: '13800000001',
  bankName: '云岭银行昭通支行',
  bankCard: '6222021234567890128',
  papers: newId(),
  consent: 'own',
  agreed: '1',
};

/**
 * It has for each line of the table state x action the call that people make; `resume` comes of a
 * decision at the desk, and has its table with mourning.
 */
export const actionCalls: Record<Exclude<CaseAction, 'takeBack' | 'resume'>, ActionCall> = {
  donate: {
    call: orderAdd,
    by: 'guest',
    input: { amountInFen: 2000, payChannel: 8 },
    refusals: ['caseNotOpen'],
  },
  share: { call: getShareInfo, by: 'reader', input: { channel: 4 }, refusals: ['shareNotOpen'] },
  verify: {
    call: verificationAdd,
    by: 'reader',
    input: {
      kind: 'friend',
      relation: 'neighbour',
      realName: '王小明',
      content: '我们是邻居，看着这家人一路过来。',
    },
    refusals: ['verifyClosed'],
  },
  comment: {
    call: commentAdd,
    by: 'reader',
    input: { content: '早日康复。' },
    refusals: ['commentsClosed'],
  },
  report: {
    call: reportAdd,
    by: 'reader',
    input: { reason: 'falseIllness', content: '这位病人三年前已经出院，照片是旧的。' },
    refusals: ['notFound'],
  },
  edit: {
    call: addPatientImages,
    by: 'owner',
    input: { attachments: newId(), basedOn: 0 },
    refusals: ['caseNotEditable'],
  },
  supplement: {
    call: addOrUpdateHouseholdAssets,
    by: 'owner',
    input: { ...householdFields, basedOn: 0 },
    refusals: ['caseNotEditable'],
  },
  submitForReview: { call: submitCase, by: 'owner', input: {}, refusals: ['caseNotEditable'] },
  // Its refusal names papers that are missing as well, and so tells nothing of the state alone.
  publish: { call: publish, by: 'owner', input: {}, refusals: [] },
  publishProgress: {
    call: progressAdd,
    by: 'owner',
    input: { content: '今天第三次化疗结束，体温正常，明天复查。', images: '' },
    refusals: ['postsClosed'],
  },
  // None of these cases was ever paid anything to account for.
  putAway: byOwner(putAwayCase, { sure: '1' }),
  showFundUse: {
    call: progressAdd,
    by: 'owner',
    input: { content: '第二次住院的押金和药费，票据都在照片里。', images: '', type: 'fundUse' },
    refusals: ['postsClosed'],
  },
  finish: byOwner(stopRaising, { reason: 'enough' }),
  withdraw: byOwner(applyDrawCash, {
    amountInFen: 100,
    purpose: '手术费',
    plan: '交住院押金和手术材料费。',
  }),
  changeBank: byOwner(modifyBankAccount, bankFields),
  changeFee: {
    call: deskProposeFeeOption,
    by: 'staff',
    input: { option: 3, reason: '低保家庭，平台免收服务费。' },
    refusals: ['caseStateRefuses'],
  },
  refund: byOwner(applyRefund, { reason: '病人已经康复，把钱还给大家。' }),
  markRisk: act('markRisk'),
  clearRisk: act('clearRisk'),
  stop: act('stopCase'),
  liftStop: act('liftStop'),
  discuss: act('openDiscussion'),
  ...{ pick: act('pickCase'), unpick: act('unpickCase') },
  mourn: byOwner(tellMourning, { sure: '1' }),
};
