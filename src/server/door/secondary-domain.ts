import { secondaryOriginOf } from '#src/server/platform/own-domains.ts';
import type { RequestContext } from './request-env.ts';

/** Answers the own domain that was asked, where it is not the main one. */
export function secondaryOf(c: RequestContext): string | undefined {
  const host = c.req.header('host') ?? new URL(c.req.url).host;
  return secondaryOriginOf(c.var.services.config, host);
}
