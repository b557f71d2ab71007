import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LoaderContext } from 'astro/loaders';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { agreementFields } from '#src/content/agreements/agreement.ts';
import { checkMarkdown } from '#src/content/check-markdown.ts';
import { findFaults } from '#src/content/find-faults.ts';
import type { Fault } from '#src/content/find-in-lines.ts';
import { markdownFolder } from '#src/content/markdown-folder.ts';

const good = {
  kind: 'user',
  title: 'Terms of use',
  version: '1.0',
  effectiveOn: new Date('2026-11-20'),
  summary: ['One sentence.', 'And another.'],
};
const faultsOf = (frontmatter: unknown, text = '## A section') =>
  wordsOf(findFaults(agreementFields, { frontmatter, text }));

const wordsOf = (faults: readonly Fault[]) => faults.map(({ words }) => words);

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'warmlight-content-'));
  await mkdir(join(root, 'agreements/en'), { recursive: true });
});
afterEach(() => rm(root, { recursive: true }));

/** Runs the loader over a folder with one file whose fields are given, as the build would. */
async function load(frontmatter: Record<string, unknown>, text: string): Promise<string[]> {
  await writeFile(join(root, 'agreements/en/user.md'), text);
  const ids: string[] = [];
  const context = {
    collection: 'agreements',
    config: { root: pathToFileURL(`${root}/`), srcDir: pathToFileURL(`${root}/src/`) },
    entryTypes: new Map([
      ['.md', { getEntryInfo: async () => ({ body: text, data: frontmatter }) }],
    ]),
    store: { keys: () => [], get: () => undefined, set: ({ id }: { id: string }) => ids.push(id) },
    parseData: async ({ data }: { data: unknown }) => data,
    generateDigest: () => '1',
    logger: { warn: () => {}, error: () => {} },
  };
  await markdownFolder('./agreements', agreementFields).load(context as unknown as LoaderContext);
  return ids;
}

test('a good file is published under its language and name', async () => {
  expect(await load(good, '## A section')).toEqual(['en/user']);
});

test('a file with faults stops the build with a line for each, naming file and field', async () => {
  const wrong = { ...good, title: undefined, version: 1 };
  await expect(load(wrong, '## A\n\n<b>bold</b>')).rejects.toThrow(
    [
      'agreements/en/user.md: title is missing; it must be the name of the agreement.',
      'agreements/en/user.md: version must be two numbers in quotes, such as "1.0".',
      'agreements/en/user.md: line 3 holds HTML; write it in Markdown.',
    ].join('\n'),
  );
});

test.each([
  ['kind', 'users', 'kind must be one of user, privacy'],
  ['title', 'T', 'title must be at least 2 characters long.'],
  ['version', '1', 'version must be two numbers in quotes, such as "1.0".'],
  ['effectiveOn', '20 Nov', 'effectiveOn must be a day without quotes, such as 2026-01-31.'],
  ['effectiveOn', undefined, 'effectiveOn is missing; it must be a day without quotes'],
  ['summary', 'One.', 'summary must be a list of 2 to 4 plain sentences'],
  ['summary', ['One.'], 'summary must be a list of 2 to 4 sentences.'],
  ['summary', ['One.', 2], 'summary must be a list of plain sentences.'],
])('a wrong %s (%j) is told as a sentence', (field, value, told) => {
  const faults = faultsOf({ ...good, [field]: value });
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(told);
  expect(faults[0]).toMatch(/\.$/);
});

test('a misspelt field is told with the names there are', () => {
  expect(faultsOf({ ...good, summery: [] })).toEqual([
    "summery can't be used here; the fields are kind, title, version, effectiveOn, summary.",
  ]);
});

test('a file without fields is told so', () => {
  expect(faultsOf(null)).toEqual([
    'the lines between --- at the top must give the fields kind, title, version, effectiveOn, summary.',
  ]);
});

test.each([
  ['<script>alert(1)</script>', 'holds HTML'],
  ['words <img src=x onerror=y> words', 'holds HTML'],
  ['<!-- a comment -->', 'holds HTML'],
  ['`code <b> too`', 'holds HTML'],
  ['<https://example.org>', 'holds HTML'],
  ['[here](javascript:alert(1))', 'links to "javascript:alert(1"'],
  ['[here](\n  javascript:x)', 'links to "javascript:x"'],
  ['[here](java&#115;cript:x)', 'links to "java&#115;cript:x"'],
  ['[here](//elsewhere.example)', 'links to "//elsewhere.example"'],
  ['[here](http://plain.example)', 'links to "http://plain.example"'],
  ['![picture](data:text/html,x)', 'links to "data:text/html,x"'],
  ['[a\\]b]: javascript:x', 'links to "javascript:x"'],
  ['# A second title', 'is a heading like the title'],
  ['![ ](/pictures/a-b.webp)', 'has a picture without words'],
  ['![a garden](https://elsewhere.example/a.webp)', 'shows https://elsewhere.example/a.webp'],
  ['![a garden](/share-card.png)', 'shows /share-card.png'],
  ['**先看材料。**再付款', 'has ** that will be seen'],
  ['先看**（材料）**再付款', 'has ** that will be seen'],
  ['** apart ** from words', 'has ** that will be seen'],
])('%j cannot be published', (words, told) => {
  expect(wordsOf(checkMarkdown(`## A section\n\n${words}\n`)).join()).toContain(`line 3 ${told}`);
});

test('plain Markdown passes: links, lists, tables, code, and a lesser-than sign', () => {
  const text =
    '## A\n\n- **先看材料**。再付款，**（或）** 不付。**Whole.** And more\n- 1 < 2 and [a page](/cf/mine), [mail](mailto:a@b.example), [below](#a)\n\n| a | b |\n| --- | --- |\n| `c` | d |\n';
  expect(checkMarkdown(text)).toEqual([]);
});
