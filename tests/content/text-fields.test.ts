import { expect, test } from 'vitest';
import { articleFields } from '#src/content/articles/article.ts';
import { findFaults } from '#src/content/find-faults.ts';
import { guideFields } from '#src/content/guides/guide.ts';
import { questionFields } from '#src/content/questions/question.ts';

const article = {
  title: 'How to ask',
  summary: 'One sentence that says enough.',
  topic: 'raising',
  author: 'editor',
  publishedOn: new Date('2026-11-20'),
  draft: false,
  related: ['set-a-target'],
  next: 'prepare',
  agreement: 'user',
};
const question = {
  title: 'Where is my money?',
  asker: 'donor',
  order: 10,
  publishedOn: new Date('2026-11-20'),
  draft: false,
};
const guide = {
  title: 'Rules',
  summary: 'What holds everywhere.',
  updatedOn: new Date('2026-11-20'),
};
const all = { article, question, guide };
const fields = { article: articleFields, question: questionFields, guide: guideFields };
type Kind = keyof typeof all;

function faultsOf(kind: Kind, change: Record<string, unknown> = {}): string[] {
  const frontmatter = { ...all[kind], ...change };
  const file = { frontmatter, text: '## A section' };
  return findFaults(fields[kind], file).map(({ words }) => words);
}

test.each(Object.keys(all) as Kind[])('a good %s has no faults', (kind) => {
  expect(faultsOf(kind)).toEqual([]);
});

test.each([
  ['article', 'title', undefined, 'title is missing; it must be the headline of the article.'],
  ['article', 'title', 'Ask', 'title must be at least 4 characters long.'],
  ['article', 'summary', 'Short.', 'summary must be at least 16 characters long.'],
  ['article', 'title', 'One <b>', 'title must be one line of words, without the sign <.'],
  ['article', 'topic', 'news', 'topic must be one of raising, papers, aid, money, giving, care.'],
  ['article', 'author', 'Ann', 'author must be one of editor, adviser,'],
  ['article', 'publishedOn', '1 May', 'publishedOn must be a day without quotes'],
  ['article', 'draft', 'no', 'draft must be true or false, without quotes.'],
  ['article', 'draft', undefined, 'draft is missing; it must be true or false'],
  ['article', 'related', 'a-b', 'related must be a list of up to 3 file names without .md'],
  ['article', 'related', ['a', 'b', 'c', 'd'], 'related must be a list of up to 3 file names'],
  ['article', 'related', ['a.md'], 'related must be a list of up to 3 file names without .md'],
  ['article', 'next', 'buy', 'next must be one of get-help, prepare,'],
  ['article', 'agreement', 'terms', 'agreement must be one of user, privacy,'],
  ['article', 'tags', [], "tags can't be used here; the fields are title, summary, topic,"],
  ['question', 'asker', 'nobody', 'asker must be one of donor, fundraiser, verifier, visitor.'],
  ['question', 'order', 0, 'order must be a whole number from 1 to 999.'],
  ['question', 'order', 1.5, 'order must be a whole number from 1 to 999.'],
  ['question', 'order', 'first', 'order must be a whole number from 1 to 999.'],
  ['guide', 'updatedOn', undefined, 'updatedOn is missing; it must be a day without quotes'],
] as const)('of %s a wrong %s (%j) is told as one sentence', (kind, field, value, told) => {
  const faults = faultsOf(kind, { [field]: value });
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(told);
  expect(faults[0]).toMatch(/\.$/);
});
