import type { CallInput, CallOutput } from '#src/shared/contract/call.ts';
import { fastReply } from '#src/shared/raiser/calls.ts';
import { callApi } from '#src/stores/api.ts';
import { makeFormFlow } from '#src/stores/form-flow.ts';

type Input = Pick<CallInput<typeof fastReply>, 'infoUuid' | 'subject' | 'content'>;

/** The same words to many at once: own ones where there are any, else those that were ready. */
export const replyingFast = makeFormFlow<CallOutput<typeof fastReply>>({
  send: ({ infoUuid = '', subject = '', content = '', ready = '' }) => {
    const reply = { infoUuid, subject, content: content.trim() || ready } as Input;
    const draftId = `fastReply.${infoUuid}.${subject}`;
    return callApi(fastReply, reply, { draftId, askHere: true });
  },
  draftOf: ({ infoUuid = '' }) => ({ kind: 'fastReply', id: infoUuid }),
});
