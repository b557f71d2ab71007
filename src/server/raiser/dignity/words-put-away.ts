import type { CaseWords } from '#src/server/cases/transitions/describe-case.ts';
import { fromJson, toJson } from '#src/server/db/json.ts';
import type { LockedCase } from '#src/server/raising/lock-case.ts';
import { maskedName } from '#src/shared/cases/display.ts';
import { caseTypes } from '#src/shared/cases/enumerations.ts';
import type { Patient, Raiser, Treatment } from '#src/shared/cases/funding-parts.ts';
import { type IllnessKey, illnessKeys } from '#src/shared/cases/illnesses.ts';
import type { Telling } from '#src/shared/cases/telling.ts';
import { defaultLocale, type Locale, locales } from '#src/shared/platform/locale.ts';
import { textsOf } from '#src/texts/texts.ts';

/** Answers what stands in a case's columns instead of its story: nothing that says who it was. */
export function wordsPutAway(row: LockedCase): {
  words: CaseWords;
  tellings: Telling[];
  searchText: string;
} {
  const patient = fromJson<Patient>(row.patient);
  const { name, relation } = fromJson<Raiser>(row.raiser);
  const treatment = fromJson<Treatment>(row.treatment);
  const { title, content } = told(row, defaultLocale);
  const words = {
    ...{ title, content, illness: illnessOf(row, defaultLocale), hospital: '', department: '' },
    patient: toJson({ ...patient, displayName: maskedName(patient.displayName) }),
    raiser: toJson({ name: maskedName(name), relation }),
    treatment: toJson({ ...treatment, plan: { text: '' } }),
  };
  const others = locales.filter((locale) => locale !== defaultLocale);
  const tellings = others.map((language) => ({
    ...{ language, toldBy: 'translator' as const },
    ...told(row, language),
  }));
  return { words, tellings, searchText: '' };
}

function told(row: LockedCase, locale: Locale) {
  const t = textsOf(locale).putAway;
  const illness = illnessOf(row, locale);
  const ofIllness = illness === '' ? t.someTitle : t.title(illness);
  return {
    title: row.case_type === caseTypes.dream ? t.dreamTitle : ofIllness,
    content: t.story,
  };
}

/** Answers the group only: a rare illness names its patient. */
function illnessOf({ illness_key: key }: LockedCase, locale: Locale): string {
  const isKnown = (illnessKeys as readonly string[]).includes(key);
  return isKnown ? textsOf(locale).illnesses[key as IllnessKey].name : '';
}
