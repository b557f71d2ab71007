import { atom } from 'nanostores';
import type { CallInput, CallOutput } from '#src/shared/contract/call.ts';
import { shareOf } from '#src/shared/donations/gift-form.ts';
import { getShareInfo, shareSuccess } from '#src/shared/sharing/calls.ts';
import { shareChannels } from '#src/shared/sharing/channels.ts';
import { shortLink } from '#src/shared/sharing/pictures/calls.ts';
import { callApi } from '#src/stores/api.ts';
import { browser } from '#src/stores/browser.ts';
import { randomId } from '#src/stores/random-id.ts';

type ReadyShare = CallOutput<typeof getShareInfo> & { infoUuid: string; uuid: string };

/**
 * This is one passing-on of a case. `plain` is sharing the bare link, when no link of one's own
 * came.
 */
export type ShareFlow =
  | { step: 'idle' }
  | { step: 'preparing' }
  | { step: 'plain' }
  | { step: 'ready'; share: ReadyShare }
  | { step: 'shared'; share: ReadyShare };

export const $share = atom<ShareFlow>({ step: 'idle' });

/** Gets the words and a link that tells later who came by it. Once a page is enough. */
export async function prepareShare(infoUuid: string): Promise<void> {
  if ($share.get().step !== 'idle') return;
  $share.set({ step: 'preparing' });
  const channel = shareChannels.friend;
  const answer = await callApi(getShareInfo, { infoUuid, channel, ...cameBy() });
  if (!answer.ok) {
    $share.set({ step: 'plain' });
    return;
  }
  $share.set({
    step: 'ready',
    share: { ...answer.data, infoUuid, uuid: randomId() },
  });
}

/** Tells the server that it was shared; a second tap of the same share adds nothing. */
export async function recordShare(channel: number): Promise<void> {
  const flow = $share.get();
  if (flow.step !== 'ready') return;
  const { share } = flow;
  $share.set({ step: 'shared', share });
  const { infoUuid: infoId, uuid, shareId } = share;
  await callApi(shareSuccess, { infoId, uuid, shareId, channel, ...shareOrigin() });
}

/** It brings the short link, from when the share was got ready. */
let shortening: Promise<void> | undefined;

/** Gets a share ready whose link people see: a short one takes the place of the long one. */
export function prepareShownShare(infoUuid: string): void {
  shortening = prepareShare(infoUuid).then(shorten);
}

/** What is copied after that long is no longer what its reader has in mind. */
const soonMs = 3000;

/** Finds the short link for the one that was just copied; it is undefined where none came soon. */
export async function shortSoon(copied: string): Promise<string | undefined> {
  const askedAt = Date.now();
  await shortening;
  const link = linkOf($share.get());
  return link !== copied && Date.now() - askedAt < soonMs ? link : undefined;
}

/** It leads to the long one, with whose it is; without it the long one stays. */
async function shorten(): Promise<void> {
  const url = linkOf($share.get());
  if (url === undefined) return;
  const answer = await callApi(shortLink, { url });
  const flow = $share.get();
  if (!answer.ok || !('share' in flow)) return;
  $share.set({ ...flow, share: { ...flow.share, link: answer.data.url } });
}

const linkOf = (flow: ShareFlow) => ('share' in flow ? flow.share.link : undefined);

/** The share this page was opened by, from its address. */
export function cameBy(): { shareSourceId?: string } {
  const { shareSourceId } = shareOf(asked());
  return shareSourceId === undefined ? {} : { shareSourceId };
}

/** Tells from where it is passed on, and how that page was come by. */
export function shareOrigin(): Partial<CallInput<typeof shareSuccess>> {
  // The messaging app adds these where its reader tapped the link as `from`.
  const { source, userSourceId, tradeNo, from: wxSource } = asked();
  const pathName = browser.here().split('?')[0];
  const shareDv = shareOf(asked()).sharedv;
  return { ...cameBy(), shareDv, source, userSourceId, tradeNo, wxSource, pathName };
}

function asked(): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(browser.here().split('?')[1]));
}
