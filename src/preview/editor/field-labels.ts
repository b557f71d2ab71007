import type { Locale } from '#src/shared/platform/locale.ts';
import { textsOf } from '#src/texts/texts.ts';
import { listTexts } from './content-shelf.ts';
import type { EditorField } from './editor-fields.ts';

/** Answers what each choice of a field is called to readers, in the language of the screen. */
function choiceNames(locale: Locale): Record<string, Readonly<Record<string, string>>> {
  const { content: t, editor } = textsOf(locale);
  const agreements = Object.fromEntries(
    listTexts('agreements', locale).map(({ name, title }) => [name, title]),
  );
  return {
    topic: t.topics,
    author: t.authors,
    asker: t.askersFull,
    next: Object.fromEntries(Object.entries(t.steps).map(([step, { button }]) => [step, button])),
    agreement: agreements,
    kind: agreements,
    draft: { true: editor.yes, false: editor.no },
  };
}

/** Answers the options of a field, with their names; empty where anything may be typed. */
export function optionsOf({ name, kind, options }: EditorField, locale: Locale) {
  const values = kind === 'flag' ? ['true', 'false'] : options;
  const names = choiceNames(locale)[name] ?? {};
  return values.map((value) => ({ value, label: names[value] ?? value }));
}
