import { useState } from 'react';
import type { PlainFormProps } from '#src/components/forms/plain-form-props.ts';
import { PlainForm } from '#src/islands/forms/PlainForm.tsx';
import { type MonthlyForm as Kind, makeMonthlyForm } from '#src/stores/monthly/monthly.ts';

type Props = PlainFormProps & { of: Kind };

/** Shows what is to be given each month, before it is signed and after. */
export function MonthlyForm({ of, ...props }: Props) {
  const [flow] = useState(() => makeMonthlyForm(of));
  return <PlainForm flow={flow} {...props} />;
}
