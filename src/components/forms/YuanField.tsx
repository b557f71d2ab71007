import './follow-yuan.ts';
import type { ComponentProps, ReactNode } from 'react';
import { Field } from './Field.tsx';
import type { FieldWords } from './field-attributes.ts';
import { type YuanWords, yuanAttributes } from './yuan-attributes.ts';

type Props = FieldWords &
  Omit<ComponentProps<'input'>, keyof FieldWords | 'children' | 'inputMode'> & {
    words: YuanWords;
    children?: ReactNode;
  };

/** Takes an amount in yuan, as its sister for pages does. */
export function YuanField({ words, children, ...field }: Props) {
  const inputMode = words.kind === 'fen' ? 'decimal' : 'numeric';
  return (
    <Field {...field} {...yuanAttributes(words)} inputMode={inputMode}>
      {/* The script may have said something here while React takes over. */}
      <p className="hint" role="status" data-yuan-note suppressHydrationWarning>
        {''}
      </p>
      {children}
    </Field>
  );
}
