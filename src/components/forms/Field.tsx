import { type ComponentProps, type InputEvent, type ReactNode, useState } from 'react';
import { FieldFrame, FieldNotes } from './FieldFrame.tsx';
import { type FieldOptions, type FieldWords, fieldAttributes } from './field-attributes.ts';

type Kinds =
  | ({ kind?: 'input' } & ComponentProps<'input'>)
  | ({ kind: 'textarea' } & Omit<ComponentProps<'textarea'>, 'maxLength'>)
  | ({ kind: 'select'; options: FieldOptions; choose?: string } & ComponentProps<'select'>);
type Props = FieldWords & { children?: ReactNode } & (Kinds extends infer Kind
    ? Kind extends unknown
      ? Omit<Kind, keyof FieldWords | 'children'>
      : never
    : never);

/**
 * Draws one labelled control with what is wrong with it and a hint; what stands in it follows
 * these.
 */
export function Field(props: Props) {
  const { name, id, label, hint, error, invalid, live, most, describedBy, ...own } = props;
  const { className, children, ...control } = own;
  const words = { name, id, label, hint, error, invalid, live, most, describedBy };
  const field = fieldAttributes(words);
  const [typed, setTyped] = useState<string>();
  const value = typed ?? String(own.value ?? own.defaultValue ?? '');
  const counting = most && {
    // In the phase of "change": before it, a field with a value of its own would lose the key.
    onInput: (event: InputEvent<HTMLElement>) =>
      setTyped((event.target as HTMLTextAreaElement).value),
  };
  return (
    <FieldFrame field={field} label={label} className={className}>
      <Control {...control} {...counting} {...field.control} />
      <FieldNotes {...words} field={field} value={value} />
      {children}
    </FieldFrame>
  );
}

function Control({ kind, ...rest }: Kinds) {
  if (kind === 'textarea') return <textarea {...(rest as ComponentProps<'textarea'>)} />;
  if (kind !== 'select') return <input {...(rest as ComponentProps<'input'>)} />;
  const { options, choose, ...control } = rest as Extract<Kinds, { kind: 'select' }>;
  return (
    <select {...control}>
      {choose && <option value="">{choose}</option>}
      <Options options={options} />
    </select>
  );
}

function Options({ options }: { options: FieldOptions }) {
  return options.map((option) =>
    'options' in option ? (
      <optgroup label={option.label} key={option.label}>
        <Options options={option.options} />
      </optgroup>
    ) : (
      <option value={option.value} lang={option.lang} key={option.value}>
        {option.label}
      </option>
    ),
  );
}
