import * as v from 'valibot';
import { channelRoutes } from '#src/server/platform/channel-routes.ts';
import { isMailAddress } from '#src/shared/platform/mail-address.ts';
import { callUrl, httpUrl } from './addresses.ts';
import { payoutBanks } from './payout-bank-names.ts';
import { pushServices, usualPushServices } from './push-services.ts';

const flagText = v.pipe(
  v.picklist(['0', '1'], 'must be 0 or 1'),
  v.transform((text) => text === '1'),
);
const number = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,12}$/, 'must be a whole number'),
    v.transform(Number),
    v.minValue(min, `must be at least ${min}`),
    v.maxValue(max, `must be at most ${max}`),
  );
const origin = v.pipe(
  v.string(),
  v.check(
    (text) => URL.canParse(text) && new URL(text).origin === text,
    'must be an origin such as https://example.org',
  ),
);
const origins = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').filter(Boolean)),
  v.array(origin),
);
/** These are public keys in the format of `age`, comma separated. */
const recipients = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').filter(Boolean)),
  v.array(v.pipe(v.string(), v.regex(/^age1[0-9a-z]{58,}$/, 'must be public keys such as age1…'))),
);
/** This is `17=appid:secret`, comma separated: accounts of the messaging app whose pages use its scripts. */
const messagingApps = v.pipe(
  v.string(),
  v.regex(
    /^(\d{1,4}=\w{1,64}:\w{1,64})(,\d{1,4}=\w{1,64}:\w{1,64})*$/,
    'must be 17=appid:secret, …',
  ),
  v.transform((text) =>
    text.split(',').map((one) => {
      const [thirdType = '', appId = '', secret = ''] = one.split(/[=:]/);
      return { thirdType: Number(thirdType), appId, secret };
    }),
  ),
);
/** This is `appid:secret` of the mini program that codes open. */
const miniProgram = v.pipe(
  v.string(),
  v.regex(/^\w{1,64}:\w{1,64}$/, 'must be appid:secret'),
  v.transform((text) => {
    const [appId = '', secret = ''] = text.split(':');
    return { appId, secret };
  }),
);
/**
 * These are `17=https://a.example`, comma separated: the domain on which a channel's visitors
 * belong.
 */
const mirrors = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').filter(Boolean)),
  v.array(
    v.pipe(
      v.string(),
      v.regex(/^[\w-]{1,64}=/, 'must be channel=https://example.org, …'),
      v.transform((text) => {
        const cut = text.indexOf('=');
        return { channel: text.slice(0, cut), origin: text.slice(cut + 1) };
      }),
      v.object({ channel: v.string(), origin }),
    ),
  ),
);
const secret = v.pipe(v.string(), v.minLength(32, 'must be at least 32 characters'));
const text = (maxLength: number) =>
  v.pipe(v.string(), v.minLength(1, 'must not be empty'), v.maxLength(maxLength));

/** It holds every environment variable with its default; messages follow the variable's name. */
export const environment = v.object({
  WARMLIGHT_MODE: v.optional(v.picklist(['demo', 'live'], 'must be demo or live'), 'demo'),
  HOST: v.optional(text(255), '127.0.0.1'),
  PORT: v.optional(number(0, 65_535), '4321'),
  METRICS_PORT: v.optional(number(0, 65_535), '9464'),
  PUBLIC_ORIGIN: v.optional(origin),
  OWN_ORIGINS: v.optional(origins, ''),
  MIRROR_ORIGINS: v.optional(mirrors, ''),
  ALTERNATE_ORIGINS: v.optional(origins, ''),
  API_ORIGINS: v.optional(origins, ''),
  TRUST_PROXY: v.optional(flagText, '0'),
  DATA_DIR: v.optional(text(1000), 'data'),
  KEY_FILE: v.optional(text(1000)),
  DATABASE_URL: v.optional(
    v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'must start with postgres://')),
  ),
  MAX_UPLOAD_BYTES: v.optional(number(100_000, 100_000_000), '12582912'),
  S3_ENDPOINT: v.optional(httpUrl),
  S3_REGION: v.optional(text(60), 'us-east-1'),
  S3_BUCKET: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9.-]{1,62}$/, 'must be the name of a bucket')),
  ),
  S3_ACCESS_KEY: v.optional(text(200)),
  S3_SECRET_KEY: v.optional(text(200)),
  S3_PATH_STYLE: v.optional(flagText, '0'),
  BACKUP_FOLDER: v.optional(text(1000)),
  BACKUP_RECIPIENTS: v.optional(recipients, ''),
  REDIS_URL: v.optional(v.pipe(v.string(), v.regex(/^rediss?:\/\//, 'must start with redis://'))),
  WARMLIGHT_SECRET: v.optional(secret),
  PAYMENT_GATEWAY: v.optional(channelRoutes),
  PAYOUT_GATEWAY: v.optional(payoutBanks),
  NAME_SERVICE: v.optional(callUrl),
  NAME_SERVICE_KEY_FILE: v.optional(text(1000)),
  SANDBOX_GATEWAY_SECRET: v.optional(secret),
  SMS_DRIVER: v.optional(text(40)),
  MAIL_SERVER: v.optional(
    v.pipe(v.string(), v.url('must be an address'), v.regex(/^smtps?:/, 'must begin with smtp://')),
  ),
  MAIL_FROM: v.optional(v.pipe(v.string(), v.check(isMailAddress, 'must be an e-mail address'))),
  PUSH_SERVICES: v.optional(pushServices, usualPushServices),
  SMS_CODES_PER_HOUR: v.optional(number(1, 1_000_000), '3000'),
  MESSAGING_DRIVER: v.optional(text(40)),
  MESSAGING_APPS: v.optional(messagingApps),
  MINI_PROGRAM: v.optional(miniProgram),
  MESSAGING_API: v.optional(origin, 'https://api.weixin.qq.com'),
  GUEST_GIVING: v.optional(flagText, '1'),
  MAX_DONATION_IN_FEN: v.optional(number(100, 99_999_999_999), '5000000'),
  FEE_BASIS_POINTS: v.optional(number(0, 1000), '300'),
  FUNDRAISER_ORIGIN: v.optional(origin),
  FUNDRAISER_STRONG_JUMP: v.optional(flagText, '0'),
  FUNDRAISER_SHUNT: v.optional(number(0, 1), '1'),
  REFUNDS_PER_SECOND: v.optional(number(1, 1000), '20'),
  NOTICE_HOURS: v.optional(number(1, 720), '24'),
  OPERATOR_NAME: v.optional(text(100)),
  OPERATOR_LICENCE: v.optional(text(100)),
  CUSTODY_BANK: v.optional(text(100)),
  HOTLINE: v.optional(v.pipe(v.string(), v.regex(/^[\d-]{5,20}$/, 'must be a telephone number'))),
  SECURITY_CONTACT: v.optional(
    v.pipe(v.string(), v.regex(/^(mailto:\S+@\S+|https:\/\/\S+)$/, 'must be mailto: or https:')),
  ),
  DRAIN_SECONDS: v.optional(number(0, 300), '0'),
  PAGE_STORE_BYTES: v.optional(number(0, 10_000_000_000), '67108864'),
  LOG_LEVEL: v.optional(v.picklist(['trace', 'debug', 'info', 'warn', 'error', 'silent'])),
});
export type Environment = v.InferOutput<typeof environment>;
