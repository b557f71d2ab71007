import { expect, test } from 'vitest';
import { articleFields } from '#src/content/articles/article.ts';
import { readTextFile, writeTextFile } from '#src/content/text-file.ts';
import { editorFields, typedFields } from '#src/preview/editor/editor-fields.ts';
import { readSources } from '../support/sources.ts';

const files = readSources('src/content/').filter(
  ({ path }) => path.endsWith('.md') && !path.endsWith('README.md'),
);

test.each(files.map(({ path, text }) => [path, text] as const))(
  '%s is the same after it was read and written',
  (_, text) => {
    const read = readTextFile(text);
    expect(readTextFile(writeTextFile(read))).toEqual({
      ...read,
      body: `\n${read.body.trim()}\n`,
    });
  },
);

test('a title that YAML would read as something else is put in quotes', () => {
  for (const title of ['One: two', 'true', '2026-01-01', '12', '- a', '"so"', 'a # b', '@home']) {
    const written = writeTextFile({ fields: { title }, body: 'x' });
    expect(written).toContain(JSON.stringify(title));
    expect(readTextFile(written).fields).toEqual({ title });
  }
});

test("an article's form gives back the fields it was made from", () => {
  const [article] = files.filter(({ path }) => path.includes('/articles/'));
  const { fields } = readTextFile(article?.text ?? '');
  const form = editorFields(articleFields, fields);
  expect(form.find(({ name }) => name === 'topic')?.kind).toBe('choice');
  const typed = Object.fromEntries(form.map(({ name, value }) => [name, value]));
  expect(typedFields(articleFields, typed)).toEqual(fields);
  expect(typedFields(articleFields, { ...typed, title: ' ' })).not.toHaveProperty('title');
});
