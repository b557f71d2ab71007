import { only } from '#src/shared/contract/call-form.ts';
import { pennantRemove } from '#src/shared/papers/pennants/calls.ts';
import { pennantForm } from '#src/shared/papers/pennants/pennant-form.ts';
import { makeCallForm } from '#src/stores/call-form.ts';

/** Gives a pennant, and leads to those one gave. */
export function makePennant(given: string) {
  return makeCallForm(pennantForm, { onDone: () => given });
}

/** Takes a pennant down; the page shows what is left. */
export function makePennantRemoval() {
  return makeCallForm({ call: pennantRemove, inputOf: only('pennantId', 'report') });
}
