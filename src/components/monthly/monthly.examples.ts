import { longWords, sampleId } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import type { MonthlyGiftView, MonthView } from '#src/shared/monthly/monthly-view.ts';
import MonthlyAct from './MonthlyAct.astro';
import MonthlyCard from './MonthlyCard.astro';
import MonthlyMonths from './MonthlyMonths.astro';

const at = Date.UTC(2026, 11, 5, 2);
const month: MonthView = {
  ...{ month: '2026-12', state: 'SAID', skipReason: null, amountInFen: 5000, chargeAt: at },
  refusedCount: 0,
  ...{ orderId: null, paidAt: null, infoUuid: null, caseTitle: null },
};
const charged: MonthView = {
  ...{ ...month, month: '2026-11', state: 'CHARGED', chargeAt: null, paidAt: at },
  ...{ orderId: sampleId, infoUuid: sampleId, caseTitle: longWords },
};
const failed: MonthView = {
  ...{ ...month, month: '2026-10', state: 'FAILED', skipReason: 'refused', chargeAt: null },
};
const months = [month, charged, failed];
const gift: MonthlyGiftView = {
  ...{ giftId: 'sample-monthly', infoUuid: sampleId, caseTitle: longWords, status: 'ACTIVE' },
  ...{ stopReason: null, amountInFen: 5000, day: 5, payChannel: 8, account: '*1234' },
  ...{ signUrl: '#', expiresAt: at, createdAt: at, chargeAt: at, months },
};
const stopped = { ...gift, chargeAt: null, months: [charged, failed] };
const giftOf = (giftId: string, change: Partial<MonthlyGiftView>) => ({
  gift: { ...stopped, giftId, ...change },
  changing: false,
});

export const examples = [
  show(MonthlyCard).in(({ locale }) => ({
    running: { gift, changing: false, locale },
    'being changed': { gift: { ...gift, giftId: 'changing' }, changing: true, locale },
    paused: { ...giftOf('paused', { status: 'PAUSED', stopReason: 'refused' }), locale },
    ended: { ...giftOf('ended', { status: 'ENDED', stopReason: 'caseFilled' }), locale },
    overlooked: {
      ...{ gift: { ...gift, giftId: 'few', infoUuid: null, caseTitle: null }, locale },
      changing: false,
    },
    signing: { ...giftOf('signing', { status: 'SIGNING', account: '', months: [] }), locale },
  })),
  show(MonthlyMonths).in(({ locale }) => ({
    'one family': { months, several: false, locale },
    several: { months, several: true, locale },
  })),
  show(MonthlyAct).in(({ texts }) => ({
    pause: { giftId: sampleId, step: 'pause', label: texts.monthly.pause },
    resume: { giftId: sampleId, step: 'resume', label: texts.monthly.resume },
    end: { giftId: sampleId, step: 'end', label: texts.monthly.end },
  })),
];
