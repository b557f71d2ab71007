import { sampleAt, sampleId } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import { payChannels } from '#src/shared/donations/pay-channels.ts';
import SupportCard from './SupportCard.astro';
import SupportForm from './SupportForm.astro';
import SupportState from './SupportState.astro';

const none = { unmatchedInFen: 0, unmatchedReturnedInFen: 0 };
const twice = { unmatchedInFen: 2000, unmatchedReturnedInFen: 0 };
const support = {
  id: sampleId,
  status: 'PAID' as const,
  amountInFen: 2000,
  paidAt: sampleAt,
  ...none,
};
const fresh = {
  ...{ channels: [payChannels.wxH5, payChannels.alipayWap], idempotencyKey: sampleId },
  ...{ sent: undefined, problem: undefined, askedInFen: undefined, graceHours: 24 },
};
const asked = {
  ...{ amountInFen: 2000, cashierUrl: '/', here: '/' },
  status: 'CREATED' as const,
  ...none,
};

export const examples = [
  show(SupportForm).in(({ locale, texts }) => ({
    fresh: { ...fresh, locale },
    refused: {
      ...{ ...fresh, locale, sent: { amountInYuan: '0' } },
      problem: texts.fieldProblems.amountTooSmall,
    },
    'asked once more': {
      ...{ ...fresh, locale, sent: { amountInYuan: '50000' } },
      askedInFen: 5_000_000,
    },
  })),
  show(SupportCard).in(({ locale }) => ({
    takeable: { support, takeable: true, locale },
    'charged twice': { support: { ...support, ...twice }, takeable: true, locale },
    'taken back': { support: { ...support, status: 'RETURNED' as const }, takeable: false, locale },
  })),
  show(SupportState).in(({ locale }) => ({
    asking: { support: asked, here: '/', locale },
    closed: { support: { ...asked, status: 'CLOSED' as const }, here: '/', locale },
    'paid too late': {
      ...{ support: { ...asked, ...twice, status: 'CLOSED' as const }, here: '/', locale },
    },
  })),
];
