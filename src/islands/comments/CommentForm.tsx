import type { CommentFormProps } from '#src/components/comments/comment-form-props.ts';
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
    <FormShell form={form} action={action} className="field">
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
        defaultValue={content}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong ? 'say-error say-hint' : 'say-hint'}
      />
      {wrong && (
        <p className="error" id="say-error" role="alert">
          {wrong}
        </p>
      )}
      <p className="hint" id="say-hint">
        {form.draft === 'restored' ? text.draftRestored : text.hint}
      </p>
      <SubmitButton form={form} sending={text.adding}>
        {text.add}
      </SubmitButton>
    </FormShell>
  );
}
