import { pocketForm } from '#src/shared/activities/pockets/pocket-form.ts';
import { allowanceForm } from '#src/shared/venues/allowance/allowance-form.ts';
import { makeCallForm } from '#src/stores/call-form.ts';
import type { FormFlow } from '#src/stores/form-flow.ts';

export type DirectedAct = 'allowance' | 'pocket';

/** Directs a sponsor's money to a family, or opens what a gift brought, and leads to what it did. */
export function makeDirectedAct(act: DirectedAct, target: string): FormFlow<unknown> {
  const toIt = { onDone: () => target };
  return act === 'allowance' ? makeCallForm(allowanceForm, toIt) : makeCallForm(pocketForm, toIt);
}
