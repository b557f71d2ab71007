import { expect, test } from 'vitest';
import { type Finding, isCode, readSources, type Source } from '../support/sources.ts';

/** Words to a tool, such as what a linter is told to let be, are no sentence. */
const toTool = /^(biome-|@|\/ <|!)/;
const fewestWords = 3;
/** A sentence in Chinese has no spaces. */
const hasEnd = /[.?!:。]$/;
const isChinese = /[\u4e00-\u9fff]/;
/** No sentence begins in these ways, unless it is a question: "By which it is found" has no verb. */
const beginsPhrase =
  /^((As|How|Why|Undefined)\b|Ours[,:]|(By|From|In|Of|Since|To|Under|Until|With) (what|when|which|whom)\b)/;
const isQuestion = /^[^.:]*\?/;

/**
 * Reads what stands in comments that have a line of their own; lines of `//` that follow another
 * are one.
 */
function commentsOf(text: string): string[] {
  const blocks = [...text.matchAll(/^[ \t]*\{?\/\*\*?([\s\S]*?)\*\//gm)].map(
    ([, said = '']) => said,
  );
  const lines = [...text.matchAll(/(?:^[ \t]*\/\/.*\n?)+/gm)].map(([said]) =>
    said.replaceAll(/^[ \t]*\/\//gm, ''),
  );
  const joined = [...blocks, ...lines].map((said) =>
    said.replaceAll(/\s*\n\s*(\* ?)?/g, ' ').trim(),
  );
  return joined.filter((said) => said !== '' && !toTool.test(said));
}

function findPhrases({ path, text }: Source): Finding[] {
  return commentsOf(text)
    .filter((said) => {
      const isLong = isChinese.test(said) || said.split(/\s+/).length >= fewestWords;
      const isPhrase = beginsPhrase.test(said) && !isQuestion.test(said);
      return !isLong || !hasEnd.test(said) || isPhrase;
    })
    .map((said) => `${path} says "${said.slice(0, 60)}", which is no sentence`);
}

const sources = readSources('src/', 'tests/').filter(
  (source) => isCode(source) || source.path.endsWith('.css'),
);

test('a comment says something, and ends as a sentence does', () => {
  expect(sources.flatMap(findPhrases)).toEqual([]);
});

test.each([
  '/** For calls. */',
  '// the bank counts it',
  '  /* Ours. */',
  '// one\n// two',
  '/** As the bank counts it. */',
  '/** How many gifts a case has. */',
  '/** By which a value is found again. */',
])('a comment that is no sentence is caught: %j', (text) => {
  expect(findPhrases({ path: 'src/a.ts', text })).toHaveLength(1);
});

test('sentences, words to a tool and addresses in code are let be', () => {
  const text = [
    '/** This is what a case had of it until now. */',
    '/** How many more gifts count today? What was taken back counts as taken. */',
    '// Two lines of one sentence',
    '// end only once.',
    "const link = 'https://a.example';",
    '// biome-ignore lint/a: why',
  ].join('\n');
  expect(findPhrases({ path: 'src/a.ts', text })).toEqual([]);
});
