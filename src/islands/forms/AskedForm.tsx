import { useState } from 'react';
import type { AskedFormProps } from '#src/components/forms/asked-form-props.ts';
import type { FormFlow } from '#src/stores/form-flow.ts';
import { FormNotice } from './FormNotice.tsx';
import { FormShell } from './FormShell.tsx';
import { SendButton } from './SendButton.tsx';
import { type UsedForm, useForm } from './use-form.ts';

type Props<Output> = AskedFormProps & { flow: FormFlow<Output> };

/** One button that asks before it acts; without script it posts at once. */
export function AskedForm<Output>({ flow, hidden, text, main, ...props }: Props<Output>) {
  const [asking, setAsking] = useState(false);
  const ask = () => {
    setAsking(true);
    return false;
  };
  const form = useForm({ id: props.id, flow, target: props.target, mayLeave: ask });
  return (
    <FormShell form={form} action={props.action} className={asking ? 'card stack' : 'stack'}>
      {Object.entries(hidden).map(([name, value]) => (
        <input type="hidden" name={name} value={value} key={name} />
      ))}
      {asking && <Question form={form} text={text} onNo={() => setAsking(false)} />}
      {!asking && (
        <button className={main ? 'button wide' : 'button quiet wide'} type="submit">
          {text.button}
        </button>
      )}
      {!asking && text.hint && <p className="soft">{text.hint}</p>}
    </FormShell>
  );
}

type Asking = { form: UsedForm; text: AskedFormProps['text']; onNo(): void };

function Question({ form, text, onNo }: Asking) {
  return (
    <>
      <p tabIndex={-1} ref={focusQuestion}>
        <b>{text.ask}</b>
      </p>
      <FormNotice form={form} unsure={text.unsure} absent={text.absent} />
      <SendButton form={form} sending={text.sending} onSend={form.submit}>
        {text.yes}
      </SendButton>
      <button className="button quiet wide" type="button" onClick={onNo}>
        {text.no}
      </button>
    </>
  );
}

function focusQuestion(question: HTMLElement | null): void {
  question?.focus();
}
