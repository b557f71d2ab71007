import * as v from 'valibot';
import { payChannels } from '#src/shared/donations/pay-channels.ts';

type ChannelName = keyof typeof payChannels;

const names = Object.keys(payChannels) as ChannelName[];
const one = '[\\w-]{1,40}(:\\w+(\\+\\w+)*)?';

/**
 * It is written `name:channel+channel`, comma separated: which gateway takes the new payments of
 * each pay channel. One named without channels is open for what it took before, and takes nothing
 * new.
 */
export const channelRoutes = v.pipe(
  v.string(),
  v.regex(new RegExp(`^${one}(,${one})*$`), 'must be name:channel+channel, …'),
  v.check(namesEveryChannelOnce, `must name each of ${names.join(', ')} once`),
  v.transform((text) =>
    readRoutes(text).map(({ gateway, channels }) => {
      return { gateway, channels: channels.map((channel) => payChannels[channel]) };
    }),
  ),
);

const { wxApp, jssdk, miniProgram, wxH5, alipayApp, alipayWap } = payChannels;
/** Each wallet's channels lead to the sandbox bank that speaks as it does. */
export const demoRoutes = [
  { gateway: 'sandbox-wechat', channels: [wxApp, jssdk, miniProgram, wxH5] },
  { gateway: 'sandbox-alipay', channels: [alipayApp, alipayWap] },
];

function namesEveryChannelOnce(text: string): boolean {
  const named = readRoutes(text).flatMap(({ channels }) => channels);
  return named.sort().join() === [...names].sort().join();
}

function readRoutes(text: string): { gateway: string; channels: ChannelName[] }[] {
  return text.split(',').map((route) => {
    const [gateway = '', channels = ''] = route.split(':');
    return { gateway, channels: channels.split('+').filter(Boolean) as ChannelName[] };
  });
}
