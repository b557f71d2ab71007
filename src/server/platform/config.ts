import * as v from 'valibot';
import { demoRoutes } from './channel-routes.ts';
import { type Environment, environment } from './environment.ts';

/** Values that stand in the documentation or the demo; `live` refuses each of them. */
export const exampleSecrets = [
  'demo-secret-please-change-0123456789',
  'sandbox-gateway-secret-0123456789',
];

/** Parts that exist for the demo only. */
const demoParts = {
  PAYMENT_GATEWAY: ['sandbox-wechat', 'sandbox-alipay'],
  PAYOUT_GATEWAY: ['sandbox'],
  SMS_DRIVER: ['screen'],
  MESSAGING_DRIVER: ['sandbox'],
} as const;
type Part = keyof typeof demoParts;

export type Config = ReturnType<typeof shape>;

/** Every error of a configuration at once, each naming its variable and never its value. */
export class ConfigError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(`Configuration can't be used:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

/**
 * Reads the whole configuration from environment variables. Pure. `liveParts` names the gateways,
 * SMS and messaging drivers that may serve real people.
 */
export function parseConfig(
  env: Record<string, string | undefined>,
  liveParts: Record<Part, readonly string[]> = builtInLiveParts,
): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = v.safeParse(environment, given);
  if (!parsed.success) {
    throw new ConfigError(parsed.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`));
  }
  const problems =
    parsed.output.WARMLIGHT_MODE === 'live'
      ? liveProblems(parsed.output, liveParts)
      : demoProblems(parsed.output);
  problems.push(...storeProblems(parsed.output));
  if (problems.length > 0) throw new ConfigError(problems);
  return shape(parsed.output);
}

/** Real gateways and drivers come with a later release; until then live mode says so. */
const builtInLiveParts = {
  PAYMENT_GATEWAY: [],
  PAYOUT_GATEWAY: [],
  SMS_DRIVER: [],
  MESSAGING_DRIVER: ['none'],
} as const;

function demoProblems(env: Environment): string[] {
  return Object.entries(demoParts).flatMap(([name, parts]) => {
    const isDemo = partsNamed(env, name as Part).every((part) => isOneOf(parts, part));
    return isDemo ? [] : [`${name} must be ${parts.join(' and ')} in demo mode`];
  });
}

const isOneOf = (parts: readonly string[], part: string): boolean => parts.includes(part);

function partsNamed(env: Environment, name: Part): readonly string[] {
  if (name === 'PAYMENT_GATEWAY') return env[name]?.map(({ gateway }) => gateway) ?? [];
  return env[name] === undefined ? [] : [env[name]];
}

function liveProblems(env: Environment, liveParts: Record<Part, readonly string[]>): string[] {
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

function storeOf(env: Environment) {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY } = env;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY || !S3_SECRET_KEY) return undefined;
  return {
    endpoint: S3_ENDPOINT,
    region: env.S3_REGION,
    bucket: S3_BUCKET,
    accessKey: S3_ACCESS_KEY,
    secretKey: S3_SECRET_KEY,
    pathStyle: env.S3_PATH_STYLE,
  };
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

function shape(env: Environment) {
  const publicOrigin = env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`;
  return {
    mode: env.WARMLIGHT_MODE,
    host: env.HOST,
    port: env.PORT,
    metricsPort: env.METRICS_PORT,
    publicOrigin,
    ownOrigins: [publicOrigin, ...env.OWN_ORIGINS],
    servedOrigins: [publicOrigin, ...env.OWN_ORIGINS, ...loopbackOrigins(env)],
    trustProxy: env.TRUST_PROXY,
    dataDir: env.DATA_DIR,
    maxUploadBytes: env.MAX_UPLOAD_BYTES,
    objectStore: storeOf(env),
    databaseUrl: env.DATABASE_URL,
    redisUrl: env.REDIS_URL,
    secret: env.WARMLIGHT_SECRET ?? (exampleSecrets[0] as string),
    paymentGateways: env.PAYMENT_GATEWAY ?? demoRoutes,
    payoutGateway: env.PAYOUT_GATEWAY ?? demoParts.PAYOUT_GATEWAY[0],
    sandboxGatewaySecret: env.SANDBOX_GATEWAY_SECRET ?? (exampleSecrets[1] as string),
    smsDriver: env.SMS_DRIVER ?? demoParts.SMS_DRIVER[0],
    smsCodesPerHour: env.SMS_CODES_PER_HOUR,
    messagingDriver: env.MESSAGING_DRIVER ?? demoParts.MESSAGING_DRIVER[0],
    messagingApps: env.MESSAGING_APPS,
    messagingApi: env.MESSAGING_API,
    guestGiving: env.GUEST_GIVING,
    maxDonationInFen: env.MAX_DONATION_IN_FEN,
    feeBasisPoints: env.FEE_BASIS_POINTS,
    leftSlideSeconds: env.LEFT_SLIDE_SECONDS,
    fundraiser: {
      origin: env.FUNDRAISER_ORIGIN ?? '',
      strongJump: env.FUNDRAISER_STRONG_JUMP,
      shunt: env.FUNDRAISER_SHUNT,
    },
    noticeHours: env.NOTICE_HOURS,
    refundsPerSecond: env.REFUNDS_PER_SECOND,
    operator: {
      name: env.OPERATOR_NAME,
      licence: env.OPERATOR_LICENCE,
      custodyBank: env.CUSTODY_BANK,
      hotline: env.HOTLINE,
    },
    pageStoreBytes: env.PAGE_STORE_BYTES,
    logLevel: env.LOG_LEVEL,
  };
}

/** In the demo each name of this machine is an own one, so that trying it needs no configuration. */
function loopbackOrigins({ WARMLIGHT_MODE, PORT }: Environment): string[] {
  if (WARMLIGHT_MODE !== 'demo') return [];
  return ['localhost', '127.0.0.1', '[::1]'].map((name) => `http://${name}:${PORT}`);
}
