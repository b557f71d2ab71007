import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { agreementKinds } from '#src/content/agreements/agreement.ts';
import { articleFields } from '#src/content/articles/article.ts';
import { findDeadLinks, type LinkTargets } from '#src/content/find-dead-links.ts';
import { findFaults } from '#src/content/find-faults.ts';
import { guideFields, guideNames } from '#src/content/guides/guide.ts';
import { magazineFields } from '#src/content/magazines/magazine.ts';
import { questionFields } from '#src/content/questions/question.ts';
import { askers, products } from '#src/shared/content/enumerations.ts';
import { type Locale, locales } from '#src/shared/platform/locale.ts';
import { readSources } from '../support/sources.ts';
import { readTexts, type Text } from './frontmatter.ts';

const pictureFolder = 'public/pictures';
const articles = readTexts('articles');
const questions = readTexts('questions');
const guides = readTexts('guides');
const magazines = readTexts('magazines');
const folders = [
  { folder: 'articles', texts: articles, fields: articleFields, words: ['title', 'summary'] },
  { folder: 'questions', texts: questions, fields: questionFields, words: ['title'] },
  { folder: 'magazines', texts: magazines, fields: magazineFields, words: ['title', 'summary'] },
  { folder: 'guides', texts: guides, fields: guideFields, words: ['title', 'summary'] },
];
const names = (texts: readonly Text[]) => texts.map(({ name }) => name);
const targets: LinkTargets = {
  params: { slug: names(articles), kind: agreementKinds, product: products },
  questions: names(questions),
  pictures: existsSync(pictureFolder)
    ? readdirSync(pictureFolder).map((file) => `/pictures/${file}`)
    : [],
};

function namesIn(texts: readonly Text[], locale: Locale): string[] {
  return texts
    .filter((text) => text.locale === locale)
    .map(({ name }) => name)
    .sort();
}

/** Finds what is wrong with where a text's links lead. */
function findBadLinks({ path, locale, body }: Text): string[] {
  const found = findDeadLinks({ body, locale: locale as Locale }, targets);
  return found.map(({ words }) => `${path}: ${words}`);
}

test('there is enough to read, and the guides are those the pages need', () => {
  expect(namesIn(articles, 'zh-CN').length).toBeGreaterThanOrEqual(12);
  expect(namesIn(questions, 'zh-CN').length).toBeGreaterThanOrEqual(30);
  expect(namesIn(guides, 'zh-CN')).toEqual([...guideNames].sort());
});

describe.each(folders)('the texts of $folder', ({ texts, fields, words }) => {
  test('stand in every language', () => {
    for (const locale of locales)
      expect(namesIn(texts, locale), locale).toEqual(namesIn(texts, 'zh-CN'));
  });

  test('have the same fields in both languages, but for the words', () => {
    for (const { name, fields: own } of texts.filter(({ locale }) => locale === 'en')) {
      const other = texts.find((text) => text.locale === 'zh-CN' && text.name === name)?.fields;
      const rest = (all: object = {}) =>
        Object.fromEntries(Object.entries(all).filter(([field]) => !words.includes(field)));
      expect(rest(own), name).toEqual(rest(other));
    }
  });

  test('can be published', () => {
    const faults = texts.flatMap(({ path, fields: frontmatter, body: text }) =>
      findFaults(fields, { frontmatter, text }).map(({ words }) => `${path}: ${words}`),
    );
    expect(faults).toEqual([]);
  });

  test('are written in their language, without em dashes', () => {
    for (const { path, locale, body } of texts) {
      expect(/\p{Script=Han}/u.test(body), path).toBe(locale === 'zh-CN');
      expect(body.replaceAll(/^\|[-| ]+\|$/gm, ''), path).not.toMatch(/\u2014|--/);
    }
  });

  test('link only to what is there, in their own language', () => {
    expect(texts.flatMap(findBadLinks)).toEqual([]);
  });

  test('have the same sections in both languages', () => {
    const shapeOf = ({ body }: Text) => body.match(/^(##+|- |\d+\.|\||>)(?= )/gm);
    for (const text of texts.filter(({ locale }) => locale === 'en')) {
      const other = texts.find((one) => one.locale === 'zh-CN' && one.name === text.name);
      expect(shapeOf(text), text.path).toEqual(other && shapeOf(other));
    }
  });
});

test('articles name related articles that are there, and not themselves', () => {
  for (const { path, name, fields } of articles) {
    const related = fields.related as string[];
    expect(targets.params.slug, path).toEqual(expect.arrayContaining(related));
    expect(related, path).not.toContain(name);
  }
});

test('articles are long enough to help and short enough to be read', () => {
  for (const { path, locale, body } of articles) {
    const { length } = body.replaceAll(/\s/g, '');
    const [least, most] = locale === 'zh-CN' ? [700, 1600] : [1500, 4500];
    expect(length, path).toBeGreaterThanOrEqual(least);
    expect(length, path).toBeLessThanOrEqual(most);
  }
});

test('every question begins with whom it belongs to, and each kind of asker has some', () => {
  for (const { name, fields } of questions) expect(name.split('-')[0]).toBe(fields.asker);
  expect(new Set(questions.map(({ fields }) => fields.asker))).toEqual(new Set(askers));
});

test.each([
  ['[a](/en/cf/article/write-your-story) [b](/en/cf/receipt)', undefined],
  ['[a](/en/cf/common-problem#donor-find-order)', 'which is not there'],
  ['[a](/en/cf/nowhere)', 'which is no page'],
  ['[a](/cf/receipt)', 'in another language'],
  ['[a](/en/cf/article/not-there)', 'which is not there'],
  ['words\n\n![a garden](/pictures/gone.webp)', 'line 3 links to /pictures/gone.webp'],
])('of %j the rule of links says %j', (body, told) => {
  const faults = findDeadLinks({ body, locale: 'en' }, targets);
  expect(faults).toHaveLength(told ? 1 : 0);
  expect(faults[0]?.words ?? '').toContain(told ?? '');
});

test('every picture is shown by a text', () => {
  const bodies = [...articles, ...questions, ...guides, ...magazines]
    .map(({ body }) => body)
    .join();
  expect(targets.pictures.filter((picture) => !bodies.includes(picture))).toEqual([]);
});

test('pages reach dated texts only where drafts are left out', () => {
  const readers = readSources('src/')
    .filter(
      ({ path, text }) =>
        path !== 'src/content/find-texts.ts' &&
        /\.(ts|astro)$/.test(path) &&
        /get(Collection|Entry)\(\s*['"`](articles|magazines|questions)/.test(text),
    )
    .map(({ path }) => path);
  expect(readers).toEqual([]);
});
