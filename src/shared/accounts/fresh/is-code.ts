import { bareNumber } from '#src/shared/platform/bare-number.ts';

/** Are these the six digits of a code, however they are written? */
export function isCode(typed: string): boolean {
  return /^\d{6}$/.test(bareNumber(typed));
}
