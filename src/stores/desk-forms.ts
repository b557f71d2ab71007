import type { Call, CallInput } from '#src/shared/contract/call.ts';
import { type DeskFormName, deskFieldOf, deskForms } from '#src/shared/desk/desk-forms.ts';
import { callApi } from './api.ts';
import { type FormFlow, makeFormFlow } from './form-flow.ts';

/** One form of the desk; a page has many at once, each with a flow of its own. */
export function makeDeskForm(name: DeskFormName): FormFlow {
  const { call, inputOf } = deskForms[name];
  return makeFormFlow<unknown>({
    send: (words) => callApi<Call>(call, inputOf(words) as CallInput<Call>),
    fieldOf: deskFieldOf,
  });
}
