import { type Locale, languageOf } from '#src/shared/platform/locale.ts';

/** The specification gives these codes to share channels. */
export const shareChannels = {
  friend: 4,
  timeline: 5,
  serviceMessageList: 9,
  serviceNews: 10,
  trustRejectServiceNews: 18,
  qq: 30,
  qzone: 31,
} as const;

/**
 * This code is ours: it stands for a copied link, the system's own share sheet, services without a
 * code of their own. It means all channels as a key of words.
 */
export const otherChannel = 0;

export const channelCodes = [otherChannel, ...Object.values(shareChannels)] as const;

/**
 * These are accounts of the messaging app whose pages may ask for a signature; the first by
 * default.
 */
export const messagingThirdTypes = [17, 115, 116, 61, 54, 453, 454, 136, 518] as const;

/** It says whose followers are asked about: those, and one that has no pages. */
export const followThirdTypes: readonly number[] = [...messagingThirdTypes, 899];

type Shared = { link: string; title: string; desc: string; imgUrl: string };

/** Readers of a language share there: each by what takes a link there, without script too. */
const intentsOf = {
  china: ['weibo', 'qq', 'qzone'],
  world: ['whatsapp', 'facebook', 'x', 'email', 'sms'],
} as const;
export type IntentName = (typeof intentsOf)[keyof typeof intentsOf][number];

export function intentNames(locale: Locale): readonly IntentName[] {
  return intentsOf[languageOf(locale).sharesIn];
}

export function shareIntents(shared: Shared, locale: Locale): [IntentName, string][] {
  return intentNames(locale).map((name) => [name, addresses[name](shared)]);
}

const addresses: Record<IntentName, (shared: Shared) => string> = {
  // All that stands in the post is its title.
  weibo: ({ link, title, desc, imgUrl }) =>
    withQuery('https://service.weibo.com/share/share.php', {
      ...{ url: link, pic: imgUrl, title: [title, desc].filter(Boolean).join(' ') },
    }),
  qq: (shared) => withQuery('https://connect.qq.com/widget/shareqq/index.html', forQQ(shared)),
  qzone: (shared) =>
    withQuery('https://sns.qzone.qq.com/cgi-bin/qzshare/cgi_qzshare_onekey', forQQ(shared)),
  whatsapp: (shared) => withQuery('https://wa.me/', { text: inOneText(shared) }),
  facebook: ({ link }) => withQuery('https://www.facebook.com/sharer/sharer.php', { u: link }),
  x: ({ link, title }) => withQuery('https://x.com/intent/post', { text: title, url: link }),
  email: ({ link, title, desc }) =>
    withQuery('mailto:', { subject: title, body: [desc, link].filter(Boolean).join('\n\n') }),
  // This mark before the body is what both Android and iOS read.
  sms: (shared) => `sms:?&body=${encodeURIComponent(inOneText(shared))}`,
};

const inOneText = ({ link, title }: Shared) => `${title} ${link}`;
const forQQ = ({ link, title, desc, imgUrl }: Shared) => ({
  ...{ url: link, title, desc, summary: desc, pics: imgUrl },
});

/** A plus sign for a space is only read as one by pages, not by mail. */
function withQuery(address: string, query: Record<string, string>): string {
  const pairs = Object.entries(query).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  return `${address}?${pairs.join('&')}`;
}

export function channelOfIntent(name: IntentName): number {
  return name === 'qq' || name === 'qzone' ? shareChannels[name] : otherChannel;
}
