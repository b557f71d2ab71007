import { FieldGroup } from '#src/components/forms/FieldGroup.tsx';
import { Tick } from '#src/components/forms/Tick.tsx';
import type { LabelFormProps } from '#src/components/raiser/label-form-props.ts';
import { FormNotice } from '#src/islands/forms/FormNotice.tsx';
import { FormShell } from '#src/islands/forms/FormShell.tsx';
import { SubmitButton } from '#src/islands/forms/SubmitButton.tsx';
import { useForm } from '#src/islands/forms/use-form.ts';
import { labelling } from '#src/stores/raiser/labels.ts';

/** The fundraiser ticks what a case is labelled with; it is saved in place. */
export function LabelForm({ infoUuid, action, ticks, drawn, text }: LabelFormProps) {
  const form = useForm({
    ...{ id: 'labels', flow: labelling, along: { infoUuid }, drawn },
    onLook: unsay,
  });
  const error = form.problems.labels;
  return (
    <FormShell form={form} action={action} className="stack">
      <input type="hidden" name="step" value="labels" />
      <FieldGroup
        className="label-ticks"
        id="labels-ticked"
        name="labels"
        label={text.legend}
        labelHidden
        error={error}
      >
        <div>
          {ticks.map(({ name, label, isTicked }) => (
            <Tick
              {...{ name, label, defaultChecked: isTicked, invalid: error !== undefined }}
              key={name}
            />
          ))}
        </div>
      </FieldGroup>
      {!error && <FormNotice form={form} unsure={text.unsure} />}
      <SubmitButton form={form} sending={text.sending}>
        {text.save}
      </SubmitButton>
      <p className="soft" role="status">
        {form.state.step === 'done' && text.saved}
      </p>
    </FormShell>
  );
}

/** What was ticked since is not saved yet. */
function unsay(): void {
  if (labelling.$state.get().step === 'done') labelling.reset();
}
