import { expect, test } from 'vitest';
import { articleFields } from '#src/content/articles/article.ts';
import { findFaults } from '#src/content/find-faults.ts';
import { questionFields } from '#src/content/questions/question.ts';
import { contentFiles, faultOfName, proposeName } from '#src/scripts/make/content-files.ts';
import { textOf } from '../content/frontmatter.ts';

const day = '2026-11-20';

test.each([
  ['article', 'ask-the-doctor', articleFields],
  ['question', 'donor-change-my-name', questionFields],
] as const)(
  'a new %s stands in both languages as a draft that passes every check',
  (kind, name, fields) => {
    const files = contentFiles({ kind, name, day });
    expect(files.map(({ path }) => path)).toEqual([
      `src/content/${kind}s/zh-CN/${name}.md`,
      `src/content/${kind}s/en/${name}.md`,
    ]);
    for (const { path, text } of files) {
      const { fields: frontmatter, body } = textOf(path, text);
      expect(findFaults(fields, { frontmatter, text: body }), path).toEqual([]);
      expect(frontmatter).toMatchObject({ draft: true, publishedOn: new Date(day) });
    }
  },
);

test('a question goes to whom its name begins with, else to visitors', () => {
  const askerOf = (name: string) =>
    /^asker: (.+)$/m.exec(contentFiles({ kind: 'question', name, day })[0]?.text ?? '')?.[1];
  expect(askerOf('verifier-my-name')).toBe('verifier');
  expect(askerOf('what-is-it')).toBe('visitor');
});

test('names are small English words with hyphens', () => {
  expect(faultOfName('ask-the-doctor')).toBeUndefined();
  for (const name of ['', 'one', 'Ask-Me', 'ask_me', '../up-x', 'a-b'.repeat(30)])
    expect(faultOfName(name), name).toMatch(/^A name is/);
});

test.each([
  ['How to ask the doctor', 'how-to-ask-the-doctor'],
  ["What the café's fee is: 3%?", 'what-the-cafes-fee-is-3'],
  ['怎样问医生', ''],
  ['Money', ''],
  ['a1 '.repeat(40), 'a1-a1-a1-a1-a1-a1-a1-a1-a1-a1-a1-a1-a1-a1-a1-a1-a1-a1-a1-a1'],
])('of the title %j the name %j is proposed', (title, name) => {
  expect(proposeName(title)).toBe(name);
  if (name) expect(faultOfName(name)).toBeUndefined();
});
