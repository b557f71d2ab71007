import { useState } from 'react';
import type { PlainFormProps } from '#src/components/forms/plain-form-props.ts';
import { PlainForm } from '#src/islands/forms/PlainForm.tsx';
import type { goodsForms } from '#src/shared/kinds/goods/goods-forms.ts';
import { makeGoodsForm } from '#src/stores/kinds/goods-forms.ts';

type Props = PlainFormProps & { of: keyof typeof goodsForms };

/** Shows where things go to, or that one is on its way. */
export function GoodsForm({ of, ...props }: Props) {
  const [flow] = useState(() => makeGoodsForm(of));
  return <PlainForm flow={flow} {...props} />;
}
