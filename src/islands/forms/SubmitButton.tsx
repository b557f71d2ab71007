import type { ComponentProps } from 'react';
import type { UsedForm } from './use-form.ts';

type Props = Omit<ComponentProps<'button'>, 'type' | 'form'> & {
  form: UsedForm;
  /** Stands in the button while it sends. */
  sending: string;
};

/** Keeps the keyboard's place while it sends, where `disabled` would lose it. */
export function SubmitButton({ form, sending, children, className, ...attributes }: Props) {
  return (
    <button
      {...attributes}
      className={className ?? 'button wide'}
      type="submit"
      aria-disabled={form.busy || undefined}
    >
      {form.busy ? sending : children}
    </button>
  );
}
