import { useState } from 'react';
import { Field } from '#src/components/forms/Field.tsx';
import type { ObjectionProps } from '#src/components/withdrawals/objection-props.ts';
import { FormNotice } from '#src/islands/forms/FormNotice.tsx';
import { FormShell } from '#src/islands/forms/FormShell.tsx';
import { SubmitButton } from '#src/islands/forms/SubmitButton.tsx';
import { useForm } from '#src/islands/forms/use-form.ts';
import { maxObjection, minObjection } from '#src/shared/withdrawals/withdrawal-fields.ts';
import { makeObjectionForm } from '#src/stores/objection.ts';

/** What a reader has against one withdrawal in its notice. */
export function ObjectionForm({ drawId, infoUuid, typed, action, target, text }: ObjectionProps) {
  const [flow] = useState(makeObjectionForm);
  const form = useForm({
    id: `objection-${drawId}`,
    flow,
    target,
    draft: { kind: 'objection', id: drawId },
    drawn: { fields: typed?.problem ? { content: typed.problem } : {} },
  });
  return (
    <details className="opens-form" open={typed !== undefined}>
      <summary>{text.object}</summary>
      <FormShell form={form} action={action} className="stack">
        <FormNotice form={form} unsure={text.unsure} absent={text.absent} />
        <input type="hidden" name="step" value="object" />
        <input type="hidden" name="drawId" value={drawId} />
        <input type="hidden" name="infoUuid" value={infoUuid} />
        <Field
          kind="textarea"
          id={`content-${drawId}`}
          name="content"
          label={text.content}
          hint={text.objectHint}
          error={form.problems.content}
          defaultValue={typed?.content}
          rows={4}
          required
          minLength={minObjection}
          maxLength={maxObjection}
        />
        <SubmitButton form={form} sending={text.sending}>
          {text.submit}
        </SubmitButton>
      </FormShell>
    </details>
  );
}
