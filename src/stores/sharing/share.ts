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

/** One passing-on of a case. `plain` is sharing the bare link, when no link of one's own came. */
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

/** What is copied after that long is no longer what its reader has in mind. */
const soonMs = 3000;

/** A short address for a link that was just copied; undefined where none came soon. */
export async function shortenSoon(link: string): Promise<string | undefined> {
  const askedAt = Date.now();
  const answer = await callApi(shortLink, { url: link });
  return answer.ok && Date.now() - askedAt < soonMs ? answer.data.url : undefined;
}

/** The share this page was opened by, from its address. */
export function cameBy(): { shareSourceId?: string } {
  const { shareSourceId } = shareOf(asked());
  return shareSourceId === undefined ? {} : { shareSourceId };
}

/** From where it is passed on, and how that page was come by. */
export function shareOrigin(): Partial<CallInput<typeof shareSuccess>> {
  // The messaging app adds where its reader tapped the link as `from`.
  const { source, userSourceId, tradeNo, from: wxSource } = asked();
  const pathName = browser.here().split('?')[0];
  const shareDv = shareOf(asked()).sharedv;
  return { ...cameBy(), shareDv, source, userSourceId, tradeNo, wxSource, pathName };
}

function asked(): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(browser.here().split('?')[1]));
}
