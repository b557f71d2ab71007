import { expect, test } from 'vitest';
import {
  type Finding,
  findPattern,
  isCode,
  readSources,
  type Source,
  withoutComments,
} from '../support/sources.ts';

/** These files may put markup in unescaped, each with its reason. */
const unescaped: readonly string[] = [];

const sources = readSources('src/').filter(isCode);
const drawn = sources.filter(
  ({ path }) => /^src\/(pages|layouts|components|islands|stores)\//.test(path) && !isExample(path),
);

/** Examples hold what families write. */
function isExample(path: string): boolean {
  return path.endsWith('.examples.ts');
}

function findUnescaped(source: Source): Finding[] {
  if (unescaped.includes(source.path)) return [];
  const pattern =
    /\bset:html\b|\bdangerouslySetInnerHTML\b|\.(innerHTML|outerHTML)\s*=[^=]|\binsertAdjacentHTML\b/;
  return findPattern(source, pattern, 'puts markup in unescaped');
}

/** A directive says why it hydrates when it does; `client:touch` is the rule and needs no reason. */
function findDirectives({ path, text }: Source): Finding[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    const directive = /\bclient:([a-z]+)/.exec(line)?.[1];
    if (!directive || directive === 'touch' || isComment(line)) return [];
    const where = `${path}:${index + 1} client:${directive}`;
    if (['load', 'only'].includes(directive)) return [`${where} is not used`];
    const tag = lines.slice(0, index + 1).findLastIndex((one) => /<[A-Z]/.test(one));
    const near = lines.slice(Math.max(tag - 1, 0), index + 1).join('\n');
    return /\*\/|-->|\/\//.test(near) ? [] : [`${where} does not say why`];
  });
}

function isComment(line: string): boolean {
  return /^\s*(\/\/|\/?\*|\{\/\*|<!--)/.test(line);
}

/** Inline handlers and styles are what the content security policy refuses. */
function findInline(source: Source): Finding[] {
  if (!source.path.endsWith('.astro')) return [];
  const pattern = /<[^>]*\s(on[a-z]+|style)=["'{`]|^\s+(on[a-z]+|style)=["'{`]/;
  return findPattern(withoutComments(source), pattern, 'has an inline handler or style');
}

/** `data-kept={false}` is drawn as "false", and a selector of the bare name still finds it. */
function findBooleanData(source: Source): Finding[] {
  const pattern = /\sdata-[a-z-]+=\{(!|[^{}?]*(?:[=!]==|[<>]=?|&&|\|\|) ?[^{}?]*\})/;
  return findPattern(withoutComments(source), pattern, 'draws true or false as text');
}

/** Between two parts of a line the mark stays with the first, or the next line begins with it. */
function findLooseMarks({ path, text }: Source): Finding[] {
  const said = text.replace(/(aria-label|title)=(\{[^\n]*|"[^"]*")|<title>[^\n]*/g, '');
  return findPattern(withoutComments({ path, text: said }), / ·|^\s*·/, 'may begin a line with ·');
}

test('no line begins with the mark between its parts', () => {
  expect(drawn.flatMap(findLooseMarks)).toEqual([]);
});

test('no markup is put into a page unescaped', () => {
  expect(sources.flatMap(findUnescaped)).toEqual([]);
});

test('islands hydrate on touch, or say why they do at another time', () => {
  expect(drawn.flatMap(findDirectives)).toEqual([]);
});

test('no page has inline handlers or styles', () => {
  expect(drawn.flatMap(findInline)).toEqual([]);
});

test('an attribute a script looks for is there or is not, and never says false', () => {
  expect(drawn.flatMap(findBooleanData)).toEqual([]);
});

const island = 'src/islands/cases/A.tsx';
const page = 'src/pages/a.astro';

test.each([
  [findUnescaped, page, '<p set:html={story} />'],
  [findUnescaped, island, '<p dangerouslySetInnerHTML={{ __html: story }} />'],
  [findUnescaped, island, 'element.innerHTML = story;'],
  [findDirectives, page, '<A client:load />'],
  [findDirectives, page, '{/* why */}\n<A client:only="react" />'],
  [findDirectives, page, '<p>\n</p>\n<A client:visible />'],
  [findInline, page, '<button onclick="go()">'],
  [findInline, page, '<p\n  style={wide}\n>'],
  [findBooleanData, page, "<input data-kept={mode !== 'all'} />"],
  [findLooseMarks, page, '{day} · {place}'],
  [findLooseMarks, island, "{parts.join(' · ')}"],
  [findBooleanData, island, '<p data-open={!closed}>'],
] as const)('%o catches %s with %j', (rule, path, text) => {
  expect(rule({ path, text })).toHaveLength(1);
});

test('the rules of markup let comments and reasons be', () => {
  const text = "/* 捐款 */\n{/* why: it counts down */}\n<A\n client:visible />\nconst a = '//x';";
  expect(findDirectives({ path: page, text })).toEqual([]);
});
