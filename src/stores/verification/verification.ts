import type { CallInput } from '#src/shared/contract/call.ts';
import { proveForm } from '#src/shared/verification/verification-forms.ts';
import { callApi } from '#src/stores/api.ts';
import type { DraftName } from '#src/stores/drafts.ts';
import { makeFormFlow } from '#src/stores/form-flow.ts';

/** A verification goes from the form to the thanks here. */
export const proving = makeFormFlow({
  send: (words) =>
    callApi(proveForm.call, proveForm.inputOf(words) as CallInput<typeof proveForm.call>),
  draftOf: ({ infoUuid = '' }) => proofDraft(infoUuid),
});

export function proofDraft(infoUuid: string): DraftName {
  return { kind: 'verification', id: infoUuid };
}
