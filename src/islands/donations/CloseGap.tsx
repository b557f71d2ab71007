import { useStore } from '@nanostores/react';
import type { MouseEvent } from 'react';
import type { GiveProps } from '#src/components/donations/give-props.ts';
import { closingGiftInFen } from '#src/shared/donations/amounts.ts';
import { yuan } from '#src/shared/platform/money.ts';
import { totalOf } from '#src/stores/cases/case-total.ts';

type Props = Pick<GiveProps, 'infoUuid' | 'missingInFen' | 'locale' | 'text'>;

/** Offers what little is missing as an amount of one's own; it needs script and does nothing without. */
export function CloseGap({ infoUuid, missingInFen = 0, locale, text }: Props) {
  const total = useStore(totalOf(infoUuid), { ssr: 'initial' });
  const missing = total ? total.targetInFen - total.raisedInFen : missingInFen;
  const closing = closingGiftInFen(missing);
  if (closing === undefined) return null;
  return (
    <button className="chip" type="button" value={closing / 100} onClick={typeIn}>
      {text.closeGap.replace('{n}', yuan(closing, locale))}
    </button>
  );
}

/** As if it had been typed, so that the sums beside the button follow. */
function typeIn({ currentTarget: { form, value } }: MouseEvent<HTMLButtonElement>) {
  form?.querySelector<HTMLInputElement>('#give-own')?.click();
  const field = form?.querySelector<HTMLInputElement>('#give-own-yuan');
  if (!field) return;
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
