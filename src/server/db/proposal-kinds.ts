/** Two of staff decide on these together. */
export type ProposalKind =
  | 'setting'
  | 'liftFreeze'
  | 'poolFunding'
  | 'feeOption'
  | 'refundAccount'
  | 'clawback'
  | 'cashierTest'
  | 'activity'
  | 'activityRule'
  | 'venue'
  | 'lottery'
  | 'matchFunding'
  | 'matchReturn'
  | 'adviserDesk';
