import type { AskedFormProps } from '#src/components/forms/asked-form-props.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { yuan } from '#src/shared/platform/money.ts';
import { linkTo } from '#src/shared/routes.ts';
import type { DrawView } from '#src/shared/withdrawals/draw-view.ts';
import { textsOf } from '#src/texts/texts.ts';

type Asked = Pick<DrawView, 'drawId' | 'infoUuid' | 'amountInFen'> & { locale: Locale };

/** Answers what `CancelWithdrawal` draws, in one language. */
export function cancelWithdrawalProps({ drawId, infoUuid, amountInFen, locale }: Asked) {
  const { withdrawals, forms } = textsOf(locale);
  const { cancel, cancelHint, cancelAsk, cancelYes, cancelNo } = withdrawals.detail;
  const here = linkTo('withdrawDetail', { params: { infoUuid }, locale });
  return {
    id: 'withdrawal-cancel',
    action: here,
    target: here,
    hidden: { step: 'cancel', drawId, infoUuid },
    text: {
      ...{ ...forms, button: cancel, hint: cancelHint, yes: cancelYes, no: cancelNo },
      ask: cancelAsk(yuan(amountInFen, locale)),
    },
  } satisfies AskedFormProps;
}
