import { Field } from '#src/components/forms/Field.tsx';
import { Tick } from '#src/components/forms/Tick.tsx';
import type { WithdrawProps } from '#src/components/withdrawals/withdraw-props.ts';

type Props = Pick<WithdrawProps, 'text' | 'values' | 'laneClosed'>;

/** Asks in how many payouts it is paid, and whether they can wait for the notice. */
export function PayoutFields({ text, values, laneClosed }: Props) {
  return (
    <>
      <Field
        kind="select"
        name="instalments"
        label={text.instalments}
        hint={text.instalmentsHint}
        options={text.times.map((label, at) => ({ value: at + 1, label }))}
        defaultValue={values.instalments}
      />
      {laneClosed ? (
        <p className="soft">{text.emergencyClosed}</p>
      ) : (
        <Tick
          name="emergency"
          label={text.emergency}
          hint={text.emergencyHint}
          defaultChecked={values.emergency === '1'}
        />
      )}
    </>
  );
}
