import { useState } from 'react';
import type { FormFlow } from '#src/stores/form-flow.ts';
import { FormNotice } from './FormNotice.tsx';
import { FormShell } from './FormShell.tsx';
import { useForm } from './use-form.ts';

export type AskedFormProps = {
  /** The form's id in the page. */
  id: string;
  action: string;
  /** Where to go once it was taken. */
  target: string;
  hidden: Readonly<Record<string, string>>;
  text: {
    button: string;
    hint?: string;
    ask: string;
    yes: string;
    no: string;
    sending: string;
    unsure: string;
    absent: string;
  };
  /** Is it what the page is for? */
  main?: boolean;
};

/** One button that asks before it acts; without script it posts at once. */
export function AskedForm<Output>({
  flow,
  hidden,
  text,
  main = false,
  ...props
}: AskedFormProps & { flow: FormFlow<Output> }) {
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
      {asking ? (
        <>
          <p className="asked" tabIndex={-1} ref={focusQuestion}>
            {text.ask}
          </p>
          <FormNotice form={form} unsure={text.unsure} absent={text.absent} />
          <button
            className="button wide"
            type="button"
            aria-disabled={form.busy || undefined}
            onClick={form.submit}
          >
            {form.busy ? text.sending : text.yes}
          </button>
          <button className="button quiet wide" type="button" onClick={() => setAsking(false)}>
            {text.no}
          </button>
        </>
      ) : (
        <>
          <button className={main ? 'button wide' : 'button quiet wide'} type="submit">
            {text.button}
          </button>
          {text.hint && <p className="soft">{text.hint}</p>}
        </>
      )}
    </FormShell>
  );
}

function focusQuestion(question: HTMLElement | null): void {
  question?.focus();
}
