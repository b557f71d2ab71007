import type { GiveProps } from '#src/components/donations/give-props.ts';
import { Field } from '#src/components/forms/Field.tsx';

/**
 * Shows what becomes of the gift if its family gives it back, folded until somebody wants to know.
 * Its head says what holds unless they do, so that nobody has to open it.
 */
export function IfUnusedField({ text, values }: Pick<GiveProps, 'text' | 'values'>) {
  const { fold, lead, hint, choices } = text.unused;
  const options = Object.entries(choices).map(([value, label]) => ({ value, label }));
  return (
    <details open={values.ifUnused !== options[0]?.value}>
      <summary>{fold}</summary>
      <Field
        kind="select"
        id="give-if-unused"
        name="ifUnused"
        label={lead}
        hint={hint}
        options={options}
        defaultValue={values.ifUnused}
      />
    </details>
  );
}
