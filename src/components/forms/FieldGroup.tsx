import { FieldNotes } from './FieldFrame.tsx';
import { type FieldOption, type FieldWords, fieldAttributes } from './field-attributes.ts';

type Props = Omit<FieldWords, 'most'> & {
  options: readonly FieldOption[];
  /** What is chosen at first; a list where any number may be. */
  value: string | number | null | undefined | readonly string[];
  required?: boolean;
  className?: string;
  /** Runs with the box that is chosen. */
  onChoose?: ((value: string) => void) | undefined;
};

/** Several boxes under one legend: one of them is chosen, or any number. */
export function FieldGroup({ options, value, required, className, onChoose, ...words }: Props) {
  const { label, hint, error, live } = words;
  const field = fieldAttributes(words);
  const { name, id } = field.control;
  const many = Array.isArray(value);
  const isChosen = (option: FieldOption) =>
    many ? value.includes(String(option.value)) : String(option.value) === String(value);
  return (
    <fieldset
      className={className ? `field ${className}` : 'field'}
      id={id}
      aria-describedby={field.described}
    >
      <legend>{label}</legend>
      {options.map((option) => (
        <label className="tick" key={option.value}>
          <input
            type={many ? 'checkbox' : 'radio'}
            name={name}
            value={option.value}
            defaultChecked={isChosen(option)}
            required={!many && required}
            aria-invalid={field.invalid}
            onChange={onChoose && ((event) => onChoose(event.target.value))}
          />
          <span>
            <span lang={option.lang}>{option.label}</span>
            {option.note && (
              <>
                {' '}
                <span className="soft">{option.note}</span>
              </>
            )}
          </span>
        </label>
      ))}
      <FieldNotes field={field} hint={hint} error={error} live={live} />
    </fieldset>
  );
}
