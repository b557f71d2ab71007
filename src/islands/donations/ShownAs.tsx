import type { GiveProps } from '#src/components/donations/give-props.ts';

type Props = Pick<GiveProps, 'text' | 'values' | 'askName'> & { problem: string | undefined };

/** What others will see of the donor. Nothing is ticked for them. */
export function ShownAs({ text, values, askName, problem }: Props) {
  return (
    <>
      {askName && (
        <div className="field">
          <label htmlFor="give-name">{text.displayName}</label>
          <input
            id="give-name"
            name="displayName"
            maxLength={20}
            autoComplete="nickname"
            defaultValue={values.displayName}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? 'give-name-error' : 'give-name-hint'}
          />
          {problem && (
            <p className="error" id="give-name-error" role="alert">
              {problem}
            </p>
          )}
          <p className="hint" id="give-name-hint">
            {text.displayNameHint}
          </p>
        </div>
      )}
      <div className="ticks">
        <label className="tick">
          <input type="checkbox" name="anonymous" value="1" defaultChecked={values.anonymous} />
          {text.hideName}
        </label>
        <label className="tick">
          <input
            type="checkbox"
            name="amountHidden"
            value="1"
            defaultChecked={values.amountHidden}
          />
          {text.hideAmount}
        </label>
      </div>
    </>
  );
}
