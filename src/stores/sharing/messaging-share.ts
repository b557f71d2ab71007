import wx from 'weixin-js-sdk';
import { getShareInfo, shareSuccess } from '#src/shared/sharing/calls.ts';
import { shareChannels } from '#src/shared/sharing/channels.ts';
import { wxSignature } from '#src/shared/sharing/pictures/calls.ts';
import { callApi } from '#src/stores/api.ts';
import { report } from '#src/stores/monitor.ts';
import { randomId } from '#src/stores/random-id.ts';
import { cameBy, shareOrigin } from './share.ts';

const nothing = () => {};
const jsApiList: wx.jsApiList = [
  'updateAppMessageShareData',
  'updateTimelineShareData',
  'onMenuShareAppMessage',
  'onMenuShareTimeline',
];

/**
 * Gives the messaging app's own share menu a link that tells later who came by it. When the app
 * refuses, the menu passes on the page's address as it is.
 */
export async function offerOwnLink(infoUuid: string): Promise<void> {
  const [url = ''] = location.href.split('#', 1);
  const { friend, timeline } = shareChannels;
  const [signed, prepared] = await Promise.all([
    callApi(wxSignature, { url }),
    callApi(getShareInfo, { infoUuid, channel: friend, ...cameBy() }),
  ]);
  if (!signed.ok) tellOf('signatureFail', signed.problem.kind);
  if (!signed.ok || !prepared.ok) return;
  const { appid, noncestr, ...signature } = signed.data;
  const { shareId, ...share } = prepared.data;
  const uuid = randomId();
  const record = (channel: number, toWxSource: string) => () => {
    const shared = { infoId: infoUuid, uuid, shareId, channel, toWxSource };
    void callApi(shareSuccess, { ...shared, ...shareOrigin() });
  };
  wx.config({
    debug: false,
    ...signature,
    appId: appid,
    nonceStr: noncestr,
    jsApiList,
  });
  // The app judges the signature by itself, and says no more than a word of its own.
  wx.error(({ errMsg }) => tellOf('signatureFail', errMsg));
  wx.ready(() => {
    const fail = ({ errMsg }: { errMsg: string }) => tellOf('shareSettingFail', errMsg);
    wx.updateAppMessageShareData({ ...share, success: nothing, fail });
    wx.updateTimelineShareData({ ...share, success: nothing, fail });
    // Older versions of the app know these only, and they alone tell that it was passed on.
    wx.onMenuShareAppMessage({
      ...share,
      success: record(friend, 'singlemessage'),
      cancel: nothing,
    });
    wx.onMenuShareTimeline({ ...share, success: record(timeline, 'timeline'), cancel: nothing });
  });
}

/** Tells of it in the words of the app, as far as they are words. */
function tellOf(type: 'signatureFail' | 'shareSettingFail', said: string): void {
  const reason = said.replace(/[^\w.:-]+/g, '-').slice(0, 80);
  report({ type, path: wxSignature.path, reason });
}
