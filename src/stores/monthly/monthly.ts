import { changeForm, monthlyFieldOf, signForm } from '#src/shared/monthly/monthly-forms.ts';
import { makeCallForm } from '#src/stores/call-form.ts';
import type { FormFlow } from '#src/stores/form-flow.ts';

export type MonthlyForm = 'sign' | 'change';

/** Makes leads to the wallet's own page to sign, or changes what is given each month. */
export function makeMonthlyForm(of: MonthlyForm): FormFlow<unknown> {
  const fieldOf = monthlyFieldOf;
  return of === 'sign'
    ? makeCallForm(signForm, { fieldOf, onDone: ({ signUrl }) => signUrl })
    : makeCallForm(changeForm, { fieldOf });
}
