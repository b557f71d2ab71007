import type { Locale } from '#src/shared/platform/locale.ts';
import { yuan } from '#src/shared/platform/money.ts';
import type { SettingKey } from '#src/shared/platform/settings.ts';
import { settingText } from './setting-text.ts';
import { textsOf, textsOfCase } from './texts.ts';

export type TrailAbout = {
  act: string;
  subjectId: string | null;
  /** This is who proposed what is settled here. */
  proposer: string | null;
};
type Words = Readonly<Record<string, string>>;
type Told = TrailAbout & { caseType: number; locale: Locale };

/** Answers one thing that a row of the trail says, in words instead of by its code. */
export function trailWords(told: Told, key: string, value: unknown): string | undefined {
  const { review, refunds, experiments, leads, asking, accounts, raising } = textsOfCase(
    told.caseType,
    told.locale,
  );
  const { audit } = review;
  const coded: Readonly<Record<string, Words>> = {
    ...{ kind: refunds.kindsForStaff, testFlag: experiments.flags, part: raising.parts },
    ...{ compared: raising.comparisons, outcome: { ...asking.desk.outcomes, ...leads.outcomes } },
  };
  const words = coded[key]?.[String(value)];
  if (words !== undefined) return words;
  if (key === 'proposedBy') return told.proposer ?? audit.colleague;
  if (key === 'imageId' || key === 'stoodAs') return '';
  if (key === 'found') return value === null ? audit.nobody : audit.somebody;
  if (key === 'amountInFen') return value === 0 ? '' : yuan(Number(value), told.locale);
  if (key === 'before' || key === 'value') return valueWords(told, value);
  if (typeof value === 'boolean') return value ? audit.yes : audit.no;
  if (!Array.isArray(value)) return undefined;
  if (key === 'changed') return value.map((name) => adviserLabel(name, told.locale)).join(', ');
  if (!key.startsWith('roles')) return undefined;
  const roles: Words = accounts.mine.roles;
  return value.map((role) => roles[role] ?? role).join(' · ');
}

/** Answers what something was or becomes; the act says of what. */
function valueWords({ act, subjectId, locale }: Told, value: unknown): string | undefined {
  const { review, leads } = textsOf(locale);
  const isPlain = typeof value === 'number' || typeof value === 'boolean';
  if (isPlain && subjectId !== null && subjectId in review.settings) {
    return settingText(subjectId as SettingKey, value, locale);
  }
  // The freeze is all there is to lift.
  if (typeof value === 'boolean') return '';
  const states: Words = act === 'moveGreenPath' ? leads.green : {};
  const options: Words = typeof value === 'number' ? review.feeOption.options : {};
  return states[String(value)] ?? options[String(value)];
}

/** Answers what was changed of an adviser: words in a language, the photo, or how they stand. */
function adviserLabel(name: string, locale: Locale): string {
  const { leads, cases } = textsOf(locale);
  const { board } = leads;
  const [part = '', language] = name.split('.');
  const labels: Words = { name: board.name, city: board.city, words: board.words };
  const label = { ...labels, contact: board.contact, photo: board.photo }[part] ?? board.standing;
  const languages: Words = cases.languages;
  return language ? board.inLanguage(label, languages[language] ?? language) : label;
}
