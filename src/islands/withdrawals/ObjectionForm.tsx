import { useState } from 'react';
import { Field } from '#src/components/forms/Field.tsx';
import type { ObjectionProps } from '#src/components/withdrawals/objection-props.ts';
import { FormNotice } from '#src/islands/forms/FormNotice.tsx';
import { FormShell } from '#src/islands/forms/FormShell.tsx';
import { SubmitButton } from '#src/islands/forms/SubmitButton.tsx';
import { useForm } from '#src/islands/forms/use-form.ts';
import { maxObjection, minObjection } from '#src/shared/withdrawals/withdrawal-fields.ts';
import { makeObjectionForm } from '#src/stores/withdrawals/objection.ts';

/** Shows what a reader has against one withdrawal in its notice. */
export function ObjectionForm({ drawId, infoUuid, typed, parts, action, ...rest }: ObjectionProps) {
  const { targets, text } = rest;
  const [flow] = useState(() => makeObjectionForm(targets));
  const form = useForm({
    id: `objection-${drawId}`,
    flow,
    target: targets.objection,
    draft: { kind: 'objection', id: drawId },
    drawn: { fields: typed?.problem ? { content: typed.problem } : {} },
  });
  return (
    <details className="opens-form" open={typed !== undefined}>
      <summary>{text.object}</summary>
      <FormShell form={form} action={action} className="stack" noValidate>
        <FormNotice form={form} unsure={text.unsure} absent={text.absent} />
        <input type="hidden" name="step" value="object" />
        <input type="hidden" name="drawId" value={drawId} />
        <input type="hidden" name="infoUuid" value={infoUuid} />
        <PartField {...{ drawId, typed, parts, text }} />
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
          most={maxObjection}
        />
        <SubmitButton form={form} sending={text.sending}>
          {text.submit}
        </SubmitButton>
      </FormShell>
    </details>
  );
}

/** Asks, of several payouts, which one it is about. */
function PartField(props: Pick<ObjectionProps, 'drawId' | 'typed' | 'parts' | 'text'>) {
  const { drawId, typed, parts, text } = props;
  if (parts.length === 0) return null;
  return (
    <Field
      kind="select"
      id={`position-${drawId}`}
      name="position"
      label={text.part}
      options={parts}
      defaultValue={typed?.position}
    />
  );
}
