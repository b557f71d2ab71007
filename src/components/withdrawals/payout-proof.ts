import { dateText } from '#src/shared/cases/display.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import type { ShownWithdrawal } from '#src/shared/tracing/allocation.ts';
import { textsOf } from '#src/texts/texts.ts';

/**
 * Answers receipts of the bank, and whether its use is shown, in review, due or overdue; nothing
 * while unpaid.
 */
export function payoutProof({ payout }: ShownWithdrawal, locale: Locale): string[] {
  if (!payout) return [];
  const t = textsOf(locale).withdrawals.public;
  const { receiptNos, useDueAt, useShownAt, useInReview, useOverdue } = payout;
  const proof = receiptNos.map(t.receipt);
  if (useDueAt === null) return proof;
  const day = dateText(useDueAt, locale);
  if (useShownAt !== null) return [...proof, t.owedShown];
  if (useInReview) return [...proof, useOverdue ? t.owedInReviewLate(day) : t.owedInReview];
  return [...proof, useOverdue ? t.owedLate(day) : t.owedBy(day)];
}
