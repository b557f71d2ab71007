import { Field } from '#src/components/forms/Field.tsx';
import { Said } from '#src/components/platform/Said.tsx';
import type { WithdrawProps } from '#src/components/withdrawals/withdraw-props.ts';
import { maxAnswer, minObjection } from '#src/shared/withdrawals/withdrawal-fields.ts';

type Props = Pick<WithdrawProps, 'text' | 'values' | 'findings' | 'locale'> & {
  problems: Readonly<Record<string, string>>;
};

/** Shows what was found before, and asks what the family says to it, where anything was. */
export function AnswerFields({ text, values, findings, locale, problems }: Props) {
  if (findings.length === 0) return null;
  return (
    <section className="notice alarm stack">
      <h2>{text.answerTitle}</h2>
      <ul>
        {findings.map((found) => (
          <li key={found.text}>
            <Said {...found} locale={locale} />
          </li>
        ))}
      </ul>
      <Field
        kind="textarea"
        name="answer"
        label={text.answer}
        hint={text.answerHint}
        error={problems.answer}
        defaultValue={values.answer}
        rows={4}
        required
        minLength={minObjection}
        most={maxAnswer}
      />
    </section>
  );
}
