import { expect, test } from 'vitest';
import { locales } from '#src/shared/platform/locale.ts';
import {
  type Finding,
  findPattern,
  isCode,
  readSources,
  type Source,
  withoutComments,
} from '../support/sources.ts';

/** This is Chinese that is no word of ours to a reader, each with its reason. */
const withChinese: Readonly<Record<string, string>> = {
  'src/shared/cases/case-rules.ts': 'the specification has this word within a finish text',
  'src/shared/cases/display.ts': 'surnames of two characters, matched, never shown by themselves',
  'src/shared/platform/typed-yuan.ts':
    'units that people type beside an amount, matched, never shown',
  'src/shared/raising/private-words.ts': 'patterns of what families write, matched, never shown',
  'src/server/advisers/city-name.ts': 'an ending of Chinese city names, taken away',
  'src/server/accounts/staff/ensure-demo-staff.ts': 'names of invented people of the demo',
  'src/server/channels/sandbox-messaging-accounts.ts': 'names of invented people of the demo',
  'src/server/payments/sandbox/payouts/open-sandbox-payouts.ts':
    'words of the bank that the demo invents',
};
/** A language is named there, each with its reason; all else follows from the list. */
const namingLanguages: Readonly<Record<string, string>> = {
  'src/shared/platform/locale.ts': 'the list',
  'src/pages/api-docs.astro': 'what calls do is said in English, to programmers of any country',
};

const ofPreview = /^src\/preview\/|\.examples\.ts$/;
const sources = readSources('src/').filter(
  (source) =>
    isCode(source) &&
    !/^src\/(texts|content|scripts)\//.test(source.path) &&
    !ofPreview.test(source.path),
);

function findChinese(source: Source): Finding[] {
  return findPattern(withoutComments(source), /\p{Script=Han}/u, 'holds Chinese words');
}

function findLanguages(source: Source): Finding[] {
  if (source.path in namingLanguages) return [];
  const names = new RegExp(`['"\`](${locales.join('|')})['"\`]`);
  return findPattern(withoutComments(source), names, 'names a language');
}

/** A second column or field for one more language would need a third for the next. */
function findPairs(source: Source): Finding[] {
  return findPattern(withoutComments(source), /\b[a-z]\w*(En\b|_en\b)/, 'is a pair of languages');
}

function isReasoned(finding: Finding): boolean {
  return Object.keys(withChinese).some((path) => finding.startsWith(`${path}:`));
}

test('code holds keys, and words for readers stand in texts and content alone', () => {
  const found = sources.flatMap(findChinese);
  expect(found.filter((finding) => !isReasoned(finding))).toEqual([]);
  const needless = Object.keys(withChinese).filter(
    (path) => !found.some((finding) => finding.startsWith(`${path}:`)),
  );
  expect(needless).toEqual([]);
});

test('languages are named in one list alone', () => {
  expect(sources.flatMap(findLanguages)).toEqual([]);
});

test('nothing is kept twice for two languages', () => {
  expect(sources.flatMap(findPairs)).toEqual([]);
});

test.each([
  [findChinese, "const label = '捐款';"],
  [findChinese, '---\n---\n<p>捐款</p>'],
  [findLanguages, "const other = locale === 'en' ? one : two;"],
  [findLanguages, "textsOf('zh-CN')"],
  [findPairs, 'const alt = picture.altEn;'],
  [findPairs, 'row.method_en'],
] as const)('%o catches %j', (rule, text) => {
  expect(rule({ path: 'src/pages/a.astro', text })).toHaveLength(1);
});

test('the rules of languages let comments be', () => {
  expect(findChinese({ path: 'src/server/a.ts', text: '/* 捐款 */ const a = 1; // 捐款' })).toEqual(
    [],
  );
});
