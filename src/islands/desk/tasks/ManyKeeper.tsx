import type { ManyKeeperProps } from '#src/components/review/many-keeper-props.ts';
import { FormNotice } from '#src/islands/forms/FormNotice.tsx';
import { postForm } from '#src/islands/forms/post-form.ts';
import { SubmitButton } from '#src/islands/forms/SubmitButton.tsx';
import { useForm } from '#src/islands/forms/use-form.ts';
import { isChosenField } from '#src/shared/review/many/many-form.ts';
import { decidingMany } from '#src/stores/desk/decide-many.ts';

/** Draws the foot of a decision on many, whose ticks and words the page draws. */
export function ManyKeeper({ along, text }: ManyKeeperProps) {
  const form = useForm({
    ...{ id: 'many', flow: decidingMany, along, fieldsOfPage: true },
    check: (values): Record<string, string> =>
      Object.keys(values).some(isChosenField) ? {} : { tasks: text.none },
    // One was left as it is: the page tells why, and what was decided stays decided once.
    onDone: (drawn, { decision = '' }) => postForm(drawn, { decision }),
  });
  const told = { ...form, message: form.problems.tasks ?? form.message };
  const shared = { form, name: 'decision', sending: text.sending, 'data-key-focus': true };
  return (
    <div className="stack" ref={form.takeOver}>
      <FormNotice form={told} unsure={text.unsure} />
      <div className="line">
        <SubmitButton {...shared} className="button" value="pass" data-key="a">
          {text.pass}
        </SubmitButton>
        <SubmitButton {...shared} className="button quiet" value="refuse" data-key="x">
          {text.refuse}
        </SubmitButton>
      </div>
    </div>
  );
}
