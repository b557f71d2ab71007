import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import type {
  CommentBoardProps,
  CommentFormTexts,
} from '#src/components/comments/comment-board-props.ts';
import { Field } from '#src/components/forms/Field.tsx';
import { FormShell } from '#src/islands/forms/FormShell.tsx';
import { SignInFirst } from '#src/islands/forms/SignInFirst.tsx';
import { SubmitButton } from '#src/islands/forms/SubmitButton.tsx';
import { useForm } from '#src/islands/forms/use-form.ts';
import { $comments } from '#src/stores/comments/comment-list.ts';
import { commentDraft, commenting } from '#src/stores/comments/comments.ts';

export type CommentFormProps = Pick<
  CommentBoardProps,
  'locale' | 'action' | 'thread' | 'answered' | 'content' | 'problem'
> & {
  text: CommentFormTexts;
  /** This is what stands above the words, such as whom they answer. */
  children?: ReactNode;
};

/**
 * Draws words for a thread, or an answer in it; the form posts by itself until script takes over.
 */
export function CommentForm(props: CommentFormProps) {
  const { text, action, thread } = props;
  const { answered } = useStore($comments, { ssr: 'initial' }) ?? props;
  const form = useForm({
    id: 'comment',
    flow: commenting,
    draft: commentDraft(thread),
    drawn: { message: props.problem },
    onDone: showAdded,
  });
  const unsure = form.state.step === 'unsure' && text.offline;
  return (
    <FormShell form={form} action={action} className="stack">
      <SignInFirst text={text} here={action} locale={props.locale} />
      <Hidden thread={thread} parentId={answered?.commentId ?? ''} />
      {props.children}
      <Field
        kind="textarea"
        id="say"
        name="content"
        label={text.label}
        hint={form.draft === 'restored' ? text.draftRestored : text.hint}
        error={unsure || form.problems.content || form.message}
        rows={3}
        most={500}
        required
        defaultValue={props.content}
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

type HiddenProps = Pick<CommentBoardProps, 'thread'> & { parentId: string };

/**
 * Shows what goes along with the words: an answer hangs on its comment, whatever thread shows it.
 */
function Hidden({ thread, parentId }: HiddenProps) {
  const step = thread.threadType !== '' && parentId === '' ? 'thread' : 'comment';
  return Object.entries({ step, ...thread, parentId }).map(([name, value]) => (
    <input type="hidden" name={name} value={value} key={name} />
  ));
}

/** Leads to the comment just sent, with the field empty for another. */
function showAdded(form: HTMLFormElement): void {
  form.reset();
  // What counts the characters hears input, and a form that is emptied by script tells of none.
  form.querySelector('textarea')?.dispatchEvent(new InputEvent('input', { bubbles: true }));
  requestAnimationFrame(() => {
    const { added } = $comments.get() ?? {};
    document.getElementById(`c-${added}`)?.focus();
  });
}
