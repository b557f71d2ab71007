import { isWide } from '#src/shared/platform/wide-letters.ts';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Answers text for an SVG; characters that XML forbids are left out. */
export function escapeXml(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it drops
      .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, '')
      .replaceAll(/[&<>"']/g, (letter) => entities[letter] ?? '')
  );
}

/** These marks never begin a line; they hang over its end instead. */
const closing = /^[，。、；：！？）》」』”’…,.;:!?)]$/;

/** Answers how wide a letter is, in ems; near enough to know where a line ends. */
function widthOf(letter: string): number {
  if (isWide(letter) || /\p{Extended_Pictographic}/u.test(letter)) return 1;
  return /[\p{Lu}mwMW@%]/u.test(letter) ? 0.72 : 0.54;
}

type Measure = { maxEms: number; maxLines: number };

/** Cuts words into lines that fit; the last one ends with an ellipsis where more would follow. */
export function linesOf(text: string, { maxEms, maxLines }: Measure): string[] {
  const lines: string[][] = [];
  let line: string[] = [];
  for (const piece of piecesOf(text, maxEms)) {
    if (emsOf([...line, piece]) > maxEms && line.length > 0 && !closing.test(piece)) {
      lines.push(line);
      line = [];
      if (lines.length === maxLines) return [...lines.slice(0, -1).map(joined), cut(lines, maxEms)];
    }
    if (line.length > 0 || piece !== ' ') line.push(piece);
  }
  return (line.length > 0 ? [...lines, line] : lines).map(joined);
}

/** Words of an alphabet stay whole, unless one alone is wider than a line. */
function piecesOf(text: string, maxEms: number): string[] {
  const plain = text.replaceAll(/\s+/g, ' ').trim();
  const pieces = plain.match(/[\p{Script=Latin}\p{Mark}\d'’.-]+|./gu) ?? [];
  return pieces.flatMap((piece) => (emsOf([piece]) > maxEms ? [...piece] : [piece]));
}

/** Takes from the last line as many whole words at its end as its ellipsis needs room. */
function cut(lines: readonly string[][], maxEms: number): string {
  const left = [...(lines.at(-1) ?? [])];
  while (left.length > 1 && (emsOf([...left, '…']) > maxEms || isLoose(left.at(-1)))) left.pop();
  return `${joined(left)}…`;
}

/** Is it a space, or a mark that an ellipsis would stand beside? */
const isLoose = (piece = '') => piece === ' ' || closing.test(piece);

const joined = (line: readonly string[]) => line.join('').trimEnd();

const emsOf = (pieces: readonly string[]) =>
  [...pieces.join('')].reduce((sum, letter) => sum + widthOf(letter), 0);

type Block = Measure & { text: string; x: number; y: number; size: number };
type Look = { fill: string; weight?: number; leading?: number };

/** Writes lines of text from a baseline down, and tells where the next baseline would be. */
export function textBlock(
  { text, x, y, size, ...measure }: Block,
  { fill, weight = 400, leading = 1.45 }: Look,
): { svg: string; nextY: number } {
  const lines = linesOf(text, measure);
  const spans = lines.map(
    (line, index) =>
      `<tspan x="${x}" y="${Math.round(y + index * size * leading)}">${escapeXml(line)}</tspan>`,
  );
  const svg = `<text font-size="${size}" font-weight="${weight}" fill="${fill}">${spans.join('')}</text>`;
  return { svg, nextY: Math.round(y + lines.length * size * leading) };
}
