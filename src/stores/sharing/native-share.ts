import { getShareInfo, shareSuccess } from '#src/shared/sharing/calls.ts';
import { channelCodes, otherChannel } from '#src/shared/sharing/channels.ts';
import { callApi } from '#src/stores/api.ts';
import type { NativeBridge } from '#src/stores/container.ts';
import { report } from '#src/stores/monitor.ts';
import { randomId } from '#src/stores/random-id.ts';
import { cameBy, shareOrigin } from './share.ts';

/** An app of ours tells of its share menu so, as an event of the document: `{ ok, channel }`. */
const toldAs = 'container:share';

/**
 * Gives the share menu of our own apps a link that tells later who came by it, and records each
 * passing-on once the app says that it happened. An app that can't set it says so too.
 */
export async function offerNativeLink(infoUuid: string, native: NativeBridge): Promise<void> {
  const asked = { infoUuid, channel: otherChannel, ...cameBy() };
  const prepared = await callApi(getShareInfo, asked);
  if (!prepared.ok) return;
  const { shareId, ...share } = prepared.data;
  const uuid = randomId();
  document.addEventListener(toldAs, (event) => {
    const { ok, channel: by } = (event as CustomEvent).detail ?? {};
    if (ok !== true) return tellFailure('told');
    const channel = channelCodes.find((code) => code === by) ?? otherChannel;
    const shared = { infoId: infoUuid, uuid, shareId, channel, toWxSource: 'app' };
    void callApi(shareSuccess, { ...shared, ...shareOrigin() });
  });
  try {
    native.postMessage(JSON.stringify({ action: 'setShare', ...share }));
  } catch {
    tellFailure('bridge');
  }
}

function tellFailure(reason: 'told' | 'bridge'): void {
  report({ type: 'shareSettingFail', path: getShareInfo.path, reason });
}
