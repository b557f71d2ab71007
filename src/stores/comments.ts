import { commentAdd, frameCommentSave } from '#src/shared/comments/calls.ts';
import type { CallInput } from '#src/shared/contract/call.ts';
import { callApi } from './api.ts';
import type { DraftName } from './drafts.ts';
import { makeFormFlow } from './form-flow.ts';

type Form = Readonly<Record<string, string>>;

/** One comment from the form to the list. */
export const commenting = makeFormFlow({
  send: (form) => (form.step === 'thread' ? saveInThread(form) : addToCase(form)),
  draftOf: commentDraft,
});

/** What was typed stays for its own thread. */
export function commentDraft({ threadId, infoUuid = '' }: Form): DraftName {
  return { kind: 'comment', id: threadId || infoUuid };
}

function addToCase({ infoUuid = '', content = '', parentId = '' }: Form) {
  return callApi(commentAdd, { infoUuid, content, parentId });
}

function saveInThread({ threadType = '', threadId = '', content = '' }: Form) {
  const thread = { bizType: threadType, bizId: threadId } as CallInput<typeof frameCommentSave>;
  return callApi(frameCommentSave, { ...thread, content });
}
