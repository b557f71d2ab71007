import type { MouseEvent } from 'react';
import type { GiveProps } from '#src/components/donations/give-props.ts';
import { closingGiftInFen } from '#src/shared/donations/amounts.ts';
import { yuan } from '#src/shared/platform/money.ts';

type Props = Pick<GiveProps, 'locale' | 'text'> & { missingInFen: number };

/** Offers what is missing as an amount of one's own; it needs script and does nothing without. */
export function CloseGap({ missingInFen, locale, text }: Props) {
  const closing = closingGiftInFen(missingInFen);
  return (
    <button className="chip" type="button" value={closing / 100} onClick={typeIn}>
      {text.closeGap.replace('{n}', yuan(closing, locale))}
    </button>
  );
}

/** Types it in as if a person had, so that the sums beside the button follow. */
function typeIn({ currentTarget: { form, value } }: MouseEvent<HTMLButtonElement>) {
  form?.querySelector<HTMLInputElement>('#give-own')?.click();
  const field = form?.querySelector<HTMLInputElement>('#give-own-yuan');
  if (!field) return;
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
