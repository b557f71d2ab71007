import {
  cancelRefundProps,
  launchRefundProps,
} from '#src/components/refunds/asked-refund-props.ts';
import { refundAccountProps, takeBackProps } from '#src/components/refunds/gift-refund-props.ts';
import { refundFormProps } from '#src/components/refunds/refund-form-props.ts';
import { sampleForm, sampleForms } from '#src/preview/sample-form.ts';
import { sampleRefund } from '#src/preview/sample-money.ts';
import { longWords, sampleId } from '#src/preview/samples.ts';
import { type Asked, show } from '#src/preview/show.ts';
import CancelRefundMount from './CancelRefund.astro';
import { CancelRefund } from './CancelRefund.tsx';
import { LaunchRefund } from './LaunchRefund.tsx';
import OwnGift from './OwnGift.astro';
import { RefundAccountForm } from './RefundAccountForm.tsx';
import { RefundForm } from './RefundForm.tsx';
import { RefundReview } from './RefundReview.tsx';
import { TakeBackForm } from './TakeBackForm.tsx';

const open = sampleRefund({ status: 'APPLIED', launchedAt: null, releasedAt: null });
const gift = { orderId: sampleId, action: '#' };
const values = { reason: longWords, attachments: `${sampleId},${sampleId}` };

function formOf({ locale, texts }: Asked, wrong = false) {
  const fields = { reason: texts.fieldProblems.tooShort };
  return refundFormProps({
    ...{ locale, infoUuid: sampleId, amountInFen: 3_000_000, orders: 120, newerThan: 0 },
    ...{ idempotencyKey: sampleId, values: wrong ? { reason: 'x' } : {} },
    drawn: wrong ? { message: texts.problems.inputInvalid, fields } : undefined,
  });
}

export const examples = [
  show(CancelRefundMount).in(({ locale }) => ({
    'may be cancelled': { refund: open, locale },
    'may not': { refund: sampleRefund(), locale },
  })),
  show(CancelRefund).in(({ locale }) => ({
    usual: cancelRefundProps(open, locale),
    'as the main act': { ...cancelRefundProps(open, locale), main: true },
  })),
  show(LaunchRefund).in(({ locale }) => ({
    usual: launchRefundProps(open, locale),
    'beside another act': { ...launchRefundProps(open, locale), main: false },
  })),
  show(RefundAccountForm).in(({ locale, texts }) => ({
    empty: refundAccountProps({ ...gift, locale, drawn: undefined }),
    refused: refundAccountProps({
      ...{ ...gift, locale, receiptCode: '234567ABCDEF', refundId: sampleId },
      drawn: { values: { name: '晴天' }, fields: { bankCard: texts.fieldProblems.bankCard } },
    }),
  })),
  show(OwnGift).in(({ locale }) => {
    const own = {
      gift: {
        ...{ orderId: sampleId, infoUuid: sampleId, tradeNo: sampleId, amountInFen: 2000 },
        status: 'PAID' as const,
      },
      takeable: {
        ...{ orderIds: new Set([sampleId]), askedIds: new Set<string>(), graceRefundHours: 24 },
      },
      ...{ receiptCode: undefined, ofAccount: false, ofThing: false, locale },
    };
    return {
      'code kept here': { ...own, receiptCode: '234567ABCDEF' },
      'of an account': { ...own, ofAccount: true },
      'of a thing': { ...own, ofAccount: true, ofThing: true },
    };
  }),
  show(RefundForm).in((asked) => ({ empty: formOf(asked), refused: formOf(asked, true) })),
  show(RefundReview).in((asked) => ({
    ...Object.fromEntries(
      Object.entries(sampleForms(asked.texts)).map(([name, form]) => [
        name,
        { ...formOf(asked), form, values, onBack: () => {}, onSend: () => {} },
      ]),
    ),
    'refused without script': {
      ...{ ...formOf(asked, true), form: sampleForm(), values, onBack: () => {}, onSend: () => {} },
    },
    'no photos': {
      ...{ ...formOf(asked), form: sampleForm(), values: { reason: '用不到了。' } },
      ...{ onBack: () => {}, onSend: () => {} },
    },
  })),
  show(TakeBackForm).in(({ locale }) => ({
    usual: takeBackProps({ ...gift, locale, amountInFen: 2000, graceRefundHours: 24 }),
  })),
];
