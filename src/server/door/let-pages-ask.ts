import { apiOfHost } from '#src/server/platform/own-domains.ts';
import type { Call } from '#src/shared/contract/call.ts';
import { proofHeader } from '#src/shared/platform/challenge.ts';
import type { Reply } from './answers/reply.ts';
import type { DoorRequest } from './door-request.ts';

/** Chromium keeps a preflight's answer for two hours at most. */
const preflightSeconds = 7200;
const sentHeaders = [
  ...['authorization', 'content-type', 'idempotency-key', 'x-common-message'],
  proofHeader,
];

/**
 * Answers where a host beneath a page's host answers its calls, the browser lets that page alone
 * read them, with its cookies: the origin is named in full, and nobody else's is ever repeated.
 * Elsewhere nothing is said.
 */
export function letPagesAsk(c: DoorRequest): void {
  const api = apiOfHost(c.var.services.config, c.req.header('host') ?? '');
  if (!api) return;
  c.header('vary', 'Origin');
  if (c.req.header('origin') !== api.page) return;
  c.header('access-control-allow-origin', api.page);
  c.header('access-control-allow-credentials', 'true');
  c.header('access-control-expose-headers', 'x-request-id');
}

/**
 * A browser asks this before it sends a call there, once the door let it in; undefined for all
 * else.
 */
export function preflightReply(c: DoorRequest, { method }: Call): Reply | undefined {
  if (c.req.method !== 'OPTIONS') return undefined;
  if (!apiOfHost(c.var.services.config, c.req.header('host') ?? '')) return undefined;
  const headers = {
    'access-control-allow-methods': method,
    'access-control-allow-headers': sentHeaders.join(', '),
    'access-control-max-age': String(preflightSeconds),
  };
  return { status: 200, headers, body: '' };
}
