import { ConfigError, parseConfig } from '#src/server/platform/config/config.ts';

export const everyChannel = 'wxApp+jssdk+miniProgram+alipayApp+alipayWap+wxH5';

/** This is everything a live server needs, with parts as a later release will carry them. */
export const live = {
  WARMLIGHT_MODE: 'live',
  PUBLIC_ORIGIN: 'https://give.warmlight-operator.cn',
  WARMLIGHT_SECRET: 'kV7q2Zr9TfYx4LwNc8HsPb3JmD6gAe1u',
  OPERATOR_NAME: '某某基金会',
  OPERATOR_LICENCE: '慈募 1101',
  CUSTODY_BANK: '某某银行',
  HOTLINE: '400-686-1179',
  PAYMENT_GATEWAY: `realpay:${everyChannel}`,
  PAYOUT_GATEWAY: 'realbank',
  SMS_DRIVER: 'realsms',
  MESSAGING_DRIVER: 'none',
};
export const parts = {
  PAYMENT_GATEWAY: ['realpay'],
  PAYOUT_GATEWAY: ['realbank'],
  SMS_DRIVER: ['realsms'],
  MESSAGING_DRIVER: ['none'],
};

export function problemsOf(env: Record<string, string | undefined>): readonly string[] {
  try {
    parseConfig(env, parts);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}
