import { newId, sha256 } from '#src/server/platform/keys.ts';
import type { Idempotency } from '#src/server/platform/once.ts';

/** The demo's people send this, each once. */
export function onceOf(sent: { userId?: string; applicantUserId?: string }): Idempotency {
  const owner = sent.userId ?? sent.applicantUserId ?? '';
  return { key: newId(), call: 'seed', owner, bodyHash: sha256(JSON.stringify(sent)) };
}
