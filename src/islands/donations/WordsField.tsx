import type { GiveProps } from '#src/components/donations/give-props.ts';

type Props = Pick<GiveProps, 'text' | 'values'> & { problem: string | undefined };

/** Words for the family, with ready ones to tap; these need script and do nothing without. */
export function WordsField({ text, values, problem }: Props) {
  return (
    <div className="field">
      <label htmlFor="give-words">{text.words}</label>
      <textarea
        id="give-words"
        name="content"
        rows={2}
        maxLength={200}
        defaultValue={values.content}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? 'give-words-error' : 'give-words-hint'}
      />
      {problem && (
        <p className="error" id="give-words-error" role="alert">
          {problem}
        </p>
      )}
      <p className="hint" id="give-words-hint">
        {text.wordsHint}
      </p>
      <fieldset className="ready" aria-label={text.readyWordsLabel}>
        {text.readyWords.map((ready) => (
          <button className="chip" type="button" key={ready} onClick={fillIn}>
            {ready}
          </button>
        ))}
      </fieldset>
    </div>
  );
}

function fillIn({ currentTarget: button }: { currentTarget: HTMLButtonElement }) {
  const area = button.form?.querySelector<HTMLTextAreaElement>('#give-words');
  if (!area) return;
  area.value = button.textContent ?? '';
  area.dispatchEvent(new Event('input', { bubbles: true }));
}
