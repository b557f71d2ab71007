import type { ReactNode, Ref } from 'react';
import { countOf, type FieldAttributes, type FieldWords } from './field-attributes.ts';

type NotesProps = Pick<FieldWords, 'hint' | 'error' | 'live' | 'most'> & {
  field: FieldAttributes;
  /** This is what stands in the field, where it is counted. */
  value?: string;
};

/** Draws what stands under a control: what is wrong, a hint, and how much of the room is used. */
export function FieldNotes({ field, hint, error, live, most, value = '' }: NotesProps) {
  const count = most && countOf(value, most);
  return (
    <>
      {(error || live) && (
        <p className="error" id={field.errorId} role="alert" hidden={!error}>
          {error}
        </p>
      )}
      {hint && (
        <p className="hint" id={field.hintId}>
          {hint}
        </p>
      )}
      {count && (
        <p className={count.look} id={field.countId}>
          {count.text}
        </p>
      )}
    </>
  );
}

type Props = {
  field: FieldAttributes;
  label: string;
  className?: string | undefined;
  id?: string;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
};

/** Draws the label and what it names, for controls that are more than one element. */
export function FieldFrame({ field, label, className, children, ...rest }: Props) {
  return (
    <div className={className ? `field ${className}` : 'field'} {...rest}>
      <label htmlFor={field.control.id}>{label}</label>
      {children}
    </div>
  );
}
