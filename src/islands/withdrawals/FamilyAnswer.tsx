import { useState } from 'react';
import { Field } from '#src/components/forms/Field.tsx';
import type { FamilyAnswerProps } from '#src/components/withdrawals/family-answer-props.ts';
import { FormNotice } from '#src/islands/forms/FormNotice.tsx';
import { FormShell } from '#src/islands/forms/FormShell.tsx';
import { SubmitButton } from '#src/islands/forms/SubmitButton.tsx';
import { useForm } from '#src/islands/forms/use-form.ts';
import { maxAnswer, minObjection } from '#src/shared/withdrawals/withdrawal-fields.ts';
import { makeAnswerForm, makeReplyForm } from '#src/stores/withdrawals/objection.ts';

/** Shows what a family says to an objection, or to what was found against it before. */
export function FamilyAnswer(props: FamilyAnswerProps) {
  const form = <AnswerForm {...props} />;
  if (props.step === 'answer') return form;
  return (
    <details className="opens-form" open={props.typed !== undefined}>
      <summary>{props.text.title}</summary>
      {form}
    </details>
  );
}

const namesOf = {
  reply: { words: 'content', about: 'objectionId', make: makeReplyForm },
  answer: { words: 'answer', about: 'drawId', make: makeAnswerForm },
} as const;

function AnswerForm({ step, id, infoUuid, said, typed, problem, ...rest }: FamilyAnswerProps) {
  const { action, target, text } = rest;
  const { words, about, make } = namesOf[step];
  const [flow] = useState(make);
  const form = useForm({
    ...{ id: `${step}-${id}`, flow, target, draft: { kind: step, id } },
    drawn: { fields: problem ? { [words]: problem } : {} },
  });
  return (
    <FormShell form={form} action={action} className="stack" noValidate>
      <FormNotice form={form} unsure={text.unsure} absent={text.absent} />
      <input type="hidden" name="step" value={step} />
      <input type="hidden" name={about} value={id} />
      <input type="hidden" name="infoUuid" value={infoUuid} />
      <Field
        {...{ kind: 'textarea', id: `${words}-${id}`, name: words, rows: 4, required: true }}
        {...{ label: text.label, hint: text.hint, error: form.problems[words] }}
        {...{ defaultValue: typed ?? said ?? undefined }}
        {...{ minLength: minObjection, most: maxAnswer }}
      />
      <SubmitButton form={form} sending={text.sending}>
        {text.submit}
      </SubmitButton>
    </FormShell>
  );
}
