import type { ComponentProps, ReactNode } from 'react';
import { FieldNotes } from './FieldFrame.tsx';
import { type FieldWords, fieldAttributes } from './field-attributes.ts';

type Words = Omit<FieldWords, 'most'>;
type Props = Words & {
  children?: ReactNode;
  /** This is the language of a label that somebody wrote. */
  lang?: string | undefined;
} & Omit<ComponentProps<'input'>, keyof FieldWords | 'lang'>;

/**
 * This is one box to tick. All of it can be tapped, unless links stand in it, which follow its
 * label.
 */
export function Tick(props: Props) {
  const { name, id, label, hint, error, invalid, live, describedBy, ...more } = props;
  const { children, lang, ...input } = more;
  const field = fieldAttributes({ name, id, label, hint, error, invalid, live, describedBy });
  const box = <input type="checkbox" value="1" {...input} {...field.control} />;
  const tick = children ? (
    <div className="tick">
      {box}
      <span>
        <label htmlFor={field.control.id} lang={lang}>
          {label}
        </label>
        {children}
      </span>
    </div>
  ) : (
    <label className="tick" htmlFor={field.control.id}>
      {box}
      <span lang={lang}>{label}</span>
    </label>
  );
  if (!hint && !error && !live) return tick;
  return (
    <div className="field">
      {tick}
      <FieldNotes field={field} hint={hint} error={error} live={live} />
    </div>
  );
}
