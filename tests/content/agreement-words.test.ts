import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { agreementKinds } from '#src/content/agreements/agreement.ts';
import type { Finding } from '../support/sources.ts';
import kept from './agreement-words.json' with { type: 'json' };
import { readTexts, type Text, textOf } from './frontmatter.ts';

/**
 * This is a version that people were offered, since when, and what its words were in each language.
 */
type Offered = { version: string; effectiveOn: string; words: Readonly<Record<string, string>> };
type Kept = Readonly<Record<string, readonly Offered[]>>;

const offeredNow = 'src/shared/content/agreement-versions.ts';
const keptIn = 'tests/content/agreement-words.json';
const todo =
  'People agreed to those. Give it a new version and the day from which that holds, in every ' +
  `language and in ${offeredNow}; run this again, and it says the line to add. No line that stands ` +
  `in ${keptIn} is changed.`;

/**
 * Digests everything a reader sees but version and day; how lines are broken is nothing that one
 * reads.
 */
function digestOf({ fields, body }: Text): string {
  const words = [fields.title, fields.summary, body].flat().join('\n');
  return createHash('sha256').update(words.trim().replaceAll(/\s+/g, ' ')).digest('base64url');
}

function lineOf(texts: readonly Text[]): Offered {
  const fields = texts[0]?.fields ?? {};
  return {
    version: String(fields.version),
    effectiveOn: (fields.effectiveOn as Date).toISOString().slice(0, 10),
    words: Object.fromEntries(texts.map((text) => [text.locale, digestOf(text)])),
  };
}

/** Versions are numbers of two parts, of which 1.10 comes after 1.9. */
function isAfter(one: string, other: string): boolean {
  const [[major = 0, minor = 0], [majorBefore = 0, minorBefore = 0]] = [one, other].map((version) =>
    version.split('.').map(Number),
  ) as [number[], number[]];
  return major > majorBefore || (major === majorBefore && minor > minorBefore);
}

/** Finds what is said of a kind whose words and the line that was kept of them are not the same. */
function findUnkept(kind: string, texts: readonly Text[], lines: readonly Offered[]): Finding[] {
  const [line, last] = [lineOf(texts), lines.at(-1)];
  const add = `add to "${kind}" in ${keptIn}: ${JSON.stringify(line)}`;
  if (!last || isAfter(line.version, last.version))
    return [`${kind} ${line.version} is new: ${add}`];
  if (line.version !== last.version)
    return [`${kind} ${line.version}: ${last.version} was offered.`];
  const isOther = ({ locale }: Text) => last.words[locale] !== line.words[locale];
  const isNew = ({ locale }: Text) => last.words[locale] === undefined;
  return [
    ...texts
      .filter((text) => isOther(text) && !isNew(text))
      .map(
        ({ path }) =>
          `The words of ${path} are others than those of version ${last.version}. ${todo}`,
      ),
    ...texts
      .filter(isNew)
      .map(
        ({ locale }) => `${kind} ${last.version} is new in ${locale}: add ${line.words[locale]}`,
      ),
    ...(line.effectiveOn === last.effectiveOn
      ? []
      : [`${kind} ${line.version} has held since ${last.effectiveOn}: its day is not changed.`]),
  ];
}

/** Versions rise, and none holds from a day before that of the one before it. */
function findDisorder(kept: Kept): Finding[] {
  return Object.entries(kept).flatMap(([kind, lines]) =>
    lines.slice(1).flatMap((line, at) => {
      const before = lines[at] as Offered;
      const isInOrder =
        isAfter(line.version, before.version) && line.effectiveOn >= before.effectiveOn;
      return isInOrder ? [] : [`${kind} ${line.version} does not come after ${before.version}.`];
    }),
  );
}

const texts = readTexts('agreements');

test('the words of an agreement change with its version alone', () => {
  const found = agreementKinds.flatMap((kind) =>
    findUnkept(
      kind,
      texts.filter(({ name }) => name === kind),
      (kept as Kept)[kind] ?? [],
    ),
  );
  expect(found).toEqual([]);
  expect(Object.keys(kept).sort()).toEqual([...agreementKinds].sort());
  expect(findDisorder(kept)).toEqual([]);
});

const written = (locale: string, version: string, words: string, day = '2020-05-02') =>
  textOf(
    `src/content/agreements/${locale}/user.md`,
    `---\nkind: user\ntitle: Terms\nversion: "${version}"\neffectiveOn: ${day}\nsummary:\n  - One.\n---\n\n${words}\n`,
  );
const before = [
  lineOf([written('zh-CN', '1.9', '## 账号'), written('en', '1.9', '## An account')]),
];

test.each([
  ['nothing', written('en', '1.9', '## An account'), []],
  ['how lines are broken', written('en', '1.9', '##  An\naccount\n'), []],
  ['a letter', written('en', '1.9', '## An acount'), ['The words of src/content/agreements/en/']],
  [
    'the day alone',
    written('en', '1.9', '## An account', '2020-06-01'),
    ['user 1.9 has held since'],
  ],
  [
    'the words with a version',
    written('en', '1.10', '## Accounts'),
    ['user 1.10 is new: add to "user"'],
  ],
  [
    'the version to an older one',
    written('en', '1.8', '## Accounts'),
    ['user 1.8: 1.9 was offered.'],
  ],
  ['a language that is new', written('fr', '1.9', '## Un compte'), ['user 1.9 is new in fr: add ']],
])('what changes is %s', (_what, text, begins) => {
  const found = findUnkept('user', [text], before);
  expect(found.map((words, at) => words.slice(0, begins[at]?.length))).toEqual(begins);
});

test('a version that does not come after the one before it is found', () => {
  const [line] = before as [Offered];
  const later = (version: string, effectiveOn: string) => ({ ...line, version, effectiveOn });
  expect(findDisorder({ user: [line, later('1.10', '2020-05-02')] })).toEqual([]);
  expect(findDisorder({ user: [line, later('1.9', '2020-05-03')] })).toHaveLength(1);
  expect(findDisorder({ user: [line, later('2.0', '2020-05-01')] })).toHaveLength(1);
});
