import { Field } from '#src/components/forms/Field.tsx';
import { Tick } from '#src/components/forms/Tick.tsx';
import type { DecisionProps } from '#src/components/review/decision-props.ts';
import { FormNotice } from '#src/islands/forms/FormNotice.tsx';
import { FormShell } from '#src/islands/forms/FormShell.tsx';
import { SubmitButton } from '#src/islands/forms/SubmitButton.tsx';
import { type UsedForm, useForm } from '#src/islands/forms/use-form.ts';
import { deciding } from '#src/stores/desk/desk.ts';
import { ComparisonTicks } from './ComparisonTicks.tsx';
import { ReportActs } from './ReportActs.tsx';

/** Passes or refuses a task; fields refused alone stand beside what they refuse, and belong to it. */
export function DecisionForm({ taskId, action, target, revision, text, ...props }: DecisionProps) {
  const { typed, acts, nextTarget } = props;
  const form = useForm({
    ...{ id: 'decide', flow: deciding, along: { taskId, nextTarget, queueTarget: target } },
    drawn: { fields: props.problems },
  });
  return (
    <FormShell form={form} action={action} className="stack">
      {props.ticks.length > 0 && (
        <ComparisonTicks ticks={props.ticks} text={text} problems={form.problems} />
      )}
      <Field
        kind="textarea"
        name="words"
        label={text.words}
        hint={text.hint}
        error={form.problems.words}
        rows={3}
        data-key="w"
        data-key-name={text.words}
        most={500}
        defaultValue={typed.words}
      />
      {acts.length > 0 && (
        <ReportActs acts={acts} typed={typed} text={text} problems={form.problems} />
      )}
      <FormNotice form={form} unsure={text.unsure} />
      <Tick name="thenNext" label={text.thenNext} defaultChecked={props.thenNext} />
      <Choice form={form} text={text} gone={props.gone} />
      <input type="hidden" name="step" value="decide" />
      <input type="hidden" name="revision" value={revision} />
    </FormShell>
  );
}

type ChoiceProps = Pick<DecisionProps, 'text' | 'gone'> & { form: UsedForm };

function Choice({ form, text, gone }: ChoiceProps) {
  const shared = { form, name: 'decision', sending: text.sending };
  return (
    <div className="line">
      {!gone && (
        <SubmitButton {...shared} className="button" value="pass" data-key="a" data-key-focus>
          {text.pass}
        </SubmitButton>
      )}
      <SubmitButton {...shared} className="button quiet" value="refuse" data-key="x" data-key-focus>
        {text.refuse}
      </SubmitButton>
    </div>
  );
}
