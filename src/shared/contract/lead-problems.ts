/** These are refusals around leads, the doctor channel and inviting families. */
export const leadProblemCodes = {
  leadTaken: { status: 409, code: 40914 },
  leadNotYours: { status: 409, code: 40915 },
  leadClosed: { status: 409, code: 40916 },
  noSuchAccount: { status: 409, code: 40917 },
  staffAlready: { status: 409, code: 40918 },
  greenStepRefused: { status: 409, code: 40927 },
  rewardNotReached: { status: 409, code: 40928 },
  notForStaff: { status: 409, code: 40929 },
} as const;
