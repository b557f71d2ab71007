import type { CommentFormProps } from '#src/components/comments/comment-form-props.ts';
import { Field } from '#src/components/forms/Field.tsx';
import { FormShell } from '#src/islands/forms/FormShell.tsx';
import { SubmitButton } from '#src/islands/forms/SubmitButton.tsx';
import { useForm } from '#src/islands/forms/use-form.ts';
import { commentDraft, commenting } from '#src/stores/comments.ts';

/** Words for a thread; the form posts by itself until script takes over. */
export function CommentForm({ text, action, hidden, content, problem }: CommentFormProps) {
  const form = useForm({
    id: 'comment',
    flow: commenting,
    target: action,
    draft: commentDraft(hidden),
    drawn: { message: problem },
  });
  const unsure = form.state.step === 'unsure' && text.offline;
  const wrong = unsure || form.problems.content || form.message;
  return (
    <FormShell form={form} action={action} className="stack">
      {Object.entries(hidden).map(([name, value]) => (
        <input type="hidden" name={name} value={value} key={name} />
      ))}
      <Field
        kind="textarea"
        id="say"
        name="content"
        label={text.label}
        hint={form.draft === 'restored' ? text.draftRestored : text.hint}
        error={wrong}
        rows={3}
        maxLength={500}
        required
        defaultValue={content}
      />
      <SubmitButton form={form} sending={text.adding}>
        {text.add}
      </SubmitButton>
    </FormShell>
  );
}
