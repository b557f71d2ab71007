import { expect, test } from 'vitest';
import { fieldProblems } from '#src/shared/contract/field-problem.ts';
import { problemCodes } from '#src/shared/contract/problem.ts';
import * as en from '#src/texts/en/dictionary.ts';
import * as zh from '#src/texts/zh-CN/dictionary.ts';
import { type Finding, readSources } from '../support/sources.ts';

type Text = { key: string; kind: string; text: string };

/** These are Chinese texts without a Chinese letter: units, marks and names. */
const withoutChinese: readonly string[] = ['whatsapp', 'facebook'].map(
  (name) => `sharing.intents.${name}`,
);
const chinese = /\p{Script=Han}/u;

/** Texts made of parts are tried with numbers, then with words, then with neither. */
const triesOf = (count: number): unknown[][] =>
  [count, String(count), {}].map((part) => Array(5).fill(part));
const tries = triesOf(3);

type Parts = readonly (readonly unknown[])[];

function listTexts(value: unknown, key: string, parts: Parts): Text[] {
  if (typeof value === 'string') return [{ key, kind: 'text', text: value }];
  if (typeof value === 'function') return [{ key, kind: 'function', text: tryText(value, parts) }];
  return Object.entries(value as object).flatMap(([name, part]) =>
    listTexts(part, `${key}.${name}`, parts),
  );
}

function tryText(make: CallableFunction, tried: Parts): string {
  for (const parts of tried) {
    try {
      const text: unknown = make(...parts);
      if (typeof text === 'string') return text;
    } catch {
      // It is made for other kinds of parts: the next try comes.
    }
  }
  return '';
}

function textsOf(dictionary: object, parts: Parts = tries): Text[] {
  return Object.entries(dictionary).flatMap(([subject, texts]) => listTexts(texts, subject, parts));
}

function findDifferences(one: readonly Text[], other: readonly Text[]): Finding[] {
  const names = (texts: readonly Text[]) => texts.map(({ key, kind }) => `${key} (${kind})`);
  const [ones, others] = [new Set(names(one)), new Set(names(other))];
  return [...ones.symmetricDifference(others)];
}

function findEmpty(texts: readonly Text[]): Finding[] {
  return texts.filter(({ text }) => text.trim() === '').map(({ key }) => `${key} is empty`);
}

function findNotChinese(texts: readonly Text[]): Finding[] {
  return texts
    .filter(({ key, text }) => !chinese.test(text) && /[a-z]/i.test(text) && !isAllowed(key))
    .map(({ key, text }) => `${key} "${text}" is not Chinese`);
}

function isAllowed(key: string): boolean {
  return withoutChinese.includes(key);
}

function findChinese(texts: readonly Text[]): Finding[] {
  return texts
    .filter(({ text }) => chinese.test(text))
    .map(({ key, text }) => `${key} "${text}" has Chinese`);
}

/** This finds one of a thing in the plural: "1 gifts". */
const oneOfMany = /(?<![\d.,:])1 (?!(?:is|was|has|does|goes|helps)\b)[a-z]*[^s\W]s\b/;

function findOneOfMany(texts: readonly Text[]): Finding[] {
  return texts
    .filter(({ kind, text }) => kind === 'function' && oneOfMany.test(text))
    .map(({ key, text }) => `${key} "${text}" has one of many`);
}

const [chineseTexts, englishTexts] = [textsOf(zh), textsOf(en)];

test('both languages have the same texts', () => {
  expect(findDifferences(chineseTexts, englishTexts)).toEqual([]);
});

test('no text is empty', () => {
  expect(findEmpty(chineseTexts)).toEqual([]);
  expect(findEmpty(englishTexts)).toEqual([]);
});

test('Chinese texts are Chinese', () => {
  expect(findNotChinese(chineseTexts)).toEqual([]);
});

test('English texts are English', () => {
  expect(findChinese(englishTexts)).toEqual([]);
});

test('English texts count one thing as one', () => {
  expect(findOneOfMany(textsOf(en, triesOf(1)))).toEqual([]);
  const wrong = textsOf({ a: { b: (count: string) => `Shared ${count} times` } }, triesOf(1));
  expect(findOneOfMany(wrong)).toHaveLength(1);
});

test('what an appeal asks for is its target in every English text', () => {
  const texts = textsOf(en).filter(({ text }) => /\bgoals?\b/i.test(text));
  const pages = readSources('src/content/').filter(
    ({ path, text }) => path.includes('/en/') && /\bgoals?\b/i.test(text),
  );
  expect([...texts.map(({ key }) => key), ...pages.map(({ path }) => path)]).toEqual([]);
});

test('every problem and every field problem has a text in both languages', () => {
  for (const { problems, fieldProblems: fieldTexts } of [zh, en]) {
    expect(Object.keys(problems).sort()).toEqual(Object.keys(problemCodes).sort());
    expect(Object.keys(fieldTexts).sort()).toEqual([...fieldProblems].sort());
  }
});

test('the rules of texts catch a missing, an empty and a wrong one', () => {
  const [one, other] = [{ a: { b: '好', c: 'c' } }, { a: { b: '' } }].map((dictionary) =>
    textsOf(dictionary),
  );
  expect(findDifferences(one ?? [], other ?? [])).toEqual(['a.c (text)']);
  expect(findEmpty(other ?? [])).toHaveLength(1);
  expect(findNotChinese(one ?? [])).toHaveLength(1);
  expect(findChinese(one ?? [])).toHaveLength(1);
});

test('a text made of parts is judged by what it says', () => {
  const made = textsOf({ a: { b: (count: number) => `捐了 ${count} 次` } });
  expect(made).toEqual([{ key: 'a.b', kind: 'function', text: '捐了 3 次' }]);
});
