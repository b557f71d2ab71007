import type { QueueName } from './queue-names.ts';

/** Everything the audit trail may say that staff did. */
const staffActs = [
  'claim',
  'release',
  'assign',
  'escalate',
  'snooze',
  'pass',
  'refuse',
  'uphold',
  'dismiss',
  'note',
  'logCall',
  'askFamily',
  'unmask',
  'viewImage',
  'searchMobile',
  'searchCases',
  'markRisk',
  'clearRisk',
  'stopCase',
  'openDiscussion',
  'pickCase',
  'unpickCase',
  'tellMourning',
  'hideComment',
  'showComment',
  'setSetting',
  'proposeSetting',
  'confirmSetting',
  'withdrawProposal',
  'refuseProposal',
  'freezeMoneyOut',
  'proposeLift',
  'confirmLift',
  'proposeFunding',
  'confirmFunding',
  'proposeActivity',
  'confirmActivity',
  'proposeRule',
  'confirmRule',
  'resumeActivity',
  'pauseActivity',
  'freezeActivity',
  'endActivity',
  'proposeMatchFunding',
  'confirmMatchFunding',
  'proposeMatchReturn',
  'confirmMatchReturn',
  'proposeClawback',
  'confirmClawback',
  'proposeFeeOption',
  'confirmFeeOption',
  'proposeRefundAccount',
  'confirmRefundAccount',
  'proposeTest',
  'confirmTest',
  'stopTest',
  'exportReport',
  'exportStatement',
  'openSponsorLink',
  'revokeSponsorLink',
  'exportChannels',
  'exportFigures',
  'checkTrail',
  'enrolFactor',
  'factorFailed',
  'retryPayout',
  'startRefund',
  'retryRefund',
  'saveAdviser',
  'saveReadyText',
  'setRoles',
  'runCommand',
] as const;

export type StaffAct = (typeof staffActs)[number];

type Decision = 'pass' | 'refuse';

/** What was said against somebody is upheld or dismissed, whichever button of the desk that is. */
const ownActs: Partial<Record<QueueName, Record<Decision, StaffAct>>> = {
  objection: { pass: 'dismiss', refuse: 'uphold' },
  report: { pass: 'uphold', refuse: 'dismiss' },
};

/** What the trail says that a decision was. */
export function actOfDecision(queue: QueueName, decision: Decision): StaffAct {
  return ownActs[queue]?.[decision] ?? decision;
}
