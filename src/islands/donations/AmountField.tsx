import type { FocusEvent } from 'react';
import type { GiveProps } from '#src/components/donations/give-props.ts';
import { FieldGroup } from '#src/components/forms/FieldGroup.tsx';
import { YuanField } from '#src/components/forms/YuanField.tsx';
import { presetAmountsInFen } from '#src/shared/donations/amounts.ts';
import { ownAmount } from '#src/shared/donations/gift-form.ts';
import { yuan } from '#src/shared/platform/money.ts';

type Props = Pick<GiveProps, 'text' | 'values' | 'locale'> & { problem: string | undefined };

/**
 * Draws presets and an own amount; which radio is checked decides, so the field may hide by CSS
 * alone.
 */
export function AmountField({ text, values, locale, problem }: Props) {
  return (
    <FieldGroup id="give-amount" label={text.chooseAmount} error={problem} tiles="amounts">
      <Presets text={text} values={values} locale={locale} />
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
      <OwnAmount text={text} values={values} problem={problem} />
    </FieldGroup>
  );
}

function OwnAmount({ text, values, problem }: Omit<Props, 'locale'>) {
  return (
    <YuanField
      className="own-amount"
      id="give-own-yuan"
      name="amountInYuan"
      label={text.ownAmountLabel}
      words={text.yuan}
      placeholder={text.ownAmountHint}
      defaultValue={values.amountInYuan}
      onFocus={chooseOwn}
      describedBy={problem && 'give-amount-error'}
      invalid={problem !== undefined}
    />
  );
}

function Presets({ text, values, locale }: Omit<Props, 'problem'>) {
  return presetAmountsInFen.map((amount) => (
    <label className="choice" key={amount}>
      <input
        type="radio"
        name="amountInFen"
        value={amount}
        defaultChecked={values.amountInFen === String(amount)}
      />
      <span>{text.money.replace('{n}', yuan(amount, locale))}</span>
    </label>
  ));
}

/** Whoever types an amount of their own means it, also where the field always shows. */
function chooseOwn({ currentTarget: input }: FocusEvent<HTMLInputElement>) {
  const radio = input.form?.querySelector<HTMLInputElement>('#give-own');
  if (radio && !radio.checked) radio.click();
}

function focusOwn({ currentTarget: radio }: { currentTarget: HTMLInputElement }) {
  radio.form?.querySelector<HTMLInputElement>('#give-own-yuan')?.focus();
}
