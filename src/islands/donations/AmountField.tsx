import { type FocusEvent, type InputEvent, useState } from 'react';
import type { GiveProps } from '#src/components/donations/give-props.ts';
import { Field } from '#src/components/forms/Field.tsx';
import { presetAmountsInFen, readWholeYuan } from '#src/shared/donations/amounts.ts';
import { ownAmount } from '#src/shared/donations/gift-form.ts';
import { yuan } from '#src/shared/platform/money.ts';

type Props = Pick<GiveProps, 'text' | 'values' | 'locale'> & { problem: string | undefined };

/** Presets and an own amount; which radio is checked decides, so the field may hide by CSS alone. */
export function AmountField({ text, values, locale, problem }: Props) {
  const [note, setNote] = useState('');
  const readTyped = ({ currentTarget: input, nativeEvent }: InputEvent<HTMLInputElement>) => {
    // A keyboard that is still composing would lose its place.
    if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) return;
    const { whole, cut } = tidy(input);
    setNote(cut ? text.wholeYuan.replace('{n}', whole || '0') : '');
  };
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
        maxLength={14}
        placeholder={text.ownAmountHint}
        defaultValue={values.amountInYuan}
        onInput={readTyped}
        onBlur={keepWhole}
        onFocus={chooseOwn}
        describedBy={problem && 'give-amount-error'}
        invalid={problem !== undefined}
      />
      <p className="hint own-amount" role="status">
        {note}
      </p>
      {problem && (
        <p className="error" id="give-amount-error" role="alert">
          {problem}
        </p>
      )}
    </fieldset>
  );
}

/** Takes out what can't be part of an amount; the caret stays where the reader is. */
function tidy(input: HTMLInputElement) {
  const typed = readWholeYuan(input.value);
  if (typed.shown !== input.value) {
    const caret = input.selectionStart ?? input.value.length;
    const before = readWholeYuan(input.value.slice(0, caret)).shown.length;
    input.value = typed.shown;
    input.setSelectionRange(before, before);
  }
  return typed;
}

/** Once it is typed, the field holds what counts. */
function keepWhole({ currentTarget: input }: FocusEvent<HTMLInputElement>) {
  const { whole } = readWholeYuan(input.value);
  if (whole !== input.value) input.value = whole;
}

/** Whoever types an amount of their own means it, also where the field always shows. */
function chooseOwn({ currentTarget: input }: FocusEvent<HTMLInputElement>) {
  const radio = input.form?.querySelector<HTMLInputElement>('#give-own');
  if (radio && !radio.checked) radio.click();
}

function focusOwn({ currentTarget: radio }: { currentTarget: HTMLInputElement }) {
  radio.form?.querySelector<HTMLInputElement>('#give-own-yuan')?.focus();
}
