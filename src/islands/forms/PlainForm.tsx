import { Field } from '#src/components/forms/Field.tsx';
import { FieldGroup } from '#src/components/forms/FieldGroup.tsx';
import type { PlainField, PlainFormProps } from '#src/components/forms/plain-form-props.ts';
import { Tick } from '#src/components/forms/Tick.tsx';
import { YuanField } from '#src/components/forms/YuanField.tsx';
import type { FormFlow } from '#src/stores/form-flow.ts';
import { FormNotice } from './FormNotice.tsx';
import { FormShell } from './FormShell.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useForm } from './use-form.ts';

type Props<Output> = PlainFormProps & {
  flow: FormFlow<Output>;
  /** Goes nowhere once it was taken: what is around it draws what follows. */
  stays?: boolean;
};

/** Draws a form that is nothing but its fields and its buttons, which the page describes. */
export function PlainForm<Output>({ flow, stays, ...props }: Props<Output>) {
  const { id, action, target, look, fields, buttons, hidden, drawn, text } = props;
  const form = useForm({ id, flow, target: stays ? undefined : target, drawn });
  return (
    <FormShell form={form} action={action} className={look} noValidate>
      {fields.map((field) => (
        <Control key={field.name} id={id} field={field} error={form.problems[field.name]} />
      ))}
      <FormNotice form={form} unsure={text.unsure} />
      {buttons.map(({ label, look: className, ...button }) => (
        <SubmitButton {...button} {...{ form, className }} sending={text.sending} key={label}>
          {label}
        </SubmitButton>
      ))}
      {Object.entries(hidden).map(([name, value]) => (
        <input type="hidden" name={name} value={value} key={name} />
      ))}
    </FormShell>
  );
}

type ControlProps = { id: string; field: PlainField; error: string | undefined };

function Control({ id, field, error }: ControlProps) {
  const own = { id: `${id}-${field.name}`, error };
  if (field.kind === 'choice') return <FieldGroup {...field} {...own} value={field.value} />;
  if (field.kind === 'tick') {
    const { value, kind, ...tick } = field;
    return <Tick {...tick} {...own} defaultChecked={value === '1'} />;
  }
  if (field.kind === 'yuan') {
    const { value, kind, ...amount } = field;
    return <YuanField {...amount} {...own} defaultValue={value} />;
  }
  const { value, ...typed } = field;
  return <Field {...typed} {...own} defaultValue={value} />;
}
