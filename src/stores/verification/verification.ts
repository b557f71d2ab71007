import type { CallInput } from '#src/shared/contract/call.ts';
import { verificationAdd } from '#src/shared/verification/acts/calls.ts';
import { callApi } from '#src/stores/api.ts';
import type { DraftName } from '#src/stores/drafts.ts';
import { makeFormFlow } from '#src/stores/form-flow.ts';

/** A verification goes from the form to the thanks here. */
export const proving = makeFormFlow({
  send: ({ infoUuid = '', kind = '', relation = '', realName = '', ...form }) => {
    const { content = '', idCard = '', hospital = '', hospitalCode = '', invite = '' } = form;
    const words = { realName, content, idCard, hospital, hospitalCode };
    const input = { infoUuid, kind, relation, ...words, invite };
    return callApi(verificationAdd, input as CallInput<typeof verificationAdd>);
  },
  draftOf: ({ infoUuid = '' }) => proofDraft(infoUuid),
});

export function proofDraft(infoUuid: string): DraftName {
  return { kind: 'verification', id: infoUuid };
}
