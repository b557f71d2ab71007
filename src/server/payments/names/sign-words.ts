import { createHmac } from 'node:crypto';

type Signed = { key: string; says: 'ask' | 'answer'; time: string; body: Uint8Array | string };

/**
 * Both sides sign this; which of them says it stands within, so that no question passes for its
 * answer.
 */
export function signWords({ key, says, time, body }: Signed): string {
  return createHmac('sha256', key)
    .update(`warmlight-name-1\n${says}\n${time}\n`)
    .update(body)
    .digest('hex');
}
