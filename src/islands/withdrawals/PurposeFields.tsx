import { Field } from '#src/components/forms/Field.tsx';
import type { WithdrawProps } from '#src/components/withdrawals/withdraw-props.ts';
import { maxPlan, maxPurpose } from '#src/shared/withdrawals/withdrawal-fields.ts';

type Props = Pick<WithdrawProps, 'text' | 'values'> & {
  problems: Readonly<Record<string, string>>;
};

/** Shows what the money is for, in a sentence and in full; everyone reads it in the notice. */
export function PurposeFields({ text, values, problems }: Props) {
  return (
    <>
      <Field
        name="purpose"
        label={text.purpose}
        hint={text.purposeHint}
        error={problems.purpose}
        defaultValue={values.purpose}
        required
        maxLength={maxPurpose}
      />
      <Field
        kind="textarea"
        name="plan"
        label={text.plan}
        hint={text.planHint}
        error={problems.plan}
        defaultValue={values.plan}
        rows={5}
        required
        minLength={10}
        most={maxPlan}
      />
    </>
  );
}
