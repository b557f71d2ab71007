import { isWithin, secondsLeft, spendBudget } from '#src/server/platform/budgets/spend-budget.ts';
import { networkOf } from '#src/server/platform/config/address-prefix.ts';
import { apiOfHost } from '#src/server/platform/own-domains.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { DoorRequest } from './door-request.ts';
import { isProved } from './session/proof-of-work.ts';

/**
 * A household or a ward sends so many. A carrier puts thousands behind one address: see
 * `guardCrowd`.
 */
const requestsPerMinute = 1200;
/** Beyond this nobody of the address is even asked who they are. */
const crowdPerMinute = 20 * requestsPerMinute;
/** A network of IPv6 gets more: customers have the addresses of 65,000 households each. */
const networkPerMinute = 10 * requestsPerMinute;
const picturesPerMinute = 6000;
const personPerMinute = 600;

/**
 * Every request passes this before anything is read: an own host, and for unsafe methods proof that
 * an own page sent it. The language of its refusals is the header's, read best effort.
 */
export async function guardDoor(c: DoorRequest): Promise<void> {
  const askers = requireOwnHost(c);
  const { services, address: subject } = c.var;
  await spendBudget(services, { name: 'crowd', subject, perMinute: crowdPerMinute });
  c.set('proved', await isProved(c));
  const budget = { name: 'door', subject, perMinute: requestsPerMinute };
  c.set('crowded', !(await isWithin(services, budget)) || (await isCrowdedNetwork(c)));
  const isSafe = ['GET', 'HEAD', 'OPTIONS'].includes(c.req.method);
  if (askers || !isSafe) requireOwnOrigin(c, askers ?? services.config.servedOrigins);
}

async function isCrowdedNetwork({ var: { services, address } }: DoorRequest): Promise<boolean> {
  if (!address.endsWith('/64')) return false;
  const subject = networkOf(address) ?? address;
  return !(await isWithin(services, { name: 'network', subject, perMinute: networkPerMinute }));
}

/** Pictures of a page come many at once, and cost little: they use up nothing of pages and calls. */
export async function guardPictures(c: DoorRequest): Promise<void> {
  requireOwnHost(c);
  const { services, address: subject } = c.var;
  await spendBudget(services, { name: 'pictures', subject, perMinute: picturesPerMinute });
}

/**
 * It is asked once it is known who asks: behind a crowded address persons count by themselves, and
 * a guest's call goes on by a proof of work, so that one of thousands can't lock the others out.
 */
export async function guardCrowd(c: DoorRequest): Promise<void> {
  const { crowded, proved, visitor, services } = c.var;
  if (!crowded || proved) return;
  if (visitor.kind === 'viewer') {
    const { userId: subject } = visitor.viewer;
    return spendBudget(services, { name: 'person', subject, perMinute: personPerMinute });
  }
  throw beyondBudget(c);
}

/** A call can be sent again with a proof; a page can't, and says when to come back. */
export function beyondBudget(c: DoorRequest): Problem {
  const retryAfterSeconds = secondsLeft(c.var.services);
  const mayProve = c.req.path.startsWith('/api/') && !c.var.proved;
  return new Problem(mayProve ? 'proofNeeded' : 'tooManyRequests', { retryAfterSeconds });
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

/** Answers who alone may ask, where it is a host that answers the calls of another, and nothing else. */
function requireOwnHost(c: DoorRequest): readonly string[] | undefined {
  const { config } = c.var.services;
  const host = c.req.header('host') ?? new URL(c.req.url).host;
  if (isOwnHost(host.toLowerCase(), config)) return undefined;
  const api = c.req.path.startsWith('/api/') ? apiOfHost(config, host) : undefined;
  if (!api) throw new Problem('hostRefused');
  return [api.page];
}

/**
 * Browsers send Origin or Sec-Fetch-Site with every unsafe request. A caller that sends neither
 * is no browser; it carries no cookie of ours unless it sends the session as a bearer token.
 */
function requireOwnOrigin(c: DoorRequest, askers: readonly string[]): void {
  const origin = c.req.header('origin');
  const site = c.req.header('sec-fetch-site');
  if (origin === undefined && site === undefined) {
    if (c.req.header('cookie')) throw new Problem('originRefused');
    return;
  }
  if (origin !== undefined && !askers.includes(origin)) throw new Problem('originRefused');
  if (origin === undefined && site !== 'same-origin' && site !== 'none')
    throw new Problem('originRefused');
}
