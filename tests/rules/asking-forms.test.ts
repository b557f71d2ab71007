import { expect, test } from 'vitest';
import { calls } from '#src/shared/calls.ts';
import type { Call } from '#src/shared/contract/call.ts';
import { routes } from '#src/shared/routes.ts';
import { formsIn, methodOf } from '../support/forms-in.ts';
import { type Finding, readSources, type Source } from '../support/sources.ts';
import { askingForms } from './asking-forms.ts';

/** Whatever a form leads to takes each of its names. */
function findUnread({ path }: Source, form: string): Finding[] {
  const { pages = [], calls: asked = [] } = askingForms[path] ?? {};
  const taken: (readonly string[])[] = [
    ...pages.map((route) => routes[route].query ?? []),
    ...asked.map((one) => namesTakenBy(calls.find((call) => call.path === one))),
  ];
  if (taken.length === 0) return [`${path} asks, and nothing says whom`];
  return [...form.matchAll(/\sname="(\w+)"/g)]
    .map(([, name = '']) => name)
    .filter((name) => !taken.every((names) => names.includes(name)))
    .map((name) => `${path} asks for ${name}, which not all take that it leads to`);
}

/** Answers nothing where it is no call of ours, or one that changes something. */
function namesTakenBy(call: Call | undefined): readonly string[] {
  return call?.method === 'GET' && 'entries' in call.input
    ? Object.keys(Object(call.input.entries))
    : [];
}

test('a form that only asks leads to what takes each of its names, and changes nothing', () => {
  const asking = readSources('src/').filter(({ path }) => askingForms[path]);
  expect(asking.map(({ path }) => path).toSorted()).toEqual(Object.keys(askingForms).toSorted());
  for (const source of asking) {
    const forms = formsIn(source).filter((form) => methodOf(form) === 'get');
    expect.soft(forms.length, source.path).toBeGreaterThan(0);
    expect.soft(forms.flatMap((form) => findUnread(source, form))).toEqual([]);
  }
});

test('a name that nothing takes is found, and a form that nobody listed', () => {
  const search = { path: 'src/pages/cf/check-link.astro', text: '' };
  expect(findUnread(search, '<form><input name="link" /></form>')).toEqual([]);
  expect(findUnread(search, '<form><input name="links" /></form>')).toHaveLength(1);
  expect(findUnread({ ...search, path: 'src/pages/a.astro' }, '<form></form>')).toHaveLength(1);
});
