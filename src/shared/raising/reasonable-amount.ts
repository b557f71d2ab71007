import { minTargetInFen } from './sheet-fields.ts';

/** The closed cases that a range rests on were there; `few` is when there are too few to say. */
export const amountScopes = ['city', 'province', 'country', 'few'] as const;
export type AmountScope = (typeof amountScopes)[number];

/** Fewer closed cases than these are never shown as a range of their own. */
export const fewestCases = 12;
/** Up to this much needs no comparison with others, and more only with the bills. */
const plainTargetInFen = 30_000_000;
const stepInFen = 100_000;

export type ClosedCase = { askedInFen: number; costAheadInFen: number };
export type ReasonableRange = {
  lowInFen: number;
  highInFen: number;
  basis: { scope: AmountScope; caseCount: number; similarCosts: boolean };
};

/**
 * Tells what families with this illness asked for: the middle half of closed cases, of those with
 * costs like ours where there are enough. It is never more than the costs that are still ahead.
 */
export function reasonableRange(
  cases: readonly ClosedCase[],
  { scope, costAheadInFen }: { scope: Exclude<AmountScope, 'few'>; costAheadInFen: number },
): ReasonableRange {
  const caseCount = cases.length;
  if (caseCount < fewestCases) {
    const highInFen = Math.max(minTargetInFen, costAheadInFen || plainTargetInFen);
    const basis = { scope: 'few' as const, caseCount, similarCosts: false };
    return { lowInFen: minTargetInFen, highInFen, basis };
  }
  const alike = cases.filter((one) => isAlike(one.costAheadInFen, costAheadInFen));
  const similarCosts = costAheadInFen > 0 && alike.length >= fewestCases;
  const asked = (similarCosts ? alike : cases).map(({ askedInFen }) => askedInFen);
  asked.sort((one, other) => one - other);
  const most = costAheadInFen > 0 ? costAheadInFen : Number.MAX_SAFE_INTEGER;
  const highInFen = Math.max(minTargetInFen, Math.min(stepped(quantile(asked, 0.75)), most));
  const lowInFen = Math.max(minTargetInFen, Math.min(stepped(quantile(asked, 0.25)), highInFen));
  return { lowInFen, highInFen, basis: { scope, caseCount: asked.length, similarCosts } };
}

/** Two are alike when one is at least half and at most twice the other. */
function isAlike(oneInFen: number, otherInFen: number): boolean {
  return oneInFen > 0 && oneInFen * 2 >= otherInFen && oneInFen <= otherInFen * 2;
}

/** Takes it by the nearest rank, of sorted amounts; never an amount that nobody asked for. */
function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}

/** Rounds to whole thousands of yuan, so that no single case shows through. */
function stepped(amountInFen: number): number {
  return Math.round(amountInFen / stepInFen) * stepInFen;
}

export const amountReasons = ['withinRange', 'belowRange', 'aboveRange', 'aboveGap'] as const;
export type AmountReason = (typeof amountReasons)[number];

/** This is what a family is told beside its target. */
export type AmountAdvice = {
  range: ReasonableRange;
  /** This is what the bills leave open, once they were saved. */
  gapInFen: number | undefined;
  /** This is what the verdict is about. */
  targetInFen?: number | undefined;
  verdict: AmountVerdict | undefined;
};
type AmountVerdict = { reasonable: boolean; reason: AmountReason };

type Judged = {
  range: Pick<ReasonableRange, 'lowInFen' | 'highInFen'>;
  gapInFen: number | undefined;
};

/** The family's own bills say more than other cases do. */
export function judgeTarget(targetAmountInFen: number, { range, gapInFen }: Judged): AmountVerdict {
  if (gapInFen !== undefined && targetAmountInFen > Math.max(gapInFen, minTargetInFen))
    return { reasonable: false, reason: 'aboveGap' };
  if (gapInFen === undefined && targetAmountInFen > range.highInFen)
    return { reasonable: false, reason: 'aboveRange' };
  const isLow = targetAmountInFen < range.lowInFen;
  return { reasonable: true, reason: isLow ? 'belowRange' : 'withinRange' };
}
