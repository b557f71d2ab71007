import type { Locale } from '#src/shared/platform/locale.ts';
import { yuan } from '#src/shared/platform/money.ts';
import type { ToldWithdrawal } from '#src/shared/tracing/told-withdrawal.ts';
import type { PublicDraw } from '#src/shared/withdrawals/draw-view.ts';
import { isNoticeOver } from '#src/shared/withdrawals/notice-over.ts';
import { textsOf } from './texts.ts';

/**
 * Answers how a withdrawal stands, where its amount stands beside: a notice that is over waits for
 * staff.
 */
export function standingWords(
  { status, noticeEndsAt }: Pick<PublicDraw, 'status' | 'noticeEndsAt'>,
  { locale, now }: { locale: Locale; now: number },
): string {
  const { states, stateOver } = textsOf(locale).withdrawals;
  const isOver = status === 'NOTICE' && isNoticeOver(noticeEndsAt, now);
  return isOver ? stateOver : states[status];
}

/**
 * Answers how far a withdrawal is, with the sums that moved: asked for, arrived, back in the case.
 */
export function withdrawalWords(draw: ToldWithdrawal, locale: Locale): string {
  const { withdrawalStates: t, ...more } = textsOf(locale).tracing;
  const { status, amountInFen, netInFen, paidInFen, givenBackInFen } = draw;
  const words = (inFen: number) => yuan(inFen, locale);
  if (status === 'NOTICE' && draw.noticeOver) return more.noticeOver(words(amountInFen));
  if (status === 'PAYING' && paidInFen > 0) {
    return more.partPaid(words(paidInFen), words(netInFen - paidInFen));
  }
  if (status === 'PAYING') return t.PAYING(words(netInFen));
  if (status !== 'PAID') return t[status](words(amountInFen));
  const paid = t.PAID(words(paidInFen));
  return givenBackInFen > 0 ? more.restBack(paid, words(givenBackInFen)) : paid;
}
