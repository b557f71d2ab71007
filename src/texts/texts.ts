import { caseTypes } from '#src/shared/cases/enumerations.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import * as dictionaries from './dictionaries.ts';
import type { Texts } from './texts-type.ts';

export type { Texts } from './texts-type.ts';

/** The compiler finds a language of the list that has none, and a text that one of them lacks. */
const all: Readonly<Record<Locale, Texts>> = dictionaries;

export function textsOf(locale: Locale): Texts {
  return all[locale];
}

/** A kind of case says this otherwise; what it does not name is shared. */
type OwnTexts<T> = T extends string | CallableFunction | readonly unknown[]
  ? T
  : { readonly [K in keyof T]?: OwnTexts<T[K]> };
type KindTexts = OwnTexts<Texts>;

const ownTexts = (locale: Locale): Readonly<Record<number, KindTexts>> => ({
  [caseTypes.dream]: all[locale].dream,
  [caseTypes.goods]: all[locale].goods,
});

const made = new Map<string, Texts>();

/** Gives the texts of pages about one case, in the words of its kind. */
export function textsOfCase(caseType: number, locale: Locale): Texts {
  const own = ownTexts(locale)[caseType];
  if (!own) return all[locale];
  return madeOnce(`${caseType} ${locale}`, all[locale], own);
}

/** Gives the same to somebody who helps the family to fill in: "you" is not the fundraiser then. */
export function textsOfHelp(caseType: number, locale: Locale): Texts {
  const shared = textsOfCase(caseType, locale);
  return madeOnce(`${caseType} ${locale} help`, shared, all[locale].helping);
}

function madeOnce(key: string, shared: Texts, own: KindTexts): Texts {
  const texts = made.get(key) ?? (laidOver(shared, own) as Texts);
  made.set(key, texts);
  return texts;
}

function laidOver(shared: unknown, own: unknown): unknown {
  if (own === undefined) return shared;
  if (typeof own !== 'object' || Array.isArray(own)) return own;
  const ownOf = own as Readonly<Record<string, unknown>>;
  const entries = Object.entries(shared as object);
  return Object.fromEntries(entries.map(([key, text]) => [key, laidOver(text, ownOf[key])]));
}
