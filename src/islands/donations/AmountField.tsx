import type { FocusEvent, InputEvent } from 'react';
import type { GiveProps } from '#src/components/donations/give-props.ts';
import { Field } from '#src/components/forms/Field.tsx';
import { keepDigits, presetAmountsInFen } from '#src/shared/donations/amounts.ts';
import { ownAmount } from '#src/shared/donations/gift-form.ts';
import { yuan } from '#src/shared/platform/money.ts';

type Props = Pick<GiveProps, 'text' | 'values' | 'locale'> & { problem: string | undefined };

/** Presets and an own amount; which radio is checked decides, so the field may hide by CSS alone. */
export function AmountField({ text, values, locale, problem }: Props) {
  return (
    <fieldset className="amounts" aria-describedby={problem && 'give-amount-error'}>
      <legend>{text.chooseAmount}</legend>
      {presetAmountsInFen.map((amount) => (
        <label className="choice" key={amount}>
          <input
            type="radio"
            name="amountInFen"
            value={amount}
            defaultChecked={values.amountInFen === String(amount)}
          />
          <span>{text.money.replace('{n}', yuan(amount, locale))}</span>
        </label>
      ))}
      <input
        type="radio"
        name="amountInFen"
        value={ownAmount}
        id="give-own"
        className="own-radio"
        defaultChecked={values.amountInFen === ownAmount}
        onChange={focusOwn}
      />
      <label className="choice own" htmlFor="give-own">
        <span>{text.otherAmount}</span>
      </label>
      <Field
        className="own-amount"
        id="give-own-yuan"
        name="amountInYuan"
        label={text.ownAmountLabel}
        inputMode="numeric"
        maxLength={11}
        placeholder={text.ownAmountHint}
        defaultValue={values.amountInYuan}
        onInput={digitsOnly}
        onFocus={chooseOwn}
        describedBy={problem && 'give-amount-error'}
        invalid={problem !== undefined}
      />
      {problem && (
        <p className="error" id="give-amount-error" role="alert">
          {problem}
        </p>
      )}
    </fieldset>
  );
}

function digitsOnly({ currentTarget: input }: InputEvent<HTMLInputElement>) {
  const kept = keepDigits(input.value);
  if (kept !== input.value) input.value = kept;
}

/** Whoever types an amount of their own means it, also where the field always shows. */
function chooseOwn({ currentTarget: input }: FocusEvent<HTMLInputElement>) {
  const radio = input.form?.querySelector<HTMLInputElement>('#give-own');
  if (radio && !radio.checked) radio.click();
}

function focusOwn({ currentTarget: radio }: { currentTarget: HTMLInputElement }) {
  radio.form?.querySelector<HTMLInputElement>('#give-own-yuan')?.focus();
}
