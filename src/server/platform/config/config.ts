import { join } from 'node:path';
import * as v from 'valibot';
import { demoRoutes } from '#src/server/platform/channel-routes.ts';
import {
  demoHotline,
  demoParts,
  exampleSecrets,
  findProblems,
  type LiveParts,
} from './config-problems.ts';
import { type Environment, environment } from './environment.ts';
import { apiProblems, originsOf } from './origins.ts';

export type Config = ReturnType<typeof shape>;

/**
 * Tells every error of a configuration at once, each naming its variable and never its value.
 */
export class ConfigError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(`Configuration can't be used:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

/**
 * Reads the whole configuration from environment variables, and nothing else. `liveParts`
 * names the gateways, SMS and messaging drivers that may serve real people.
 */
export function parseConfig(
  env: Record<string, string | undefined>,
  liveParts?: LiveParts,
): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = v.safeParse(environment, given);
  if (!parsed.success) {
    throw new ConfigError(parsed.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`));
  }
  const shaped = shape(parsed.output);
  const problems = findProblems(parsed.output, liveParts);
  problems.push(...apiProblems(parsed.output, shaped.ownOrigins));
  if (problems.length > 0) throw new ConfigError(problems);
  return shaped;
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

function shape(env: Environment) {
  return {
    mode: env.WARMLIGHT_MODE,
    host: env.HOST,
    port: env.PORT,
    metricsPort: env.METRICS_PORT,
    ...originsOf(env),
    trustProxy: env.TRUST_PROXY,
    dataDir: env.DATA_DIR,
    keyFile: env.KEY_FILE ?? join(env.DATA_DIR, 'root-keys.txt'),
    maxUploadBytes: env.MAX_UPLOAD_BYTES,
    objectStore: storeOf(env),
    databaseUrl: env.DATABASE_URL,
    redisUrl: env.REDIS_URL,
    backupFolder: env.BACKUP_FOLDER,
    backupRecipients: env.BACKUP_RECIPIENTS,
    secret: env.WARMLIGHT_SECRET ?? (exampleSecrets[0] as string),
    paymentGateways: env.PAYMENT_GATEWAY ?? demoRoutes,
    payoutGateways: env.PAYOUT_GATEWAY ?? ([demoParts.PAYOUT_GATEWAY[0]] as const),
    sandboxGatewaySecret: env.SANDBOX_GATEWAY_SECRET ?? (exampleSecrets[1] as string),
    ...channelsOf(env),
    guestGiving: env.GUEST_GIVING,
    maxDonationInFen: env.MAX_DONATION_IN_FEN,
    feeBasisPoints: env.FEE_BASIS_POINTS,
    fundraiser: fundraiserOf(env),
    noticeHours: env.NOTICE_HOURS,
    refundsPerSecond: env.REFUNDS_PER_SECOND,
    operator: operatorOf(env),
    drainSeconds: env.DRAIN_SECONDS,
    pageStoreBytes: env.PAGE_STORE_BYTES,
    // Who tries the demo reads what to open, not a line for each request.
    logLevel: env.LOG_LEVEL ?? (env.WARMLIGHT_MODE === 'demo' ? 'warn' : 'info'),
  };
}

function channelsOf(env: Environment) {
  return {
    smsDriver: env.SMS_DRIVER ?? demoParts.SMS_DRIVER[0],
    smsCodesPerHour: env.SMS_CODES_PER_HOUR,
    mail: mailOf(env),
    nameService: nameServiceOf(env),
    pushServices: env.PUSH_SERVICES,
    messagingDriver: env.MESSAGING_DRIVER ?? demoParts.MESSAGING_DRIVER[0],
    messagingApps: env.MESSAGING_APPS,
    messagingApi: env.MESSAGING_API,
    miniProgram: env.MINI_PROGRAM,
  };
}

/** In the demo letters are shown; a server of this very machine, which may catch them, is the one exception. */
function mailOf(env: Environment) {
  const { MAIL_SERVER: url, MAIL_FROM: from } = env;
  return url && from && mayAsk(env, url) ? { url, from } : undefined;
}

/** In the demo the sandbox bank answers, or a service of this very machine that is being built. */
function nameServiceOf(env: Environment) {
  const { NAME_SERVICE: url, NAME_SERVICE_KEY_FILE: keyFile } = env;
  return url && keyFile && mayAsk(env, url) ? { url, keyFile } : undefined;
}

const mayAsk = ({ WARMLIGHT_MODE }: Environment, url: string): boolean =>
  WARMLIGHT_MODE === 'live' || new URL(url).hostname === '127.0.0.1';

function fundraiserOf(env: Environment) {
  return {
    origin: env.FUNDRAISER_ORIGIN ?? '',
    strongJump: env.FUNDRAISER_STRONG_JUMP,
    shunt: env.FUNDRAISER_SHUNT,
  };
}

function operatorOf(env: Environment) {
  return {
    name: env.OPERATOR_NAME,
    licence: env.OPERATOR_LICENCE,
    custodyBank: env.CUSTODY_BANK,
    hotline: env.HOTLINE ?? demoHotline,
    securityContact: env.SECURITY_CONTACT,
  };
}
