import type { GiveProps } from '#src/components/donations/give-props.ts';
import { Field } from '#src/components/forms/Field.tsx';
import { FieldGroup } from '#src/components/forms/FieldGroup.tsx';

type Props = Pick<GiveProps, 'text' | 'values'> & { problem: string | undefined };

/**
 * The family gets these words; ready ones can be tapped, which needs script and does nothing
 * without.
 */
export function WordsField({ text, values, problem }: Props) {
  return (
    <Field
      kind="textarea"
      id="give-words"
      name="content"
      label={text.words}
      hint={text.wordsHint}
      error={problem}
      rows={2}
      most={200}
      defaultValue={values.content}
    >
      <FieldGroup id="give-ready" className="ready" label={text.readyWordsLabel} labelHidden>
        {text.readyWords.map((ready) => (
          <button className="chip" type="button" key={ready} onClick={fillIn}>
            {ready}
          </button>
        ))}
      </FieldGroup>
    </Field>
  );
}

function fillIn({ currentTarget: button }: { currentTarget: HTMLButtonElement }) {
  const area = button.form?.querySelector<HTMLTextAreaElement>('#give-words');
  if (!area) return;
  area.value = button.textContent ?? '';
  area.dispatchEvent(new Event('input', { bubbles: true }));
}
