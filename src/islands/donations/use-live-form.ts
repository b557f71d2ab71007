import { type InputEvent, useCallback, useState } from 'react';
import { giftAmountInFen } from '#src/shared/donations/gift-form.ts';
import { payChannelsFor } from '#src/shared/donations/pay-channels.ts';
import { surroundingsOf } from '#src/shared/platform/container.ts';
import { readOpenOrder, saveDraft } from '#src/stores/donation-draft.ts';
import { fieldsOf, fillFromBrowser } from './form-fields.ts';

/** What only script knows: what the form says now, where it runs, what happened last time. */
export type LiveForm = {
  amountInFen: number | undefined;
  channels: readonly number[];
  restored: boolean;
  tradeNo: string | undefined;
};

/** Follows a form whose fields keep their own values; `live` is undefined until script took over. */
export function useLiveForm(infoUuid: string, step: 'review' | 'pay') {
  const [live, setLive] = useState<LiveForm>();
  const takeOver = useCallback(
    (form: HTMLFormElement | null) => {
      if (!form) return;
      const restored = fillFromBrowser(form, infoUuid, step);
      const channels = payChannelsFor(surroundingsOf(navigator.userAgent));
      const amountInFen = giftAmountInFen(fieldsOf(form));
      setLive({ amountInFen, channels, restored, tradeNo: readOpenOrder(infoUuid) });
    },
    [infoUuid, step],
  );
  const look = (event: InputEvent<HTMLFormElement>) => {
    const fields = fieldsOf(event.currentTarget);
    saveDraft(infoUuid, fields);
    setLive((before) => before && { ...before, amountInFen: giftAmountInFen(fields) });
  };
  return { live, takeOver, look };
}
