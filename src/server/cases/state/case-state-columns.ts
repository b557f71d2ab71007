/** These are the columns of a case that decide, with the time, what it allows (`CaseState`). */
export const caseStateColumns = [
  'cases.status',
  'cases.display_status as displayStatus',
  'cases.end_reason as endReason',
  'cases.finish_text as finishText',
  'cases.ends_at as endsAt',
  'cases.mourning_at as mourningAt',
  'cases.filled_at as filledAt',
  'cases.put_away_at as putAwayAt',
] as const;
