import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { type Finding, findPattern, isCode, readSources, type Source } from '../support/sources.ts';

/** What stands outside of `src` has no name by which it could be imported otherwise. */
const outside = ['src/scripts/testing/run-vitest.ts'];

/** A file is named in one way: `./` for what lies beside or below, `#src/` for all else. */
function findOtherWays(source: Source): Finding[] {
  if (outside.includes(source.path)) return [];
  const here = posix.dirname(source.path).replaceAll(/[.[\]]/g, '\\$&');
  const below = new RegExp(`(from |import |import\\()'#${here}/`);
  return [
    ...findPattern(source, /(from |import\()'\.\.\//, 'goes up: name it by #src/'),
    ...findPattern(source, below, 'lies beside or below: name it by ./'),
  ];
}

test('what lies beside or below is imported by ./, all else by #src/', () => {
  expect(readSources('src/').filter(isCode).flatMap(findOtherWays)).toEqual([]);
});

test.each([
  "import { a } from '../a.ts';",
  "const a = await import('../b/a.ts');",
  "import type { A } from '#src/server/b/a.ts';",
  "import { a } from '#src/server/b/c/a.ts';",
  "import '#src/server/b/c/a.ts';",
])('the rule of specifiers catches %s', (text) => {
  expect(findOtherWays({ path: 'src/server/b/d.ts', text })).toHaveLength(1);
});
