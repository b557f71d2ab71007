import { Field } from '#src/components/forms/Field.tsx';
import { Tick } from '#src/components/forms/Tick.tsx';
import type {
  BankField,
  BankFormProps,
  BankKind,
} from '#src/components/withdrawals/bank-form-props.ts';
import { FormNotice } from '#src/islands/forms/FormNotice.tsx';
import { FormShell } from '#src/islands/forms/FormShell.tsx';
import { SubmitButton } from '#src/islands/forms/SubmitButton.tsx';
import { useForm } from '#src/islands/forms/use-form.ts';
import { PhotoField } from '#src/islands/media/PhotoField.tsx';
import { bankChangeForm } from '#src/stores/withdrawals/bank-change.ts';

type Props = BankFormProps & {
  kind: BankKind;
  /** This is the call by which it is named, where it is not the case's own. */
  through?: 'matching';
  /** This is where to go once it was taken; stays where it is when left out. */
  target?: string;
  /** This is what a form that was refused without script shows again. */
  drawn?: { values: Record<string, string>; fields: Record<string, string>; message: string };
};

/**
 * Asks for another account of the payee, of a person or of a hospital. Nothing of it is ever
 * prefilled.
 */
export function BankForm({ kind, infoUuid, actions, fields, text, photos, ...props }: Props) {
  const { target, drawn, through } = props;
  const form = useForm({ id: 'bank-change', flow: bankChangeForm, target, drawn });
  const { problems } = form;
  const values = drawn?.values ?? {};
  return (
    <FormShell
      form={form}
      action={actions[kind]}
      {...(kind === 'person' && { encType: 'multipart/form-data' as const })}
      className="stack"
      noValidate
    >
      <FormNotice form={form} unsure={text.unsure} absent={text.absent} />
      <input type="hidden" name="step" value={kind} />
      <input type="hidden" name="infoUuid" value={infoUuid} />
      {through && <input type="hidden" name="through" value={through} />}
      {fields[kind].map((field) => (
        <AccountField
          key={field.name}
          field={field}
          choose={text.choose}
          error={problems[field.name]}
          value={values[field.name]}
        />
      ))}
      {kind === 'person' && <Papers {...photos} lead={text.papersHint} problem={problems.papers} />}
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

/** Shows whose account it is, as a payee proves it the first time. */
function Papers({ lead, ...photos }: BankFormProps['photos'] & { lead: string }) {
  return (
    <>
      <p className="soft">{lead}</p>
      <PhotoField {...photos} />
    </>
  );
}

type FieldProps = {
  field: BankField;
  choose: string;
  error: string | undefined;
  value: string | undefined;
};

function AccountField({ field, choose, error, value = '' }: FieldProps) {
  const { options, optional, ...typed } = field;
  const shared = { error, defaultValue: value, required: !optional };
  if (!options) return <Field {...typed} {...shared} />;
  return <Field {...typed} {...shared} kind="select" options={options} choose={choose} />;
}
