import { parseUrl } from '#src/shared/platform/parse-url.ts';

type StoryPart = { text: string; href?: string };
/**
 * A story is paragraphs of lines of parts. Pages draw them, and so escape every character of them.
 */
type Story = StoryPart[][][];

const link = /\[([^\]\n]{1,100})\]\((https?:\/\/[^\s()<>"']{1,500})\)/g;

/**
 * Parses a case's words as written: empty lines part paragraphs, `[words](https://…)` is a link.
 */
export function parseStory(content: string): Story {
  return content
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => paragraph.trim().split('\n').map(partsOf));
}

function partsOf(line: string): StoryPart[] {
  const parts: StoryPart[] = [];
  let end = 0;
  for (const match of line.matchAll(link)) {
    const [whole, text = '', href = ''] = match;
    if (match.index > end) parts.push({ text: line.slice(end, match.index) });
    parts.push(parseUrl(href) ? { text, href } : { text: whole });
    end = match.index + whole.length;
  }
  if (end < line.length) parts.push({ text: line.slice(end) });
  return parts;
}

/** Cuts out the first words of a story, for previews. */
export function excerptOf(content: string, maxLength: number): string {
  const words = content
    .replaceAll(link, '$1')
    .replaceAll(/([。！？；，、：…”）])\s+/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const letters = [...words];
  if (letters.length <= maxLength) return words;
  const first = letters.slice(0, maxLength).join('');
  // An alphabet's word stays whole; Chinese ends at any character.
  const isWithin = /[\p{Script=Latin}\d]/u.test(letters[maxLength] ?? '');
  const whole = isWithin ? first.replace(/[\p{Script=Latin}\d'’-]+$/u, '') : first;
  return `${(whole || first).trimEnd()}…`;
}

const rightToLeft = new Set(['ar', 'ug', 'fa', 'he', 'ur']);

export function directionOf(language: string): 'rtl' | 'ltr' {
  return rightToLeft.has(language.split('-')[0] ?? '') ? 'rtl' : 'ltr';
}
