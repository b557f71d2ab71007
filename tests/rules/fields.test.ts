import { expect, test } from 'vitest';
import {
  type Finding,
  findPattern,
  isCode,
  readSources,
  type Source,
  withoutComments,
} from '../support/sources.ts';

const sources = readSources('src/').filter(isCode);

/** One Field draws label, hint, error and what the control says of them. */
function findOwnFields(source: Source): Finding[] {
  if (/^src\/components\/forms\//.test(source.path)) return [];
  const pattern = /\b(class|className)=["'{`]+(field|tick)[ "'`]|class:list=\{\[?'(field|tick)'/;
  return findPattern(source, pattern, 'draws a field of its own: components/forms has them');
}

/** What is not seen cannot be read only; the word is for fields that a reader sees. */
function findReadOnlyHidden(source: Source): Finding[] {
  const pattern = /<input(?=[^>]*type="hidden")[^>]*\breadonly\b/i;
  return findPattern(withoutComments(source), pattern, 'is hidden and read only');
}

/** A browser that is told to forget a field empties it on the way back, so only these are told. */
const forgotten: Readonly<Record<string, string>> = {
  'src/components/donations/ReceiptForm.astro': 'whoever has the code sees the gift',
  'src/pages/desk/search.astro': "another's number, at the desk",
  'src/islands/desk/ProposeAccount.astro': "another's account, at the desk",
  'src/islands/desk/ArrivalForm.astro': "a bank's statement, at the desk",
};

const forgetting = /\bautocomplete[=:]\s*["'{]*off\b/i;

function findForgotten(source: Source): Finding[] {
  if (forgotten[source.path]) return [];
  return findPattern(withoutComments(source), forgetting, 'is forgotten on the way back');
}

test('browsers keep what is typed, but for codes and the papers of others', () => {
  expect(sources.flatMap(findForgotten)).toEqual([]);
  const forgets = sources.filter((source) => forgetting.test(withoutComments(source).text));
  expect(forgets.map(({ path }) => path).toSorted()).toEqual(Object.keys(forgotten).toSorted());
});

test('fields are drawn by components/forms alone', () => {
  expect(sources.flatMap(findOwnFields)).toEqual([]);
});

test('no hidden field is read only', () => {
  expect(sources.flatMap(findReadOnlyHidden)).toEqual([]);
});

const island = 'src/islands/cases/A.tsx';
const page = 'src/pages/a.astro';

test.each([
  [findOwnFields, page, '<div class="field words">'],
  [findOwnFields, page, "<div class:list={['field', { asked }]}>"],
  [findOwnFields, island, '<label className="tick">'],
  [findForgotten, page, '<Field autocomplete="off" />'],
  [findForgotten, island, '<Field autoComplete={"off"} />'],
  [findForgotten, island, "const typed = { autoComplete: 'off' };"],
  [findReadOnlyHidden, island, '<input type="hidden" name="step" value="x" readOnly />'],
] as const)('%o catches %s with %j', (rule, path, text) => {
  expect(rule({ path, text })).toHaveLength(1);
});
