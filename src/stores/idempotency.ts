import type { Call } from '#src/shared/contract/call.ts';
import { forget, keep, readKept } from './keepsakes.ts';

/**
 * The key under which a draft is sent: stored before the first try, the same for every later one,
 * also after the page was closed in between.
 */
export function idempotencyKeyOf(call: Call, draftId: string): string {
  const kept = readKept(nameOf(call, draftId));
  if (kept) return kept;
  const key = crypto.randomUUID();
  keep(nameOf(call, draftId), key);
  return key;
}

/** Once the answer is final, the next try is another one. */
export function dropIdempotencyKey(call: Call, draftId: string): void {
  forget(nameOf(call, draftId));
}

function nameOf(call: Call, draftId: string): string {
  return `once.${call.path}.${draftId}`;
}
