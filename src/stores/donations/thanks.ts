import { saveThanks } from '#src/shared/raiser/thanks/calls.ts';
import { callApi } from '#src/stores/api.ts';
import { makeFormFlow } from '#src/stores/form-flow.ts';

/**
 * The family's words to everyone who gave go by it; written again, they take the place of the old
 * ones.
 */
export const thanking = makeFormFlow({
  send: ({ infoUuid = '', words = '' }) =>
    callApi(saveThanks, { infoUuid, words }, { askHere: true }),
});
