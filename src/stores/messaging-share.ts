import wx from 'weixin-js-sdk';
import { getShareInfo, shareSuccess, wxSignature } from '#src/shared/sharing/calls.ts';
import { shareChannels } from '#src/shared/sharing/channels.ts';
import { callApi } from './api.ts';
import { randomId } from './random-id.ts';
import { cameBy, shareOrigin } from './share.ts';

const nothing = () => {};

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
    jsApiList: [
      'updateAppMessageShareData',
      'updateTimelineShareData',
      'onMenuShareAppMessage',
      'onMenuShareTimeline',
    ],
  });
  wx.ready(() => {
    wx.updateAppMessageShareData({ ...share, success: nothing });
    wx.updateTimelineShareData({ ...share, success: nothing });
    // Older versions of the app know these only, and they alone tell that it was passed on.
    wx.onMenuShareAppMessage({
      ...share,
      success: record(friend, 'singlemessage'),
      cancel: nothing,
    });
    wx.onMenuShareTimeline({ ...share, success: record(timeline, 'timeline'), cancel: nothing });
  });
}
