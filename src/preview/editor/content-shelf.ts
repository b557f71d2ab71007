import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { z } from 'astro/zod';
import { agreementFields, agreementKinds } from '#src/content/agreements/agreement.ts';
import { articleFields } from '#src/content/articles/article.ts';
import { type GuideName, guideFields } from '#src/content/guides/guide.ts';
import { magazineFields } from '#src/content/magazines/magazine.ts';
import { dayInChina } from '#src/content/published.ts';
import { questionFields } from '#src/content/questions/question.ts';
import { readTextFile, type TextFields, writeTextFile } from '#src/content/text-file.ts';
import { products } from '#src/shared/content/enumerations.ts';
import { type Locale, locales, otherLocales } from '#src/shared/platform/locale.ts';
import { linkTo } from '#src/shared/routes.ts';
import { guidePages } from './guide-pages.ts';

const schemas = {
  articles: articleFields,
  questions: questionFields,
  magazines: magazineFields,
  guides: guideFields,
  agreements: agreementFields,
} as const satisfies Record<string, z.ZodObject>;
export type Folder = keyof typeof schemas;
export const folders = Object.keys(schemas) as Folder[];

export type TextPlace = { folder: Folder; locale: Locale; name: string };

const root = 'src/content';
const pictureFolder = 'public/pictures';
const pathOf = ({ folder, locale, name }: TextPlace) => `${root}/${folder}/${locale}/${name}.md`;

export function namesIn(folder: Folder, locale: Locale): string[] {
  return readdirSync(`${root}/${folder}/${locale}`)
    .filter((file) => file.endsWith('.md'))
    .map((file) => basename(file, '.md'));
}

export function listTexts(folder: Folder, locale: Locale) {
  return namesIn(folder, locale).map((name) => {
    const { fields } = readText({ folder, locale, name });
    return {
      folder,
      name,
      title: String(fields.title),
      ...waitOf({ folder, locale, name }, fields),
    };
  });
}

/** This is why readers do not see a text yet, and the day from which they will. */
type Wait = { wait?: 'draft' | 'otherDraft' | 'later'; day?: string };

function waitOf({ folder, locale, name }: TextPlace, own: TextFields): Wait {
  if (own.draft === true) return { wait: 'draft' };
  const others = otherLocales(locale)
    .map((other) => ({ folder, locale: other, name }))
    .map((place) => (existsSync(pathOf(place)) ? readText(place).fields : undefined));
  if (others.some((fields) => !fields || fields.draft === true)) return { wait: 'otherDraft' };
  const days = [own, ...others].map((fields) => fields?.publishedOn as Date | undefined);
  const last = Math.max(...days.map((day) => day?.getTime() ?? 0));
  if (last <= dayInChina(new Date()).getTime()) return {};
  return { wait: 'later', day: new Date(last).toISOString().slice(0, 10) };
}

/** Finds a place that is really one: its words come from an address. */
export function findPlace(words: Record<string, string | null>): TextPlace | undefined {
  const folder = folders.find((one) => one === words.folder);
  const locale = locales.find((one) => one === words.locale);
  if (!folder || !locale || !namesIn(folder, locale).includes(words.name ?? '')) return undefined;
  return { folder, locale, name: words.name ?? '' };
}

export function readText(place: TextPlace) {
  return readTextFile(readFileSync(pathOf(place), 'utf8'));
}

export function writeText(place: TextPlace, text: { fields: TextFields; body: string }): void {
  writeFileSync(pathOf(place), writeTextFile(text));
}

/**
 * Writes it under a name of its own, so that a page never shows an older picture; answers its
 * address.
 */
export function writePicture({ name }: TextPlace, drawn: Buffer): string {
  const sign = createHash('sha256').update(drawn).digest('hex').slice(0, 8);
  mkdirSync(pictureFolder, { recursive: true });
  writeFileSync(`${pictureFolder}/${name}-${sign}.webp`, drawn);
  return `/pictures/${name}-${sign}.webp`;
}

export function schemaOf({ folder }: TextPlace): z.ZodObject {
  return schemas[folder];
}

/** Answers what a text may link to, beside pages, and show. */
export function linkTargets(locale: Locale) {
  return {
    params: { slug: namesIn('articles', locale), kind: agreementKinds, product: products },
    questions: namesIn('questions', locale),
    pictures: existsSync(pictureFolder)
      ? readdirSync(pictureFolder).map((file) => `/pictures/${file}`)
      : [],
  };
}

/** Answers where a reader finds the text; nothing where it stands on a page of every appeal. */
export function addressOf({ folder, locale, name }: TextPlace): string | undefined {
  if (folder === 'articles') return linkTo('article', { params: { slug: name }, locale });
  if (folder === 'magazines') return linkTo('magazine', { params: { month: name }, locale });
  if (folder === 'agreements') return linkTo('agreement', { params: { kind: name }, locale });
  if (folder === 'questions') return `${linkTo('commonProblem', { locale })}#${name}`;
  const page = guidePages[name as GuideName];
  return page && linkTo(page, { params: { product: name.replace('choose-', '') }, locale });
}
