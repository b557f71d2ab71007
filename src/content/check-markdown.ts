import { type Texts, textsOf } from '#src/texts/texts.ts';
import { type Fault, findInLines, tellLines } from './find-in-lines.ts';

const tag = /<[a-z/!?]/gi;
const topHeading = /^ {0,3}# /gm;
const inlineLink = /\]\(\s*([^)\s]*)/g;
const linkDefinition = /\]:\s*(\S*)/g;
const picture = /!\[([^\]]*)\]\(\s*([^)\s]*)/g;
/**
 * These are bold words between the letters beside them; a lookahead leaves the last letter to the
 * next.
 */
const bold = /(^|.)\*\*([^*\n]+)\*\*(?=(.|$))/gmu;
const goodTarget = /^(https:\/\/|mailto:|tel:|\/(?!\/)|#)/;
/** This is where the editors' screen puts the pictures that it draws anew. */
const ownPicture = /^\/pictures\/[a-z0-9-]+\.webp$/;

type Words = Texts['editor']['faults'];

/**
 * Answers what a Markdown file must not contain, as sentences with line numbers. The renderer lets
 * HTML through untouched, so nothing that begins like a tag may stand anywhere, code included.
 */
export function checkMarkdown(file: string, words: Words = textsOf('en').editor.faults): Fault[] {
  const faults = [
    ...findInLines(file, tag, () => words.html),
    ...findInLines(file, topHeading, () => words.heading),
    ...findInLines(file, inlineLink, ([, target = '']) => faultOfLink(target, words)),
    ...findInLines(file, linkDefinition, ([, target = '']) => faultOfLink(target, words)),
    ...findInLines(file, picture, ([, alt = '', target = '']) =>
      faultOfPicture({ alt, target }, words),
    ),
    ...findInLines(file, bold, (match) => (isBold(match) ? undefined : words.notBold)),
  ];
  return tellLines(faults, words);
}

function faultOfLink(target: string, words: Words): string | undefined {
  return goodTarget.test(target) ? undefined : words.link(target);
}

function faultOfPicture(
  { alt, target }: { alt: string; target: string },
  words: Words,
): string | undefined {
  if (alt.trim() === '') return words.noAlt;
  return ownPicture.test(target) ? undefined : words.strangePicture(target);
}

/**
 * Markdown begins and ends bold words at a letter, or at a sign that has a space or a sign beside
 * it: a sentence's full stop within the stars and a letter right after them leaves the stars.
 */
function isBold([, before = '', words = '', after = '']: RegExpMatchArray): boolean {
  const opens = !isSign(words[0]) || before === '' || isSign(before);
  const closes = !isSign(words.at(-1)) || after === '' || isSign(after);
  return opens && closes && words.trim() === words;
}

const isSign = (letter = '') => /[\s\p{P}\p{S}]/u.test(letter);
