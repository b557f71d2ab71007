import { useRef, useState } from 'react';
import type { AskedFormProps } from '#src/components/forms/asked-form-props.ts';
import type { FormFlow } from '#src/stores/form-flow.ts';
import { FormNotice } from './FormNotice.tsx';
import { FormShell } from './FormShell.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useForm } from './use-form.ts';

type Props<Output> = AskedFormProps & { flow: FormFlow<Output> };

/** Draws one button that asks before it acts, and does so without script too. */
export function AskedForm<Output>({ flow, hidden, text, main, ...props }: Props<Output>) {
  const question = useRef<HTMLDetailsElement | null>(null);
  const [isLive, setLive] = useState(false);
  const form = useForm({ id: props.id, flow, target: props.target });
  const close = () => {
    if (question.current) question.current.open = false;
    question.current?.querySelector('summary')?.focus();
  };
  return (
    <FormShell form={form} action={props.action} className="stack">
      <details ref={question} className="opens-form" onToggle={() => setLive(true)}>
        <summary className={main ? 'button wide' : 'button quiet wide'}>{text.button}</summary>
        <div className="card stack">
          <p>
            <b>{text.ask}</b>
          </p>
          <FormNotice form={form} unsure={text.unsure} absent={text.absent} />
          <SubmitButton form={form} sending={text.sending}>
            {text.yes}
          </SubmitButton>
          {isLive && (
            <button className="button quiet wide" type="button" onClick={close}>
              {text.no}
            </button>
          )}
        </div>
      </details>
      {text.hint && <p className="soft">{text.hint}</p>}
      {Object.entries(hidden).map(([name, value]) => (
        <input type="hidden" name={name} value={value} key={name} />
      ))}
    </FormShell>
  );
}
