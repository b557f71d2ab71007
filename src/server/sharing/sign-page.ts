import { createHash, randomBytes } from 'node:crypto';
import type { Services } from '#src/server/services.ts';
import type { CallOutput, CallParsed } from '#src/shared/contract/call.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { safeTarget } from '#src/shared/platform/safe-target.ts';
import type { wxSignature } from '#src/shared/sharing/pictures/calls.ts';

type Signed = { ticket: string; noncestr: string; timestamp: number; url: string };

/**
 * The messaging app rules so: SHA-1 of the fields in the order of their names, and nothing is
 * escaped.
 */
export function signatureOf({ ticket, noncestr, timestamp, url }: Signed): string {
  const text = `jsapi_ticket=${ticket}&noncestr=${noncestr}&timestamp=${timestamp}&url=${url}`;
  return createHash('sha1').update(text).digest('hex');
}

/** Signs a page of ours as the browser calls it, without its fragment; nobody else's. */
export async function signPage(
  { config, messagingTickets }: Pick<Services, 'config' | 'messagingTickets'>,
  { url, thirdType }: CallParsed<typeof wxSignature>,
  now: number,
): Promise<CallOutput<typeof wxSignature>> {
  const isOwn = !url.startsWith('/') && safeTarget(url, config.ownOrigins) !== undefined;
  if (!isOwn) throw new Problem('inputInvalid', { fields: { url: 'ownUrl' } });
  if (!messagingTickets) throw new Problem('unavailable');
  const ticket = await messagingTickets.ticketOf(thirdType);
  const noncestr = randomBytes(12).toString('base64url');
  const timestamp = Math.floor(now / 1000);
  const bare = url.split('#', 1)[0] ?? '';
  const signature = signatureOf({ ticket, noncestr, timestamp, url: bare });
  return { appid: messagingTickets.appIdOf(thirdType), noncestr, signature, timestamp };
}
