import { useStore } from '@nanostores/react';
import type { CommentBoardProps } from '#src/components/comments/comment-board-props.ts';
import { Field } from '#src/components/forms/Field.tsx';
import { Said } from '#src/components/platform/Said.tsx';
import { FormShell } from '#src/islands/forms/FormShell.tsx';
import { SubmitButton } from '#src/islands/forms/SubmitButton.tsx';
import { useForm } from '#src/islands/forms/use-form.ts';
import { $comments, answerComment } from '#src/stores/comment-list.ts';
import { commentDraft, commenting } from '#src/stores/comments.ts';

/** Words for a thread, or an answer in it; the form posts by itself until script takes over. */
export function CommentForm({
  text,
  locale,
  action,
  thread,
  content,
  ...props
}: CommentBoardProps) {
  const shown = useStore($comments, { ssr: 'initial' });
  const answered = shown ? shown.answered : props.answered;
  const form = useForm({
    id: 'comment',
    flow: commenting,
    draft: commentDraft(thread),
    drawn: { message: props.problem },
    onDone: showAdded,
  });
  const unsure = form.state.step === 'unsure' && text.offline;
  const hidden = {
    step: thread.threadType !== '' && !answered ? 'thread' : 'comment',
    ...thread,
    parentId: answered?.commentId ?? '',
  };
  return (
    <FormShell form={form} action={action} className="stack">
      {Object.entries(hidden).map(([name, value]) => (
        <input type="hidden" name={name} value={value} key={name} readOnly />
      ))}
      {answered && (
        <p className="notice">
          <Said
            text={text.replying.replace('{name}', answered.nickname)}
            words={[answered.nickname]}
            locale={locale}
          />{' '}
          <a
            href={action}
            onClick={(event) => {
              event.preventDefault();
              answerComment(undefined);
            }}
          >
            {text.cancelReply}
          </a>
        </p>
      )}
      <Field
        kind="textarea"
        id="say"
        name="content"
        label={text.label}
        hint={form.draft === 'restored' ? text.draftRestored : text.hint}
        error={unsure || form.problems.content || form.message}
        rows={3}
        maxLength={500}
        required
        defaultValue={content}
      />
      <SubmitButton form={form} sending={text.adding}>
        {text.add}
      </SubmitButton>
      <p className="hidden-text" role="status">
        {form.state.step === 'done' && text.added}
      </p>
    </FormShell>
  );
}

/** Leads to the comment just sent, with the field empty for another. */
function showAdded(form: HTMLFormElement): void {
  form.reset();
  requestAnimationFrame(() => {
    const { added } = $comments.get() ?? {};
    document.getElementById(`c-${added}`)?.focus();
  });
}
