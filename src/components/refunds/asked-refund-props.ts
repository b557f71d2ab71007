import type { AskedFormProps } from '#src/components/forms/asked-form-props.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { yuan } from '#src/shared/platform/money.ts';
import type { CaseRefund } from '#src/shared/refunds/refund-view.ts';
import { linkTo } from '#src/shared/routes.ts';
import { textsOf } from '#src/texts/texts.ts';

type Asked = Pick<CaseRefund, 'refundId' | 'infoUuid' | 'amountInFen'>;

/** Answers what `CancelRefund` draws, in one language. */
export function cancelRefundProps({ refundId, infoUuid }: Asked, locale: Locale) {
  const { refunds: t, forms } = textsOf(locale);
  const detail = linkTo('refundDetail', { params: { infoUuid }, query: { refundId }, locale });
  return {
    id: 'refund-cancel',
    action: detail,
    target: detail,
    hidden: { step: 'cancel', refundId },
    text: {
      ...{ ...forms, button: t.cancel, hint: t.cancelHint },
      ...{ ask: t.cancelAsk, yes: t.cancelYes, no: t.cancelNo },
    },
  } satisfies AskedFormProps;
}

/** Answers what `LaunchRefund` draws, in one language. */
export function launchRefundProps({ refundId, infoUuid, amountInFen }: Asked, locale: Locale) {
  const { refunds: t, forms } = textsOf(locale);
  const here = linkTo('refundAuditPass', { params: { infoUuid }, locale });
  return {
    id: 'refund-launch',
    action: here,
    target: here,
    hidden: { step: 'launch', refundId },
    text: {
      ...{ ...forms, button: t.launch, yes: t.launchYes, no: t.launchNo },
      ask: t.launchAsk(yuan(amountInFen, locale)),
    },
    main: true,
  } satisfies AskedFormProps;
}
