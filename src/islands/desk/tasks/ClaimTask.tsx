import type { ClaimProps } from '#src/components/review/task-form-props.ts';
import { FormNotice } from '#src/islands/forms/FormNotice.tsx';
import { FormShell } from '#src/islands/forms/FormShell.tsx';
import { SubmitButton } from '#src/islands/forms/SubmitButton.tsx';
import { useForm } from '#src/islands/forms/use-form.ts';
import { claiming } from '#src/stores/desk/desk.ts';

/** Takes a task in hand; the page then comes again with what only its holder sees. */
export function ClaimTask({ taskId, action, text }: ClaimProps) {
  const form = useForm({ id: 'claim', flow: claiming, along: { taskId }, target: action });
  return (
    <FormShell form={form} action={action} className="stack">
      <input type="hidden" name="step" value="claim" />
      <p className="soft">{text.claimFirst}</p>
      <FormNotice form={form} unsure={text.unsure} />
      <SubmitButton form={form} className="button" sending={text.sending} data-key="c">
        {text.claim}
      </SubmitButton>
    </FormShell>
  );
}
