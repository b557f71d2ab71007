import type { Call } from '#src/shared/contract/call.ts';
import { staysOffDevice } from '#src/shared/raising/secret-fields.ts';
import { forget, keep, readKept } from './keepsakes.ts';
import { randomId } from './random-id.ts';

type Attempt = { key: string; sent: string };
type Input = Readonly<Record<string, unknown>>;

/**
 * Answers the key under which a draft is sent, stored before the first try: the same while the same
 * is tried again, also after the page was closed in between, so that a lost answer makes nothing
 * twice; a new one once something else is sent.
 */
export function idempotencyKeyOf(call: Call, draftId: string, input: Input): string {
  const sent = digestOf(input);
  const known = readAttempt(nameOf(call, draftId));
  if (known?.sent === sent) return known.key;
  const attempt: Attempt = { key: randomId(), sent };
  keep(nameOf(call, draftId), JSON.stringify(attempt));
  return attempt.key;
}

/** Once the answer is final, the next try is another one. */
export function dropIdempotencyKey(call: Call, draftId: string): void {
  forget(nameOf(call, draftId));
}

function readAttempt(name: string): Attempt | undefined {
  try {
    return (JSON.parse(readKept(name) ?? 'null') as Attempt | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Tells two inputs apart without keeping either. Secrets are left out, for a digest of a short
 * number is as good as the number; the server refuses another secret under the same key.
 */
function digestOf(input: Input): string {
  const open = Object.entries(input).filter(([name]) => !staysOffDevice(name));
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (const char of JSON.stringify(open.sort())) {
    const code = char.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  return `${(high >>> 0).toString(36)}.${(low >>> 0).toString(36)}`;
}

function nameOf(call: Call, draftId: string): string {
  return `once.${call.path}.${draftId}`;
}
