import type { MoneyOfCase } from '#src/shared/cases/case-detail.ts';
import type { ShownWithdrawal } from './allocation.ts';
import { shareOut } from './share-out.ts';

export type GiftRefund = {
  refundNo: string;
  amountInFen: number;
  status: 'REFUNDING' | 'SUCCESS' | 'ERROR';
  askedAt: number;
  changedAt: number;
};

/** This is a withdrawal and how much of one gift is in it. */
type GiftPayout = ShownWithdrawal & { shareInFen: number };

export type GiftTrace = {
  paidAt: number;
  /** This is where the gift is: its parts add up to its amount. */
  parts: MoneyOfCase;
  refund: GiftRefund | undefined;
  payouts: GiftPayout[];
};

type Traced = {
  amountInFen: number;
  money: MoneyOfCase;
  refund: GiftRefund | undefined;
  withdrawals: readonly ShownWithdrawal[];
};

/**
 * Gifts to a case lie in one fund, so a gift is in each of its uses by its share. What was asked
 * back is the gift's own, and counts by itself.
 */
export function traceGift({ amountInFen, money, refund, withdrawals }: Traced) {
  const { refundHeldInFen: _, refundedInFen: __, matchedInFen: ___, ...used } = money;
  const backInFen = refund?.amountInFen ?? 0;
  const keptInFen = amountInFen - backInFen;
  const returned = refund?.status === 'SUCCESS';
  const parts: MoneyOfCase = {
    ...shareOut(keptInFen, used),
    refundHeldInFen: returned ? 0 : backInFen,
    refundedInFen: returned ? backInFen : 0,
    matchedInFen: 0,
  };
  return { parts, payouts: payoutsOf(keptInFen, used, withdrawals) };
}

function payoutsOf(
  keptInFen: number,
  used: Record<string, number>,
  withdrawals: readonly ShownWithdrawal[],
): GiftPayout[] {
  // What went back to the case is in what it has.
  const sums = withdrawals.map(({ amountInFen, givenBackInFen }) => amountInFen - givenBackInFen);
  const applied = sums.reduce((sum, part) => sum + part, 0);
  const whole = Object.values(used).reduce((sum, part) => sum + part, 0);
  const weights: Record<string, number> = { rest: Math.max(whole - applied, 0) };
  for (const [at, part] of sums.entries()) weights[`of ${at}`] = part;
  const shares = shareOut(keptInFen, weights);
  return withdrawals.map((withdrawal, at) => ({
    ...withdrawal,
    shareInFen: shares[`of ${at}`] ?? 0,
  }));
}
