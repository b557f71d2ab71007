import { leftSlideGetAd, monitorReport } from '#src/shared/platform/calls.ts';
import { findLeftSlideAd } from './find-left-slide-ad.ts';
import { type HandledCall, handle } from './handle.ts';
import { reportEvents } from './report-events.ts';

const nothing = { switch: false, redirectUrl: '', channel: '', time: 0 };

export const platformRoutes: readonly HandledCall[] = [
  handle(monitorReport, async ({ events }, { services }) => {
    reportEvents(services, events);
    return null;
  }),
  handle(leftSlideGetAd, async (input, { services, common, now }) => {
    const ad = await findLeftSlideAd(services, { ...input, locale: common.language }, now);
    return ad ? { ...ad, switch: true } : nothing;
  }),
];
