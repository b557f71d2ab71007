import { plainFormProps, type Sent } from '#src/components/forms/plain-form-props.ts';
import type { CodeFormProps } from '#src/islands/forms/CodeForm.tsx';
import type { Asked } from './show.ts';

/** Answers a form that was refused without script, with what was typed. */
export function refusedForm(step: string, values: Sent['values'], fields: readonly string[]): Sent {
  const wrong = Object.fromEntries(fields.map((field) => [field, 'required' as const]));
  return { step, values, problem: { reason: 'inputInvalid', fields: wrong } };
}

/** Answers a form of one field, as it is first and as it is refused. */
export function samplePlainForms({ locale, texts }: Asked) {
  const { reason: label, contentHint: hint } = texts.reports;
  const form = {
    ...{ id: 'plain', step: 'plain', locale, action: '#' },
    ...{ fields: [{ name: 'typed', label, hint }], buttons: [{ label: texts.platform.next }] },
  };
  return {
    empty: plainFormProps({ ...form, sent: undefined }),
    refused: plainFormProps({ ...form, sent: refusedForm('plain', { typed: 'x' }, ['typed']) }),
  };
}

/** Answers the same form for each thing that it may be about, and the first of them refused. */
export function plainFormsFor<Name extends string, const About extends string>(
  asked: Asked,
  name: Name,
  each: readonly About[],
) {
  const { empty, refused } = samplePlainForms(asked);
  const forms = each.map((about) => [about, { ...empty, [name]: about }]);
  return Object.fromEntries([...forms, ['refused', { ...refused, [name]: each[0] }]]) as Record<
    string,
    typeof empty & Record<Name, About>
  >;
}

/** Answers a form that has a code sent, before and after. */
export function sampleCodeForms(asked: Asked, demoWords: string) {
  const { empty: send, refused: give } = samplePlainForms(asked);
  const form = { send, give, demoWords };
  return {
    'not begun': { ...form, isSent: false, demoCode: '' },
    'code sent': { ...form, isSent: true, demoCode: '123456' },
  } satisfies Record<string, CodeFormProps>;
}
