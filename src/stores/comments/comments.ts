import { commentAdd, frameCommentSave } from '#src/shared/comments/calls.ts';
import type { CallInput } from '#src/shared/contract/call.ts';
import { callApi } from '#src/stores/api.ts';
import type { DraftName } from '#src/stores/drafts.ts';
import { makeFormFlow } from '#src/stores/form-flow.ts';
import { addToComments, answerComment } from './comment-list.ts';

type Form = Readonly<Record<string, string>>;

/** One comment goes from the form to the list; a guest is asked to sign in, and then it goes on. */
export const commenting = makeFormFlow({
  send: (form) => (form.step === 'thread' ? saveInThread(form) : addToCase(form)),
  draftOf: commentDraft,
  onDone: (comment) => {
    answerComment(undefined);
    addToComments(comment);
    return undefined;
  },
});

/** What was typed stays for its own thread. */
export function commentDraft({ threadId, infoUuid = '' }: Form): DraftName {
  return { kind: 'comment', id: threadId || infoUuid };
}

function addToCase({ infoUuid = '', content = '', parentId = '' }: Form) {
  return callApi(commentAdd, { infoUuid, content, parentId }, { askHere: true });
}

function saveInThread({ threadType = '', threadId = '', content = '' }: Form) {
  const thread = { bizType: threadType, bizId: threadId } as CallInput<typeof frameCommentSave>;
  return callApi(frameCommentSave, { ...thread, content }, { askHere: true });
}
