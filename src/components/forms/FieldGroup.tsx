import type { ReactNode } from 'react';
import { FieldNotes } from './FieldFrame.tsx';
import { type FieldOption, type FieldWords, fieldAttributes } from './field-attributes.ts';

type Props = Omit<FieldWords, 'most'> & {
  options?: readonly FieldOption[];
  /** This is chosen at first; it is a list where any number may be. */
  value?: string | number | null | undefined | readonly string[];
  required?: boolean;
  className?: string;
  /** It is for eyes that see what the group is by its place. */
  labelHidden?: boolean;
  /** They are laid out so, each as a tile without its box. */
  tiles?: 'amounts' | 'channels';
  /** Runs with the box that is chosen. */
  onChoose?: ((value: string) => void) | undefined;
  /** These controls stand beside the group's options, or instead of them. */
  children?: ReactNode;
};

/** Puts several controls under one legend, mostly boxes: one is chosen, or any number. */
export function FieldGroup(props: Props) {
  const { options = [], value, required, className, labelHidden, tiles, ...more } = props;
  const { onChoose, children, ...words } = more;
  const { label, hint, error, live } = words;
  const field = fieldAttributes(words);
  const boxes = options.map((option) => (
    <label className={tiles ? 'choice' : 'tick'} key={option.value}>
      <input
        type={Array.isArray(value) ? 'checkbox' : 'radio'}
        name={field.control.name}
        value={option.value}
        defaultChecked={isChosen(option, value)}
        required={!Array.isArray(value) && required}
        aria-invalid={field.invalid}
        onChange={onChoose && ((event) => onChoose(event.target.value))}
      />
      <OptionWords {...option} />
    </label>
  ));
  return (
    <fieldset
      className={className ? `field ${className}` : 'field'}
      id={field.control.id}
      aria-describedby={field.described}
    >
      <legend className={labelHidden ? 'hidden-text' : undefined}>{label}</legend>
      <Around tiles={tiles}>
        {boxes}
        {children}
      </Around>
      <FieldNotes field={field} hint={hint} error={error} live={live} />
    </fieldset>
  );
}

function Around({ tiles, children }: Pick<Props, 'tiles' | 'children'>) {
  return tiles ? <div className={tiles}>{children}</div> : children;
}

function isChosen(option: FieldOption, value: Props['value']): boolean {
  const own = String(option.value);
  return Array.isArray(value) ? value.includes(own) : own === String(value);
}

function OptionWords({ label, lang, note }: FieldOption) {
  return (
    <span>
      <span lang={lang}>{label}</span>
      {note && (
        <>
          {' '}
          <span className="soft">{note}</span>
        </>
      )}
    </span>
  );
}
