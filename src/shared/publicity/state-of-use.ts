import type { FundUse } from '#src/shared/withdrawals/fund-use.ts';

/** Says how an account of what was paid stands; the words for it are in the texts by this name. */
export function stateOfUse({ shownAt, inReview, overdue }: FundUse) {
  if (shownAt !== null) return 'useShown';
  if (inReview) return overdue ? 'useInReviewLate' : 'useInReview';
  return overdue ? 'useOverdue' : 'useDue';
}
