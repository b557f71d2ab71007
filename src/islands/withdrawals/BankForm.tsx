import { Field } from '#src/components/forms/Field.tsx';
import { Tick } from '#src/components/forms/Tick.tsx';
import type { BankFormProps, BankKind } from '#src/components/withdrawals/bank-form-props.ts';
import { FormNotice } from '#src/islands/forms/FormNotice.tsx';
import { FormShell } from '#src/islands/forms/FormShell.tsx';
import { SubmitButton } from '#src/islands/forms/SubmitButton.tsx';
import { useForm } from '#src/islands/forms/use-form.ts';
import { bankChangeForm } from '#src/stores/bank-change.ts';

type Props = BankFormProps & {
  kind: BankKind;
  /** Where to go once it was taken; stays where it is when left out. */
  target?: string;
  /** What a form that was refused without script shows again. */
  values?: Record<string, string>;
  problems?: Record<string, string>;
  message?: string | undefined;
};

/** Another account for the payee, of a person or of a hospital. Nothing of it is ever prefilled. */
export function BankForm({ kind, infoUuid, actions, fields, text, target, ...drawn }: Props) {
  const { values = {} } = drawn;
  const form = useForm({
    id: 'bank-change',
    flow: bankChangeForm,
    target,
    drawn: { message: drawn.message, fields: drawn.problems ?? {} },
  });
  const { problems } = form;
  return (
    <FormShell form={form} action={actions[kind]} className="stack" autoComplete="off" noValidate>
      <FormNotice form={form} unsure={text.unsure} absent={text.absent} />
      <input type="hidden" name="step" value={kind} />
      <input type="hidden" name="infoUuid" value={infoUuid} />
      {fields[kind].map(({ name, options, ...field }) =>
        options ? (
          <Field
            {...field}
            {...{ name, options }}
            key={name}
            kind="select"
            choose={text.choose}
            error={problems[name]}
            defaultValue={values[name] ?? ''}
            required
          />
        ) : (
          <Field
            {...field}
            name={name}
            key={name}
            error={problems[name]}
            defaultValue={values[name]}
            required
            autoComplete="off"
          />
        ),
      )}
      <Tick
        name="agreed"
        label={text.agreed}
        error={problems.agreed}
        defaultChecked={values.agreed === '1'}
      />
      <p className="soft">{text.closedHint}</p>
      <SubmitButton form={form} sending={text.sending}>
        {text.submit}
      </SubmitButton>
    </FormShell>
  );
}
