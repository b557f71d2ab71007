import type { Config } from './config/config.ts';
import type { ApiOrigin } from './config/origins.ts';

type Domains = Pick<Config, 'publicOrigin' | 'ownOrigins' | 'mirrorOrigins' | 'alternateOrigins'>;

/** Answers the own origin that a host stands for; of this machine's names in the demo, none. */
function originOfHost({ ownOrigins }: Domains, host: string): string | undefined {
  return ownOrigins.find((origin) => new URL(origin).host === host.toLowerCase());
}

/** Answers, of a host that answers the calls of a page's host, whose it is. */
export function apiOfHost(
  { apiOrigins }: Pick<Config, 'apiOrigins'>,
  host: string,
): ApiOrigin | undefined {
  return apiOrigins.find((api) => api.host === host.toLowerCase());
}

/**
 * Cookies are set for this where calls go to another host than pages; elsewhere they are of one
 * host.
 */
export function cookieDomainOf(
  { apiOrigins }: Pick<Config, 'apiOrigins'>,
  asked: string,
): string | undefined {
  const host = asked.toLowerCase();
  return apiOrigins.find((api) => api.host === host || api.pageHost === host)?.domain;
}

/**
 * Answers the own origin of a host that is not the main one: there a session comes over the main
 * domain.
 */
export function secondaryOriginOf(config: Domains, host: string): string | undefined {
  const origin = originOfHost(config, host);
  return origin === config.publicOrigin ? undefined : origin;
}

/**
 * A visit in the messaging browser that came to an alternate domain, which the app may close at any
 * time, goes on there: to its channel's mirror, or to the main domain.
 */
export function rightOriginOf(
  config: Domains,
  { host, channel }: { host: string; channel: string | null },
): string | undefined {
  const origin = originOfHost(config, host);
  if (origin === undefined || !config.alternateOrigins.includes(origin)) return undefined;
  const mirror = config.mirrorOrigins.find((one) => one.channel === channel);
  return mirror?.origin ?? config.publicOrigin;
}
