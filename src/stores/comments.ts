import { atom } from 'nanostores';
import { commentAdd, frameCommentSave } from '#src/shared/comments/calls.ts';
import type { CallInput } from '#src/shared/contract/call.ts';
import { callApi } from './api.ts';
import { browser } from './browser.ts';
import { forget, keep, readKept } from './keepsakes.ts';

/** One comment from the form to the list. `unsure` is a send whose answer was lost. */
type CommentFlow =
  | { step: 'editing' }
  | { step: 'sending' }
  | { step: 'unsure' }
  | { step: 'refused'; message: string };

export const $commenting = atom<CommentFlow>({ step: 'editing' });

/** Sends what the comment form holds, and shows the list anew. */
export async function sendComment(form: Record<string, string>, target: string): Promise<void> {
  if ($commenting.get().step === 'sending') return;
  $commenting.set({ step: 'sending' });
  const answer = await (form.step === 'thread' ? saveInThread(form) : addToCase(form));
  if (answer.ok) {
    forget(nameOf(form));
    browser.goTo(target);
    $commenting.set({ step: 'editing' });
    return;
  }
  const { problem } = answer;
  if (problem.kind !== 'refused') $commenting.set({ step: 'unsure' });
  else $commenting.set({ step: 'refused', message: problem.fields.content ?? problem.msg });
}

/** What was typed stays on this device, for its own thread, until it is sent. */
export function saveCommentDraft(form: Record<string, string>): void {
  if (form.content) keep(nameOf(form), form.content);
  else forget(nameOf(form));
}

export function readCommentDraft(form: Record<string, string>): string | undefined {
  return readKept(nameOf(form));
}

function nameOf({ threadId, infoUuid }: Record<string, string>): string {
  return `comment.${threadId || infoUuid}`;
}

function addToCase({ infoUuid = '', content = '', parentId = '' }: Record<string, string>) {
  return callApi(commentAdd, { infoUuid, content, parentId });
}

function saveInThread({ threadType = '', threadId = '', content = '' }: Record<string, string>) {
  const thread = { bizType: threadType, bizId: threadId } as CallInput<typeof frameCommentSave>;
  return callApi(frameCommentSave, { ...thread, content });
}
