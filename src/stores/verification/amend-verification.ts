import type { Call } from '#src/shared/contract/call.ts';
import { amendForms } from '#src/shared/verification/verification-forms.ts';
import { makeCallForm } from '#src/stores/call-form.ts';

/** Mends what one said for a family, or takes it back. */
export function makeAmending(name: keyof typeof amendForms) {
  return makeCallForm<Call>(amendForms[name]);
}
