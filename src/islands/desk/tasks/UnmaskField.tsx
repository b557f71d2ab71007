import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { Field } from '#src/components/forms/Field.tsx';
import type { UnmaskProps } from '#src/components/review/task-form-props.ts';
import { FormNotice } from '#src/islands/forms/FormNotice.tsx';
import { FormShell } from '#src/islands/forms/FormShell.tsx';
import { SubmitButton } from '#src/islands/forms/SubmitButton.tsx';
import { type UsedForm, useForm } from '#src/islands/forms/use-form.ts';
import { makeUnmasking } from '#src/stores/desk/desk.ts';

/** Shows one secret field once, for a reason, and keeps what was typed elsewhere in the page. */
export function UnmaskField(props: UnmaskProps) {
  const { taskId, field, typed, text } = props;
  const [flow] = useState(makeUnmasking);
  const state = useStore(flow.$state);
  const id = `unmask-${field.replaceAll('.', '-')}`;
  const form = useForm({ id, flow, along: { taskId } });
  if (state.step === 'done') {
    return (
      <p className="notice" role="status" tabIndex={-1} ref={focusOnce}>
        <span className="soft">{text.shownOnce}</span>
        <br />
        <b className="written">{state.output.value}</b>
      </p>
    );
  }
  return (
    <details open={typed === undefined ? undefined : true}>
      <summary>{text.unmask}</summary>
      <Why {...props} form={form} />
    </details>
  );
}

/** It stays the same from drawing to drawing, so that what is shown takes the focus only as it comes. */
function focusOnce(shown: HTMLElement | null): void {
  shown?.focus();
}

function Why({ form, action, field, typed, text }: UnmaskProps & { form: UsedForm }) {
  return (
    <FormShell form={form} action={action} className="inline">
      <input type="hidden" name="step" value="unmask" />
      <input type="hidden" name="field" value={field} />
      <Field
        id={`why-${field}`}
        name="reason"
        label={text.unmaskWhy}
        hint={text.unmaskHint}
        error={form.problems.reason}
        required
        minLength={4}
        maxLength={300}
        defaultValue={typed ?? ''}
      />
      <FormNotice form={form} unsure={text.unsure} />
      <SubmitButton form={form} className="button quiet" sending={text.sending}>
        {text.unmask}
      </SubmitButton>
    </FormShell>
  );
}
