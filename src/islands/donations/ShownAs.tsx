import type { GiveProps } from '#src/components/donations/give-props.ts';
import { Field } from '#src/components/forms/Field.tsx';
import { Tick } from '#src/components/forms/Tick.tsx';

type Props = Pick<GiveProps, 'text' | 'values' | 'askName'> & { problem: string | undefined };

/** Shows what others will see of the donor. Nothing is ticked for them. */
export function ShownAs({ text, values, askName, problem }: Props) {
  const { anonymous, amountHidden } = values;
  return (
    <>
      {askName && (
        <Field
          id="give-name"
          name="displayName"
          label={text.displayName}
          hint={text.displayNameHint}
          error={problem}
          maxLength={20}
          autoComplete="nickname"
          defaultValue={values.displayName}
        />
      )}
      <div className="ticks">
        <Tick
          id="give-anonymous"
          name="anonymous"
          label={text.hideName}
          defaultChecked={anonymous}
        />
        <Tick
          id="give-amount-hidden"
          name="amountHidden"
          label={text.hideAmount}
          defaultChecked={amountHidden}
        />
      </div>
    </>
  );
}
