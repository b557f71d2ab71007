import type { Keys } from '#src/server/platform/keys.ts';
import { newSpokenCode } from '#src/server/platform/spoken-code.ts';

/** Makes what opens a guest's order again on any device; we keep only its keyed hash. */
export const newReceiptCode = newSpokenCode;

export function receiptCodeHash(keys: Keys, code: string): string {
  return keys.blindIndex('receipt-code', code);
}
