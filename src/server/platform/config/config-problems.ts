import { demoRoutes } from '#src/server/platform/channel-routes.ts';
import type { Environment } from './environment.ts';

/** Values that stand in the documentation or the demo; `live` refuses each of them. */
export const exampleSecrets = [
  'demo-secret-please-change-0123456789',
  'sandbox-gateway-secret-0123456789',
];

/** Pages of a demo say to call this; an operator names its own, or live mode does not start. */
export const demoHotline = '400-686-1179';

/** These parts exist for the demo only. */
export const demoParts = {
  PAYMENT_GATEWAY: demoRoutes.map(({ gateway }) => gateway),
  PAYOUT_GATEWAY: ['sandbox-bank', 'sandbox-other-bank'],
  SMS_DRIVER: ['screen'],
  MESSAGING_DRIVER: ['sandbox'],
} as const;
type Part = keyof typeof demoParts;

export type LiveParts = Record<Part, readonly string[]>;

/** Real gateways and drivers come with a later release; until then live mode says so. */
const builtInLiveParts = {
  PAYMENT_GATEWAY: [],
  PAYOUT_GATEWAY: [],
  SMS_DRIVER: [],
  MESSAGING_DRIVER: ['none'],
} as const;

/**
 * Finds what parses and still must not run: parts of the other mode, or a half of what belongs
 * together.
 */
export function findProblems(env: Environment, liveParts: LiveParts = builtInLiveParts): string[] {
  const ofMode = env.WARMLIGHT_MODE === 'live' ? liveProblems(env, liveParts) : demoProblems(env);
  return [...ofMode, ...storeProblems(env), ...mailProblems(env), ...nameProblems(env)];
}

function demoProblems(env: Environment): string[] {
  return Object.entries(demoParts).flatMap(([name, parts]) => {
    const isDemo = partsNamed(env, name as Part).every((part) => isOneOf(parts, part));
    return isDemo ? [] : [`${name} must be ${parts.join(' and ')} in demo mode`];
  });
}

const isOneOf = (parts: readonly string[], part: string): boolean => parts.includes(part);

function partsNamed(env: Environment, name: Part): readonly string[] {
  if (name === 'PAYMENT_GATEWAY') return env[name]?.map(({ gateway }) => gateway) ?? [];
  if (name === 'PAYOUT_GATEWAY') return env[name] ?? [];
  return env[name] === undefined ? [] : [env[name]];
}

function liveProblems(env: Environment, liveParts: LiveParts): string[] {
  const needed = [
    'PUBLIC_ORIGIN',
    'WARMLIGHT_SECRET',
    'OPERATOR_NAME',
    'OPERATOR_LICENCE',
    'CUSTODY_BANK',
    'HOTLINE',
  ] as const;
  const problems: string[] = needed
    .filter((name) => env[name] === undefined)
    .map((name) => `${name} is missing and live mode needs it`);
  if (env.PUBLIC_ORIGIN && !isPublicOrigin(env.PUBLIC_ORIGIN))
    problems.push('PUBLIC_ORIGIN must be an https origin with a public host in live mode');
  if (env.WARMLIGHT_SECRET && isExample(env.WARMLIGHT_SECRET))
    problems.push('WARMLIGHT_SECRET is an example value');
  if (env.SANDBOX_GATEWAY_SECRET !== undefined)
    problems.push('SANDBOX_GATEWAY_SECRET belongs to the sandbox, which live mode never loads');
  for (const name of Object.keys(demoParts) as Part[]) {
    const named = partsNamed(env, name);
    if (named.length === 0) problems.push(`${name} is missing and live mode needs it`);
    else if (named.some((part) => isOneOf(demoParts[name], part)))
      problems.push(`${name} names a sandbox part, which live mode never loads`);
    else if (!named.every((part) => liveParts[name].includes(part)))
      problems.push(`${name} names a part this build does not carry`);
  }
  return problems;
}

/** A store is named whole or not at all. */
function storeProblems(env: Environment): string[] {
  const named = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const;
  const missing = named.filter((name) => env[name] === undefined);
  if (missing.length === named.length) return [];
  const problems = missing.map((name) => `${name} is missing and an object store needs it`);
  if (env.WARMLIGHT_MODE === 'live' && env.S3_ENDPOINT?.startsWith('http:'))
    problems.push('S3_ENDPOINT must be https in live mode');
  return problems;
}

function mailProblems(env: Environment): string[] {
  const isHalf = (env.MAIL_SERVER === undefined) !== (env.MAIL_FROM === undefined);
  return isHalf ? ['MAIL_SERVER and MAIL_FROM belong together'] : [];
}

/** Names and numbers of accounts go there. */
function nameProblems(env: Environment): string[] {
  const { NAME_SERVICE: url, NAME_SERVICE_KEY_FILE: keyFile } = env;
  if ((url === undefined) !== (keyFile === undefined))
    return ['NAME_SERVICE and NAME_SERVICE_KEY_FILE belong together'];
  return env.WARMLIGHT_MODE === 'live' && url?.startsWith('http:')
    ? ['NAME_SERVICE must be https in live mode']
    : [];
}

function isExample(value: string): boolean {
  return (
    exampleSecrets.includes(value) ||
    /change|example|secret|password/i.test(value) ||
    new Set(value).size < 10
  );
}

function isPublicOrigin(value: string): boolean {
  const url = new URL(value);
  return (
    url.protocol === 'https:' &&
    !/^(localhost|.*\.(localhost|invalid|test|example)|(.*\.)?example\.(com|org|net)|[\d.]+|\[.*\])$/.test(
      url.hostname,
    )
  );
}
