import { leftSlideGetAd, monitorReport } from '#src/shared/platform/calls.ts';
import { findLeftSlideAd } from './find-left-slide-ad.ts';
import { type HandledCall, handle } from './handle.ts';
import { reportEvents } from './report-events.ts';

const nothing = { switch: false, redirectUrl: '', channel: '', time: 0 };

export const platformRoutes: readonly HandledCall[] = [
  handle(monitorReport, async ({ events }, { house }) => {
    reportEvents(house, events);
    return null;
  }),
  handle(leftSlideGetAd, async (input, { house, common, now }) => {
    const ad = await findLeftSlideAd(house, { ...input, locale: common.language }, now);
    return ad ? { ...ad, switch: true } : nothing;
  }),
];
