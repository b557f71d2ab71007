import { useStore } from '@nanostores/react';
import { type SubmitEvent, useCallback, useState } from 'react';
import type { CommentFormProps } from '#src/components/comments/comment-form-props.ts';
import {
  $commenting,
  readCommentDraft,
  saveCommentDraft,
  sendComment,
} from '#src/stores/comments.ts';

/** Words for a thread; the form posts by itself until script takes over. */
export function CommentForm({ text, action, hidden, content, problem }: CommentFormProps) {
  const flow = useStore($commenting);
  const [restored, setRestored] = useState(false);
  const [words] = useState(() => typedWords() ?? content);
  const takeOver = useCallback((form: HTMLFormElement | null) => {
    if (form) setRestored(restore(form));
  }, []);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    return sendComment(fieldsOf(event.currentTarget), action);
  };
  const asDrawn = flow.step === 'editing' ? problem : undefined;
  const refused = flow.step === 'refused' ? flow.message : undefined;
  const wrong = flow.step === 'unsure' ? text.offline : (refused ?? asDrawn);
  return (
    <form
      className="field"
      method="post"
      action={action}
      ref={takeOver}
      onInput={({ currentTarget }) => saveCommentDraft(fieldsOf(currentTarget))}
      onSubmit={submit}
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input type="hidden" name={name} value={value} key={name} readOnly />
      ))}
      <label htmlFor="say">{text.label}</label>
      <textarea
        id="say"
        name="content"
        rows={3}
        maxLength={500}
        required
        defaultValue={words}
        suppressHydrationWarning
        aria-invalid={wrong ? true : undefined}
        aria-describedby="say-hint"
      />
      {wrong && (
        <p className="error" role="alert">
          {wrong}
        </p>
      )}
      <p className="hint" id="say-hint">
        {restored ? text.draftRestored : text.hint}
      </p>
      <button
        className="button wide"
        type="submit"
        aria-disabled={flow.step === 'sending' || undefined}
      >
        {flow.step === 'sending' ? text.adding : text.add}
      </button>
    </form>
  );
}

/** React gives a text area its default again while taking over, so the default is what was typed. */
function typedWords(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLTextAreaElement>('#say')?.value;
}

function restore(form: HTMLFormElement): boolean {
  const area = form.querySelector<HTMLTextAreaElement>('#say');
  const draft = readCommentDraft(fieldsOf(form));
  if (!area || !draft || area.value !== '') return false;
  area.value = draft;
  return true;
}

function fieldsOf(form: HTMLFormElement): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) fields[name] = String(value);
  return fields;
}
