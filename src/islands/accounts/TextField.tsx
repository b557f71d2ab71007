import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'input'>, 'id'> & {
  name: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Keeps ids apart where two forms stand on one page. */
  prefix: string;
};

/** One labelled input with its hint and what is wrong with it. */
export function TextField({ name, label, hint, error, prefix, ...input }: Props) {
  const id = `${prefix}-${name}`;
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        name={name}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
      />
      {error && (
        <p className="error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
