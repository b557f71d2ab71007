import { isIllnessKey } from '#src/shared/cases/illnesses.ts';
import { relationNameOf, relationParts } from '#src/shared/cases/raiser-relation.ts';
import { gearFieldOf } from '#src/shared/kinds/gear-fields.ts';
import { fieldNameOf } from '#src/shared/raising/form-values.ts';
import type { SheetName } from '#src/shared/raising/sheet-names.ts';
import { partName } from './part-names.ts';
import type { Texts } from './texts.ts';

type Named = Readonly<Record<string, string>>;

/** Answers what a chosen value is called; words that were typed are their own name. */
export function optionText(
  name: string,
  value: string,
  { raising: t, cases, illnesses, kinds }: Texts,
): string {
  if (gearFieldOf(name)?.name === 'Kind') return (kinds.gearKinds as Named)[value] ?? value;
  const named: Readonly<Record<string, () => string | undefined>> = {
    caseType: () => (t.caseTypes as Named)[value],
    illnessKey: () => (isIllnessKey(value) ? illnesses[value].name : undefined),
    organiser: () => (t.organisers as Named)[value],
    writtenBy: () => (t.writers as Named)[value],
    relation: () =>
      /^\d/.test(value)
        ? cases.relations[relationNameOf(relationParts(value))]
        : (t.payeeRelations as Named)[value],
    relationPaper: () => (t.relationPapers as Named)[value],
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

/** Answers the same as a choice that stands by itself; in a sentence, English begins it small. */
export function optionLabel(name: string, value: string, texts: Texts): string {
  const text = optionText(name, value, texts);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Answers what a part is called, by the sheet that tells it. */
export function partText(sheet: SheetName, { raising }: Pick<Texts, 'raising'>): string {
  return partName(sheet, raising);
}

/** Finds the label of a field, by its name in a call or in a form. */
export function fieldLabel(sheet: SheetName, name: string, texts: Texts): string {
  return textFor('fields', 'fieldsOfSheet', { sheet, name, texts }) ?? name;
}

export function fieldHint(sheet: SheetName, name: string, texts: Texts): string | undefined {
  return textFor('hints', 'hintsOfSheet', { sheet, name, texts }) || undefined;
}

type Asked = { sheet: SheetName; name: string; texts: Texts };

function textFor(
  all: 'fields' | 'hints',
  bySheet: 'fieldsOfSheet' | 'hintsOfSheet',
  { sheet, name, texts }: Asked,
): string | undefined {
  const field = fieldNameOf(name);
  const gear = gearFieldOf(field);
  if (gear) return gearTexts(gear, texts)[all];
  const t = texts.raising;
  const special = (t[bySheet] as Readonly<Record<string, Named | undefined>>)[sheet];
  return special?.[field] ?? (t[all] as Named)[field];
}

/** Each of the things has the same questions; what helps to answer them is said once. */
function gearTexts(
  { number, name }: NonNullable<ReturnType<typeof gearFieldOf>>,
  { kinds: { gearFields, gearHints, gearField } }: Texts,
): Record<'fields' | 'hints', string | undefined> {
  const hint = (gearHints as Named)[name];
  return {
    fields: gearField(number, gearFields[name]),
    hints: number === '1' || name === 'Licence' ? hint : undefined,
  };
}
