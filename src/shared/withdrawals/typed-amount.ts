import { plainAmount } from '#src/shared/platform/plain-amount.ts';
import { minWithdrawalInFen } from './withdrawal-fields.ts';

/** Yuan as typed, with up to two decimals, in fen; undefined for anything else. */
export function typedYuanInFen(text: string): number | undefined {
  const [, whole = '', decimals = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(plainAmount(text)) ?? [];
  if (whole === '') return undefined;
  const amountInFen = Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
  return amountInFen > 0 ? amountInFen : undefined;
}

/** Is it worth a review? All that is left always is. */
export function isTooLittle(amountInFen: number, availableInFen: number): boolean {
  return amountInFen < Math.min(minWithdrawalInFen, availableInFen);
}

/** The typed amount, where it is one that can be withdrawn: what its fee is shown of. */
export function withdrawableInFen(text: string, availableInFen: number): number | undefined {
  const amountInFen = typedYuanInFen(text);
  return amountInFen !== undefined && amountInFen <= availableInFen ? amountInFen : undefined;
}

/** Fen as a field of yuan holds it, without separators. */
export function yuanField(amountInFen: number): string {
  const decimals = amountInFen % 100;
  const whole = Math.floor(amountInFen / 100);
  return decimals === 0 ? String(whole) : `${whole}.${String(decimals).padStart(2, '0')}`;
}
