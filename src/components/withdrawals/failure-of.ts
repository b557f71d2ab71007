import type { DrawView } from '#src/shared/withdrawals/draw-view.ts';
import { failedForItsAccount } from '#src/shared/withdrawals/unsent-reasons.ts';

/** Answers which words a payout needs that did not succeed and is still to be paid. */
export function failureOf({ status, instalments }: DrawView) {
  const failed = instalments.filter(({ state }) => state === 'failed' || state === 'returned');
  if (status !== 'PAYING' || failed.length === 0) return undefined;
  const forItsAccount = failed.some(({ bankWords }) => failedForItsAccount(bankWords));
  return forItsAccount ? ('failedForItsAccount' as const) : ('failed' as const);
}
