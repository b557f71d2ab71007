import type { ReactNode } from 'react';
import type { ProveField as Name } from '#src/components/verification/prove-props.ts';

export type FieldAttributes = {
  id: string;
  name: Name;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

type Props = {
  name: Name;
  label: string;
  hint?: string;
  problem: string | undefined;
  children(attributes: FieldAttributes): ReactNode;
};

/** One labelled control with its hint and what is wrong with it. */
export function ProveField({ name, label, hint, problem, children }: Props) {
  const id = `prove-${name}`;
  const described = [problem && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        name,
        'aria-invalid': problem ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {problem && (
        <p className="error" id={`${id}-error`}>
          {problem}
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
