import { createHmac, randomUUID } from 'node:crypto';
import { isSame } from '#src/server/platform/is-same.ts';
import type { SigningParty } from './dialect.ts';

const keyId = 'sandbox-1';
/** A notification older, or further ahead, than this is not believed. */
const windowMs = 5 * 60_000;

type Headed = { timestamp: string; nonce: string };

/** Signs the bytes as they are sent: HMAC-SHA256 over `timestamp`, `nonce` and body, by lines. */
export function signNotification(
  party: SigningParty,
  { body, now }: { body: Uint8Array | string; now: number },
): Record<string, string> {
  const headed = { timestamp: String(now), nonce: randomUUID() };
  return {
    'x-sandbox-key-id': keyId,
    'x-sandbox-merchant': party.merchant,
    'x-sandbox-timestamp': headed.timestamp,
    'x-sandbox-nonce': headed.nonce,
    'x-sandbox-signature': signatureOf(party.secret, headed, body),
  };
}

/** Tells whether these bytes were signed for this merchant with its key, and lately. */
export function isSigned(
  { secret, merchant }: SigningParty,
  { body, headers, now }: { body: Uint8Array; headers: Headers; now: number },
): boolean {
  const timestamp = headers.get('x-sandbox-timestamp') ?? '';
  const nonce = headers.get('x-sandbox-nonce') ?? '';
  if (headers.get('x-sandbox-key-id') !== keyId) return false;
  if (headers.get('x-sandbox-merchant') !== merchant) return false;
  if (!/^\d{1,15}$/.test(timestamp) || Math.abs(now - Number(timestamp)) > windowMs) return false;
  if (!/^[\w-]{16,64}$/.test(nonce)) return false;
  const expected = signatureOf(secret, { timestamp, nonce }, body);
  return isSame(expected, headers.get('x-sandbox-signature') ?? '');
}

function signatureOf(secret: string, { timestamp, nonce }: Headed, body: Uint8Array | string) {
  const hmac = createHmac('sha256', secret).update(`${timestamp}\n${nonce}\n`);
  return hmac.update(body).digest('base64url');
}
