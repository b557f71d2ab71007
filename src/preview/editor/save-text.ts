import { findDeadLinks } from '#src/content/find-dead-links.ts';
import { findFaults } from '#src/content/find-faults.ts';
import type { Fault } from '#src/content/find-in-lines.ts';
import type { TextFields } from '#src/content/text-file.ts';
import type { Texts } from '#src/texts/texts.ts';
import { linkTargets, schemaOf, type TextPlace, writeText } from './content-shelf.ts';
import { typedFields } from './editor-fields.ts';

type Typed = Record<string, string>;
type Text = { fields: TextFields; body: string };

/** Writes what was typed, or says in sentences why it can't be published and writes nothing. */
export function saveText(place: TextPlace, typed: Typed, texts: Texts['editor']): Fault[] {
  const text = readTyped(place, typed);
  const faults = findFaultsOf(place, text, texts);
  if (faults.length === 0) writeText(place, text);
  return faults;
}

/** Answers what saving would refuse, while the text is still being typed. */
export function checkText(place: TextPlace, typed: Typed, texts: Texts['editor']): Fault[] {
  return findFaultsOf(place, readTyped(place, typed), texts);
}

function readTyped(place: TextPlace, typed: Typed): Text {
  const body = (typed.body ?? '').replaceAll('\r\n', '\n');
  return { fields: typedFields(schemaOf(place), typed), body };
}

function findFaultsOf(place: TextPlace, { fields, body }: Text, texts: Texts['editor']): Fault[] {
  const names: Record<string, string> = texts.fields;
  const nameOf = (field: string) => names[field] ?? field;
  const targets = linkTargets(place.locale);
  const related = Array.isArray(fields.related) ? fields.related.map(String) : [];
  const others = targets.params.slug.filter((name) => name !== place.name);
  return [
    ...findFaults(schemaOf(place), { frontmatter: fields, text: body }, { texts, nameOf }),
    ...related
      .filter((name) => !others.includes(name))
      .map((name) => ({
        field: 'related',
        words: texts.faults.noRelated(nameOf('related'), name),
      })),
    ...findDeadLinks({ body, locale: place.locale }, targets, texts.faults),
  ];
}
