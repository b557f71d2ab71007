/** Share channel codes of the specification. */
export const shareChannels = {
  friend: 4,
  timeline: 5,
  serviceMessageList: 9,
  serviceNews: 10,
  trustRejectServiceNews: 18,
  qq: 30,
  qzone: 31,
} as const;

/** Ours: a copied link, the system's own share sheet, Weibo. As a key of words: all channels. */
export const otherChannel = 0;

export const channelCodes = [otherChannel, ...Object.values(shareChannels)] as const;

/** Accounts of the messaging app whose pages may ask for a signature; the first by default. */
export const messagingThirdTypes = [17, 115, 116, 61, 54, 453, 454, 136, 518] as const;

type Shared = { link: string; title: string; desc: string; imgUrl: string };
export type IntentName = 'weibo' | 'qq' | 'qzone';

/** Pages of other services that take a link to share; they work without script. */
export function shareIntents({ link, title, desc, imgUrl }: Shared): Record<IntentName, string> {
  const address = (page: string, query: Record<string, string>) =>
    `${page}?${new URLSearchParams(query)}`;
  const forQQ = { url: link, title, desc, summary: desc, pics: imgUrl };
  return {
    weibo: address('https://service.weibo.com/share/share.php', { url: link, title, pic: imgUrl }),
    qq: address('https://connect.qq.com/widget/shareqq/index.html', forQQ),
    qzone: address('https://sns.qzone.qq.com/cgi-bin/qzshare/cgi_qzshare_onekey', forQQ),
  };
}

export const channelOfIntent: Record<IntentName, number> = {
  weibo: otherChannel,
  qq: shareChannels.qq,
  qzone: shareChannels.qzone,
};
