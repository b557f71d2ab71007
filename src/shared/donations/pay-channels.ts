import { platforms } from '#src/shared/platform/common-message.ts';
import { payChannels } from './order-fields.ts';

type Where = { container: string; platform: number };

/** The channels that work where the donor is, the most fitting first. */
export function payChannelsFor({ container, platform }: Where): readonly number[] {
  if (container === 'mini-program') return [payChannels.miniProgram];
  if (container === 'messaging') return [payChannels.jssdk];
  if (container === 'native') return [payChannels.wxApp, payChannels.alipayApp];
  if (platform === platforms.dingtalk) return [payChannels.alipayWap, payChannels.wxH5];
  return [payChannels.wxH5, payChannels.alipayWap];
}

/** Which wallet a channel belongs to. */
export function walletOf(channel: number): 'wechat' | 'alipay' {
  return channel === payChannels.alipayApp || channel === payChannels.alipayWap
    ? 'alipay'
    : 'wechat';
}
