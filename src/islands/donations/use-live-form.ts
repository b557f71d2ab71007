import { useCallback, useState } from 'react';
import { valuesOf } from '#src/islands/forms/form-values.ts';
import { giftAmountInFen, shareOf, withWholeYuan } from '#src/shared/donations/gift-form.ts';
import { payChannelsFor } from '#src/shared/donations/pay-channels.ts';
import { surroundingsOf } from '#src/shared/platform/container.ts';
import { type Left, prepareGiving, readLeft } from '#src/stores/donations/donation.ts';

/**
 * This is what only script knows: what the form says now, where it runs, what happened last time.
 */
export type LiveForm = Left & {
  amountInFen: number | undefined;
  channels: readonly number[];
};

/** Follows a form whose fields keep their own values; `live` is undefined until script took over. */
export function useLiveForm(infoUuid: string, step: 'review' | 'pay') {
  const [live, setLive] = useState<LiveForm>();
  const look = useCallback(
    (form: HTMLFormElement) => {
      prepareGiving();
      if (step === 'review') noteSharer(form);
      const amountInFen = giftAmountInFen(withWholeYuan(valuesOf(form)));
      setLive((before) => {
        if (before) return { ...before, amountInFen };
        const channels = payChannelsFor(surroundingsOf(navigator.userAgent));
        return { amountInFen, channels, ...readLeft(infoUuid) };
      });
    },
    [infoUuid, step],
  );
  return { live, look };
}

/** Only this browser knows who shared the link of a kept page. */
function noteSharer(form: HTMLFormElement): void {
  const share = shareOf(Object.fromEntries(new URLSearchParams(location.search)));
  for (const [name, value] of Object.entries(share)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = value;
  }
}
