import { isIllnessKey } from '#src/shared/cases/illnesses.ts';
import { relationNameOf, relationParts } from '#src/shared/cases/raiser-relation.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { textsOf } from '#src/texts/texts.ts';
import { fieldNameOf } from './form-values.ts';
import { partOfSheet, type SheetName } from './sheet-names.ts';

type Named = Readonly<Record<string, string>>;

/** What a chosen value is called; words that were typed are their own name. */
export function optionText(name: string, value: string, locale: Locale): string {
  const { raising: t, cases, illnesses } = textsOf(locale);
  const named: Readonly<Record<string, () => string | undefined>> = {
    caseType: () => (t.caseTypes as Named)[value],
    illnessKey: () => (isIllnessKey(value) ? illnesses[value].name : undefined),
    organiser: () => (t.organisers as Named)[value],
    writtenBy: () => (t.writers as Named)[value],
    relation: () =>
      /^\d/.test(value)
        ? cases.relations[relationNameOf(relationParts(value))]
        : (t.payeeRelations as Named)[value],
    idType: () => (t.idTypes as Named)[value],
    gender: () => (t.genders as Named)[value],
    maritalStatus: () => (t.maritalStatuses as Named)[value],
    consent: () => (t.consents as Named)[value],
    house: () => (t.houses as Named)[value],
    car: () => (t.cars as Named)[value],
    insurance: () => (t.insurances as Named)[value],
    mayAsk: () => (value === '1' || value === 'true' ? t.yes : t.no),
  };
  return named[name]?.() ?? value;
}

/** The same as a choice that stands by itself; in a sentence, English begins it small. */
export function optionLabel(name: string, value: string, locale: Locale): string {
  const text = optionText(name, value, locale);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What a part is called: of a dream by its own sheets. */
export function partText(sheet: SheetName, locale: Locale): string {
  const { parts, dreamParts } = textsOf(locale).raising;
  const own = (dreamParts as Named)[sheet];
  return own ?? parts[partOfSheet(sheet)];
}

/** The label of a field, by its name in a call or in a form. */
export function fieldLabel(sheet: SheetName, name: string, locale: Locale): string {
  return textFor('fields', 'fieldsOfSheet', { sheet, name, locale }) ?? name;
}

export function fieldHint(sheet: SheetName, name: string, locale: Locale): string | undefined {
  return textFor('hints', 'hintsOfSheet', { sheet, name, locale }) || undefined;
}

type Asked = { sheet: SheetName; name: string; locale: Locale };

function textFor(
  all: 'fields' | 'hints',
  bySheet: 'fieldsOfSheet' | 'hintsOfSheet',
  { sheet, name, locale }: Asked,
): string | undefined {
  const t = textsOf(locale).raising;
  const field = fieldNameOf(name);
  const special = (t[bySheet] as Readonly<Record<string, Named | undefined>>)[sheet];
  return special?.[field] ?? (t[all] as Named)[field];
}
