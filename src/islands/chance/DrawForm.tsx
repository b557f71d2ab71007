import { useState } from 'react';
import type { PlainFormProps } from '#src/components/forms/plain-form-props.ts';
import { PlainForm } from '#src/islands/forms/PlainForm.tsx';
import type { Locale } from '#src/shared/platform/locale.ts';
import { makeDraw } from '#src/stores/chance/lottery.ts';

type Props = PlainFormProps & { page: 'luckDraw' | 'loveForLottery'; locale: Locale };

/** Draws once, and leads to what it brought. */
export function DrawForm({ page, locale, ...props }: Props) {
  const [flow] = useState(() => makeDraw(page, locale));
  return <PlainForm flow={flow} {...props} />;
}
