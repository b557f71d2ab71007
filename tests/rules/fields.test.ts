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
  const pattern =
    /\b(class|className)=["'{`]+([^"'`]* )?(field|tick)[ "'`]|class:list=\{[^}]*'([\w ]+ )?(field|tick)[' ]/;
  return findPattern(source, pattern, 'draws a field of its own: components/forms has them');
}

/** Groups and words for what is wrong are drawn there too, so that each is tied to its controls. */
function findOwnGroups(source: Source): Finding[] {
  if (/^src\/components\/forms\//.test(source.path)) return [];
  const pattern =
    /<(fieldset|legend)\b|\b(class|className)=["'{`]+([^"'`]* )?error[ "'`]|class:list=\{[^}]*'([\w ]+ )?error[' ]/;
  const what = 'draws a group or what is wrong of its own: components/forms has them';
  return findPattern(withoutComments(source), pattern, what);
}

/** Controls that are no field of a form with label, hint and error; each file with why. */
const otherControls: Readonly<Record<string, string>> = {
  'src/components/cases/lists/CaseSearch.astro': 'one search, drawn as a bar',
  'src/components/content/ArticleSearch.astro': 'one search, drawn as a bar',
  'src/components/content/QuestionFilter.astro': 'narrows a list, and nothing is sent',
  'src/components/platform/copying/CopyField.astro': 'read only, to be copied',
  'src/islands/sharing/ShareOutcome.tsx': 'read only, to be copied',
  'src/islands/donations/AmountField.tsx':
    'tiles of a group, where only the own amount may be wrong, and styles alone open its field',
  'src/islands/media/PhotoField.tsx': 'takes photos, and draws them beside it',
  'src/pages/cf/activity/change-qrcode-img/[infoUuid].astro':
    'choices drawn as pictures, in a group of components/forms',
};

const control = /<(?:textarea|select|input(?![^>]*type="(?:hidden|submit)"))(?=[\s>])/g;

/** Controls are found over whole files: one with many attributes has a line for each. */
const controlsIn = (source: Source) => withoutComments(source).text.match(control) ?? [];

function findOwnControls(source: Source): Finding[] {
  if (/^src\/components\/forms\//.test(source.path) || otherControls[source.path]) return [];
  return controlsIn(source).map(
    (tag) => `${source.path} draws ${tag}> of its own: components/forms has them`,
  );
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
  'src/islands/desk/cases/ProposeAccount.astro': "another's account, at the desk",
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

test('groups and what is wrong are drawn by components/forms alone', () => {
  expect(sources.flatMap(findOwnGroups)).toEqual([]);
});

test('controls are drawn by components/forms, or listed with why not', () => {
  expect(sources.flatMap(findOwnControls)).toEqual([]);
  const drawing = sources.filter((source) => controlsIn(source).length > 0);
  const paths = new Set(drawing.map(({ path }) => path));
  expect(Object.keys(otherControls).filter((path) => !paths.has(path))).toEqual([]);
});

test('no hidden field is read only', () => {
  expect(sources.flatMap(findReadOnlyHidden)).toEqual([]);
});

const island = 'src/islands/cases/A.tsx';
const page = 'src/pages/a.astro';

test.each([
  [findOwnFields, page, '<div class="field words">'],
  [findOwnFields, page, '<div class="stack field">'],
  [findOwnFields, page, "<div class:list={{ 'wide field': asked }}>"],
  [findOwnControls, page, '<label>Name <input name="name" /></label>'],
  [findOwnControls, island, '<textarea\n  name="words"\n/>'],
  [findOwnFields, page, "<div class:list={['field', { asked }]}>"],
  [findOwnGroups, page, '<fieldset class="stack">'],
  [findOwnGroups, island, '<p className="error" id="a-error" role="alert">'],
  [findOwnGroups, page, '<p class="soft error">'],
  [findOwnFields, island, '<label className="tick">'],
  [findForgotten, page, '<Field autocomplete="off" />'],
  [findForgotten, island, '<Field autoComplete={"off"} />'],
  [findForgotten, island, "const typed = { autoComplete: 'off' };"],
  [findReadOnlyHidden, island, '<input type="hidden" name="step" value="x" readOnly />'],
] as const)('%o catches %s with %j', (rule, path, text) => {
  expect(rule({ path, text })).toHaveLength(1);
});
