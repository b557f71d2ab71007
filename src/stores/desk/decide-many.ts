import type { CallInput } from '#src/shared/contract/call.ts';
import { deskDecideMany } from '#src/shared/review/many/calls.ts';
import { manyFieldsOf } from '#src/shared/review/many/many-form.ts';
import { callApi } from '#src/stores/api.ts';
import { makeFormFlow } from '#src/stores/form-flow.ts';

/**
 * One decision holds for many. It leads on where it holds for all; where one was left as it is, its
 * page says of each what became of it.
 */
export const decidingMany = makeFormFlow({
  send: ({ queue = '', ...form }) => {
    const decided = manyFieldsOf(form, queue) as CallInput<typeof deskDecideMany>;
    return callApi(deskDecideMany, decided, { askHere: true });
  },
  onDone: ({ list }, { taken = '' }) =>
    list.every(({ refusedBy }) => refusedBy === null) ? taken : undefined,
});
