import { caseActs } from './case-acts.ts';
import type { QueueName } from './queue-names.ts';

/**
 * The audit trail may say all this that staff did, people who help a family, and a family itself.
 */
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
  ...caseActs,
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
  'controlActivity',
  'pauseActivity',
  'freezeActivity',
  'endActivity',
  'holdGrant',
  'releaseGrant',
  'revokeGrant',
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
  'exportCaseStatement',
  'exportDecisions',
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
  'proposeAdviserDesk',
  'confirmAdviserDesk',
  'claimLead',
  'callLead',
  'handLead',
  'moveGreenPath',
  'saveReadyText',
  'issueHospitalCode',
  'revokeHospitalCode',
  'helpJoin',
  'helpType',
  'helpSave',
  'helpEnd',
  'takeBackPayee',
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

/** Answers what the trail says that a decision was. */
export function actOfDecision(queue: QueueName, decision: Decision): StaffAct {
  return ownActs[queue]?.[decision] ?? decision;
}
