/**
 * This is why money out is frozen, as the switch keeps it: by whom, so that each reader's language
 * says it.
 */
type FreezeReason =
  | { by: 'restore'; backupAt: number }
  | { by: 'ledger'; equations: string }
  | { by: 'damage' }
  | { by: 'staff'; words: string };

const restored = 'restored:';
const unbalanced = 'ledger:';
export const reasonOfDamage = 'damage:database';

export const reasonOfRestore = (backupAt: number): string => `${restored}${backupAt}`;
export const reasonOfLedger = (equations: readonly number[]): string =>
  `${unbalanced}${equations.join(',')}`;

export function readFreezeReason(reason: string): FreezeReason {
  if (/^restored:\d+$/.test(reason)) {
    return { by: 'restore', backupAt: Number(reason.slice(restored.length)) };
  }
  if (/^ledger:[\d,]+$/.test(reason)) {
    return { by: 'ledger', equations: reason.slice(unbalanced.length).replaceAll(',', ', ') };
  }
  if (reason === reasonOfDamage) return { by: 'damage' };
  return { by: 'staff', words: reason };
}
