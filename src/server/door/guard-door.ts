import type { Next } from 'hono';
import { spendBudget } from '#src/server/platform/spend-budget.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { RequestContext } from './request-env.ts';

const requestsPerMinute = 1200;

/**
 * What every request passes before anything is read: an own host, and for unsafe methods proof
 * that an own page sent it. The language of its refusals is the header's, read best effort.
 */
export async function guardDoor(c: RequestContext, next: Next): Promise<void> {
  requireOwnHost(c);
  await spendBudget(c.var.services, {
    name: 'door',
    subject: c.var.address,
    perMinute: requestsPerMinute,
  });
  if (!['GET', 'HEAD', 'OPTIONS'].includes(c.req.method)) requireOwnOrigin(c);
  await next();
}

type OwnConfig = { servedOrigins: readonly string[] };
const hostsByConfig = new WeakMap<OwnConfig, Set<string>>();

export function isOwnHost(host: string, config: OwnConfig): boolean {
  let hosts = hostsByConfig.get(config);
  if (!hosts) {
    hosts = new Set(config.servedOrigins.map((origin) => new URL(origin).host));
    hostsByConfig.set(config, hosts);
  }
  return hosts.has(host);
}

function requireOwnHost(c: RequestContext): void {
  const host = c.req.header('host') ?? new URL(c.req.url).host;
  if (!isOwnHost(host.toLowerCase(), c.var.services.config)) throw new Problem('hostRefused');
}

/**
 * Browsers send Origin or Sec-Fetch-Site with every unsafe request. A caller that sends neither
 * is no browser; it carries no cookie of ours unless it sends the session as a bearer token.
 */
function requireOwnOrigin(c: RequestContext): void {
  const origin = c.req.header('origin');
  const site = c.req.header('sec-fetch-site');
  if (origin === undefined && site === undefined) {
    if (c.req.header('cookie')) throw new Problem('originRefused');
    return;
  }
  const { servedOrigins } = c.var.services.config;
  if (origin !== undefined && !servedOrigins.includes(origin)) throw new Problem('originRefused');
  if (origin === undefined && site !== 'same-origin' && site !== 'none')
    throw new Problem('originRefused');
}
