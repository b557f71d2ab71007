import { sampleAt, sampleId } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import { payChannels } from '#src/shared/donations/pay-channels.ts';
import SupportCard from './SupportCard.astro';
import SupportForm from './SupportForm.astro';
import SupportState from './SupportState.astro';

const support = { id: sampleId, status: 'PAID' as const, amountInFen: 2000, paidAt: sampleAt };
const fresh = {
  ...{ channels: [payChannels.wxH5, payChannels.alipayWap], idempotencyKey: sampleId },
  ...{ sent: undefined, problem: undefined, graceHours: 24 },
};
const asked = { ...{ amountInFen: 2000, cashierUrl: '/', here: '/' }, status: 'CREATED' as const };

export const examples = [
  show(SupportForm).in(({ locale, texts }) => ({
    fresh: { ...fresh, locale },
    refused: {
      ...{ ...fresh, locale, sent: { amountInYuan: '0' } },
      problem: texts.fieldProblems.amountTooSmall,
    },
  })),
  show(SupportCard).in(({ locale }) => ({
    takeable: { support, takeable: true, locale },
    'taken back': { support: { ...support, status: 'RETURNED' as const }, takeable: false, locale },
  })),
  show(SupportState).in(({ locale }) => ({
    asking: { support: asked, here: '/', locale },
    closed: { support: { ...asked, status: 'CLOSED' as const }, here: '/', locale },
  })),
];
