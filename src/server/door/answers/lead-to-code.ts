import type { DoorRequest } from '#src/server/door/door-request.ts';
import type { Call } from '#src/shared/contract/call.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { localeOfPath } from '#src/shared/platform/locale.ts';
import { linkTo } from '#src/shared/routes.ts';
import type { Reply } from './reply.ts';

const asksForCode = new Set(['freshFactorNeeded', 'secondFactorNeeded']);

/**
 * Staff follow a link to a file that wants a code of their authenticator first: they are led to
 * where one is given and back to the page of the link, instead of to a line of JSON.
 */
export function leadToCode(c: DoorRequest, { answer }: Call, error: unknown): Reply | undefined {
  const isPage = (c.req.header('accept') ?? '').includes('text/html');
  if (answer !== 'bytes' || !isPage || !(error instanceof Problem)) return undefined;
  if (!asksForCode.has(error.reason)) return undefined;
  const redirectUrl = pageBefore(c);
  const locale = localeOfPath(redirectUrl);
  const location = linkTo('deskSignIn', { query: { redirectUrl }, locale });
  return { status: 303, headers: { location, 'cache-control': 'no-store' }, body: '' };
}

/** This is one of ours alone; where a browser tells none, the file itself. */
function pageBefore(c: DoorRequest): string {
  const own = new URL(c.req.url);
  const before = URL.parse(c.req.header('referer') ?? '');
  const isOwn = before && c.var.services.config.servedOrigins.includes(before.origin);
  const { pathname, search } = isOwn ? before : own;
  return pathname + search;
}
