import type { Call, CallInput, CallOutput } from '#src/shared/contract/call.ts';
import type { CallForm } from '#src/shared/contract/call-form.ts';
import { callApi } from './api.ts';
import { type FlowOptions, type FormFlow, makeFormFlow } from './form-flow.ts';

type Options<C extends Call> = Omit<FlowOptions<CallOutput<C>>, 'send'>;

/**
 * Makes a form that is nothing but one call; a page may have many at once, each with a flow of its
 * own.
 */
export function makeCallForm<C extends Call>(
  { call, inputOf }: CallForm<C>,
  options: Options<C> = {},
): FormFlow<CallOutput<C>> {
  return makeFormFlow<CallOutput<C>>({
    ...options,
    send: (words) => callApi(call, inputOf(words) as CallInput<C>, { askHere: true }),
  });
}
