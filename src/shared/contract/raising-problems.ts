/**
 * These are refusals while a family fills in, alone or with somebody's help, a part of the closed
 * list.
 */
export const raisingProblemCodes = {
  caseNotEditable: { status: 409, code: 40950 },
  partInReview: { status: 409, code: 40951 },
  payeeDecided: { status: 409, code: 409143 },
  partsMissing: { status: 409, code: 40952 },
  nothingToSubmit: { status: 409, code: 40953 },
  patientHasCase: { status: 409, code: 40954 },
  caseNotReady: { status: 409, code: 40955 },
  tooManyCases: { status: 409, code: 40957 },
  savedElsewhere: { status: 409, code: 40956 },
  reviewerHelps: { status: 403, code: 40394 },
  aidesFull: { status: 409, code: 409140 },
  inviteOver: { status: 409, code: 409141 },
  ownCaseHelp: { status: 409, code: 409142 },
} as const;
