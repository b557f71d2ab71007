import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { z } from 'astro/zod';
import { agreementFields } from '#src/content/agreements/agreement.ts';
import { articleFields } from '#src/content/articles/article.ts';
import { guideFields } from '#src/content/guides/guide.ts';
import { findFaults } from '#src/content/markdown-folder.ts';
import { questionFields } from '#src/content/questions/question.ts';
import { readTextFile, writeTextFile } from '#src/content/text-file.ts';
import { type Locale, locales } from '#src/shared/platform/locale.ts';
import { linkTo } from '#src/shared/routes.ts';
import { typedFields } from './editor-fields.ts';

const schemas = {
  articles: articleFields,
  questions: questionFields,
  guides: guideFields,
  agreements: agreementFields,
} as const satisfies Record<string, z.ZodObject>;
type Folder = keyof typeof schemas;
export const folders = Object.keys(schemas) as Folder[];

type TextPlace = { folder: Folder; locale: Locale; name: string };

const root = 'src/content';
const pathOf = ({ folder, locale, name }: TextPlace) => `${root}/${folder}/${locale}/${name}.md`;

export function listTexts(folder: Folder, locale: Locale) {
  return readdirSync(`${root}/${folder}/${locale}`)
    .filter((file) => file.endsWith('.md'))
    .map((file) => {
      const place: TextPlace = { folder, locale, name: basename(file, '.md') };
      return { ...place, ...readText(place) };
    });
}

/** A place that is really one: its words come from an address. */
export function findPlace(words: Record<string, string | null>): TextPlace | undefined {
  const folder = folders.find((one) => one === words.folder);
  const locale = locales.find((one) => one === words.locale);
  const name = /^[a-z][a-z0-9-]*$/.exec(words.name ?? '')?.[0];
  if (!folder || !locale || !name) return undefined;
  const names = readdirSync(`${root}/${folder}/${locale}`);
  return names.includes(`${name}.md`) ? { folder, locale, name } : undefined;
}

export function readText(place: TextPlace) {
  return readTextFile(readFileSync(pathOf(place), 'utf8'));
}

export function schemaOf({ folder }: TextPlace): z.ZodObject {
  return schemas[folder];
}

/** Writes what was typed, or says in sentences why it can't be published and writes nothing. */
export function saveText(place: TextPlace, typed: Record<string, string>): string[] {
  const schema = schemaOf(place);
  const fields = typedFields(schema, typed);
  const text = writeTextFile({ fields, body: (typed.body ?? '').replaceAll('\r\n', '\n') });
  const faults = findFaults(schema, { frontmatter: fields, text });
  if (faults.length === 0) writeFileSync(pathOf(place), text);
  return faults;
}

/** Where a reader finds the text; guides stand on pages of their own names. */
export function addressOf({ folder, locale, name }: TextPlace): string {
  if (folder === 'articles') return linkTo('article', { params: { slug: name }, locale });
  if (folder === 'agreements') return linkTo('agreement', { params: { kind: name }, locale });
  return linkTo(folder === 'questions' ? 'commonProblem' : 'serviceCenter', { locale });
}
