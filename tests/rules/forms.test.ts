import { expect, test } from 'vitest';
import { formsIn, methodOf } from '../support/forms-in.ts';
import { importsOf } from '../support/imports-of.ts';
import {
  type Finding,
  isCode,
  readSources,
  type Source,
  withoutComments,
} from '../support/sources.ts';
import { askingForms } from './asking-forms.ts';
import { plainForms } from './plain-forms.ts';

/**
 * These are pages of companies that stand in for real ones, the gallery and the editors' own tool.
 */
const notOurPages = /^src\/(server\/.*sandbox|preview\/)/;
const sources = readSources('src/')
  .filter(isCode)
  .filter(({ path }) => !notOurPages.test(path));

/** An island draws its form, or one that hydrates in it takes it over. */
function isIsland(source: Source, form: string): boolean {
  if (/^src\/islands\/.*\.tsx$/.test(source.path)) return true;
  const keeper = /<(\w+Keeper)\b[^>]*/.exec(form);
  if (!keeper) return false;
  const [tag, name] = keeper;
  const drawing = importsOf(source).find(({ target }) => target.endsWith(`/${name}.astro`));
  const inner = drawing && sources.find(({ path }) => path === drawing.target);
  return /\sclient:\w/.test(
    inner ? (new RegExp(`<${name}[^>]*`).exec(inner.text)?.[0] ?? '') : tag,
  );
}

/** Finds forms that are no island's, and neither just ask nor just close the dialog around them. */
function plainFormsOf(source: Source): string[] {
  const closes = (form: string) => methodOf(form) === 'dialog' && /<dialog\b/.test(source.text);
  const asks = (form: string) => methodOf(form) === 'get' && askingForms[source.path] !== undefined;
  return formsIn(source).filter((form) => !isIsland(source, form) && !asks(form) && !closes(form));
}

function findPlain(source: Source): Finding[] {
  const plain = plainFormsOf(source);
  const listed = plainForms[source.path]?.forms ?? 0;
  return plain.length > listed
    ? [`${source.path} has ${plain.length} forms without an island, and ${listed} are listed`]
    : [];
}

function findGone(list: typeof plainForms, all: readonly Source[]): Finding[] {
  return Object.entries(list).flatMap(([path, { forms }]) => {
    const source = all.find((one) => one.path === path);
    const plain = source ? plainFormsOf(source) : [];
    return plain.length < forms ? [`${path} has ${plain.length} such forms, not ${forms}`] : [];
  });
}

/** Only the machine of forms, and small acts that are taken back, hear of a form being sent. */
function findOwnMachines(source: Source): Finding[] {
  if (!/^src\/islands\/.*\.tsx$/.test(source.path)) return [];
  if (source.path === 'src/islands/forms/FormShell.tsx') return [];
  const { text } = withoutComments(source);
  const isAct = /\buseAct\(/.test(text);
  return formsIn(source).length > 0 && !isAct
    ? [`${source.path} draws a form beside the one machine: FormShell has it`]
    : [];
}

/**
 * These show before the server has answered, since taking it back harms nobody; money never does.
 */
const shownAtOnce = [
  'src/stores/cases/blessings.ts',
  'src/stores/cases/follows.ts',
  'src/stores/comments/likes.ts',
];

function findHasty({ path, text }: Source): Finding[] {
  const isHasty = /\bmakeAct\(/.test(text) && path !== 'src/stores/acts.ts';
  return isHasty && !shownAtOnce.includes(path) ? [`${path} shows an act before its answer`] : [];
}

test('only harmless acts show before their answer', () => {
  expect(sources.flatMap(findHasty)).toEqual([]);
  expect(findHasty({ path: 'src/stores/refunds/a.ts', text: 'makeAct(send)' })).toHaveLength(1);
});

test('every form is an island of the one machine, or listed with its reason', () => {
  expect(sources.flatMap(findPlain)).toEqual([]);
});

test('the list names no form that is gone', () => {
  expect(findGone(plainForms, sources)).toEqual([]);
});

test('islands draw their forms by the one machine', () => {
  expect(sources.flatMap(findOwnMachines)).toEqual([]);
});

const page = 'src/pages/a.astro';

test.each([
  [findPlain, page, '<form method="post"><input name="words" /></form>'],
  [findPlain, page, '<form method={how}></form>'],
  [findPlain, page, '<form role="search"><input name="q" /></form>'],
  [findPlain, page, '<form method="dialog"><button>Close</button></form>'],
  [findPlain, page, '<form method="post"><PostKeeper {...props} /></form>'],
  [findPlain, 'src/components/a/A.astro', '<form\n  class="stack"\n  method="post"\n></form>'],
  [findOwnMachines, 'src/islands/a/A.tsx', '<form method="post" onSubmit={send}></form>'],
] as const)('%o catches a form in %s: %s', (rule, path, text) => {
  expect(rule({ path, text })).toHaveLength(1);
});

test('a form in its dialog, and one around its island, are let be', () => {
  const text = [
    '<dialog><form method="dialog"><button>Close</button></form></dialog>',
    '<form method="post"><PostKeeper client:idle {...props} /></form>',
  ].join('\n');
  expect(findPlain({ path: page, text })).toEqual([]);
});

test('an entry whose form is gone is found', () => {
  const listed = { [page]: { forms: 2, reason: 'one button' } };
  const one = { path: page, text: '<form method="post"></form>' };
  expect(findGone(listed, [one])).toHaveLength(1);
  expect(findGone(listed, [])).toHaveLength(1);
});
