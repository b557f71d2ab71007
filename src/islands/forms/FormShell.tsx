import type { ComponentProps } from 'react';
import type { UsedForm } from './use-form.ts';

type Props = Omit<ComponentProps<'form'>, 'id' | 'ref' | 'method' | 'onSubmit'> & {
  form: UsedForm;
  action: string;
};

/** Draws the form itself; it posts by itself until script takes over. */
export function FormShell({ form, children, ...attributes }: Props) {
  return (
    <form id={form.id} method="post" ref={form.takeOver} {...attributes}>
      {children}
    </form>
  );
}
