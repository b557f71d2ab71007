import { expect, test } from 'vitest';
import { importsOf } from '../support/imports-of.ts';
import { isCode, readSources } from '../support/sources.ts';

/** What the preview leaves out, each with its reason. */
const notShown: Readonly<Record<string, string>> = {};

const sources = readSources('src/').filter(isCode);
const paths = sources.map(({ path }) => path);
const imported = sources.flatMap(importsOf);

/** What the files chosen by `from` import of ours. */
function importedBy(from: (path: string) => boolean): Set<string> {
  return new Set(imported.filter((one) => from(one.from)).map(({ target }) => target));
}

test('every component and island has examples in the preview, or a reason to have none', () => {
  const shown = importedBy((path) => path.endsWith('.examples.ts'));
  const components = paths.filter((path) => /^src\/(components|islands)\/.*\.(astro|tsx)$/.test(path));
  expect(components.filter((path) => !shown.has(path) && !notShown[path])).toEqual([]);
  expect(Object.keys(notShown).filter((path) => shown.has(path) || !paths.includes(path))).toEqual([]);
});

test('every file of examples is one of the subjects of the preview', () => {
  const subjects = importedBy((path) => path === 'src/preview/subjects.ts');
  const examples = paths.filter((path) => path.endsWith('.examples.ts'));
  expect(examples.filter((path) => !subjects.has(path))).toEqual([]);
});
