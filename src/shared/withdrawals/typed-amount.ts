import { typedYuanInFen } from '#src/shared/platform/typed-yuan.ts';
import { minWithdrawalInFen } from './withdrawal-fields.ts';

/** Is it worth a review? All that is left always is. */
export function isTooLittle(amountInFen: number, availableInFen: number): boolean {
  return amountInFen < Math.min(minWithdrawalInFen, availableInFen);
}

type Taken = { amountInFen: number; stopRaise?: boolean | undefined };

/** Does it take all of a case that goes on raising? Who takes all of it ends the raise. */
export function takesAllAmidRaise(
  { amountInFen, stopRaise }: Taken,
  { availableInFen, raising }: { availableInFen: number; raising: boolean },
): boolean {
  return amountInFen === availableInFen && raising && !stopRaise;
}

/** Reads the typed amount, where it is one that can be withdrawn: its fee is shown. */
export function withdrawableInFen(text: string, availableInFen: number): number | undefined {
  const amountInFen = typedYuanInFen(text, 'fen');
  return amountInFen !== undefined && amountInFen <= availableInFen ? amountInFen : undefined;
}

/** Writes fen as a field of yuan holds it, without separators. */
export function yuanField(amountInFen: number): string {
  const decimals = amountInFen % 100;
  const whole = Math.floor(amountInFen / 100);
  return decimals === 0 ? String(whole) : `${whole}.${String(decimals).padStart(2, '0')}`;
}
