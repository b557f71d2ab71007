import { platforms } from '#src/shared/platform/platforms.ts';

/**
 * These are pay channels of the specification: wx app, jssdk, mini program, alipay app, alipay wap,
 * wx H5.
 */
export const payChannels = {
  wxApp: 1,
  jssdk: 2,
  miniProgram: 5,
  alipayApp: 6,
  alipayWap: 7,
  wxH5: 8,
} as const;

type Where = { container: string; platform: number };

/** Lists the channels that work where the donor is, the most fitting first. */
export function payChannelsFor({ container, platform }: Where): readonly number[] {
  if (container === 'mini-program') return [payChannels.miniProgram];
  if (container === 'messaging') return [payChannels.jssdk];
  if (container === 'native') return [payChannels.wxApp, payChannels.alipayApp];
  if (platform === platforms.dingtalk) return [payChannels.alipayWap, payChannels.wxH5];
  return [payChannels.wxH5, payChannels.alipayWap];
}

/** A gift may have been paid by these. */
export const wallets = ['wechat', 'alipay'] as const;

export type Wallet = (typeof wallets)[number];

/** Tells which wallet a channel belongs to. */
export function walletOf(channel: number): Wallet {
  return channel === payChannels.alipayApp || channel === payChannels.alipayWap
    ? 'alipay'
    : 'wechat';
}
