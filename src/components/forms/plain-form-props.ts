import type { FieldProblems } from '#src/shared/contract/field-problem.ts';
import type { ProblemName } from '#src/shared/contract/problem.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { textsAfter } from '#src/texts/problem-text.ts';
import { textsOf } from '#src/texts/texts.ts';
import type { FieldOption, FieldOptions } from './field-attributes.ts';
import { refusalWords } from './refusal-words.ts';
import type { YuanWords } from './yuan-attributes.ts';

type Words = Readonly<Record<string, string>>;
type Named = { name: string; label: string; hint?: string | undefined; required?: boolean };
type Typed = Named & {
  value?: string | number | undefined;
  minLength?: number;
  maxLength?: number;
  autoComplete?: string;
};

/** This is a field as its form draws it, on the server and in the browser alike. */
export type PlainField =
  | (Typed & {
      kind?: 'input';
      type?: 'text' | 'tel';
      inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email';
    })
  | (Named & Pick<Typed, 'value' | 'autoComplete'> & { kind: 'yuan'; words: YuanWords })
  | (Omit<Typed, 'maxLength'> & { kind: 'textarea'; rows: number; most?: number })
  | (Typed & { kind: 'select'; options: FieldOptions; choose?: string })
  | (Named & { kind: 'choice'; value?: string | undefined; options: readonly FieldOption[] })
  | (Named & { kind: 'tick'; value?: string | undefined; lang?: string | undefined });

type Button = {
  label: string;
  /** This is what a press of it sends, where a form has more than one. */
  name?: string;
  value?: string;
  look?: 'button quiet' | 'button wide' | 'button quiet wide' | 'button';
};

type Asked = {
  /** This is the form's id in the page; its fields are named after it. */
  id: string;
  /** This is what the page calls this form where several stand on it. */
  step: string;
  locale: Locale;
  action: string;
  /**
   * This is where to go once it was taken, with nothing left behind; the page itself when left out.
   */
  target?: string;
  /** This is what goes along unseen, and tells forms of one step apart. */
  hidden?: Words;
  fields?: readonly PlainField[];
  buttons: readonly Button[];
  look?: string;
  /** This is what the page was sent without script. */
  sent: Sent | undefined;
  /** Gives a field of its call the name it has in the form. */
  fieldOf?(field: string): string;
};

export type Sent = {
  step: string;
  values: Words;
  problem?: { reason: ProblemName; fields: FieldProblems; retryAfterSeconds?: number };
};

/**
 * Answers what `PlainForm` draws, in one language; a form refused without script stands as it was
 * typed.
 */
export function plainFormProps({ step, locale, hidden = {}, sent, fieldOf, ...asked }: Asked) {
  const texts = textsAfter(textsOf(locale), sent?.problem);
  const { fields = [], action, target = action, look = 'stack', id, buttons } = asked;
  const refused = isSent({ step, hidden }, sent) ? sent : undefined;
  const words = refused?.problem && refusalWords(refused.problem, texts);
  const wrong = Object.entries(words?.fields ?? {});
  return {
    ...{ id, action, target, look, buttons },
    hidden: { ...hidden, step },
    fields: words ? fields.map((field) => asTyped(field, refused?.values ?? {})) : fields,
    drawn: words && {
      message: words.message,
      fields: Object.fromEntries(wrong.map(([name, said]) => [fieldOf?.(name) ?? name, said])),
    },
    text: { sending: texts.forms.sending, unsure: texts.forms.unsure },
  };
}

export type PlainFormProps = ReturnType<typeof plainFormProps>;

/** Is it this form of the page that was sent and refused? */
function isSent({ step, hidden = {} }: Pick<Asked, 'step' | 'hidden'>, sent?: Sent) {
  const mine = Object.entries(hidden).every(([name, value]) => sent?.values[name] === value);
  return sent?.problem !== undefined && sent.step === step && mine;
}

function asTyped(field: PlainField, values: Words): PlainField {
  return { ...field, value: values[field.name] ?? '' };
}
