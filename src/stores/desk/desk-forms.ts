import type { Call } from '#src/shared/contract/call.ts';
import { type DeskFormName, deskFieldOf, deskForms } from '#src/shared/desk/desk-forms.ts';
import { makeCallForm } from '#src/stores/call-form.ts';
import type { FormFlow } from '#src/stores/form-flow.ts';

/** An act of the desk by its name. */
export function makeDeskForm(name: DeskFormName): FormFlow {
  return makeCallForm<Call>(deskForms[name], { fieldOf: deskFieldOf });
}
