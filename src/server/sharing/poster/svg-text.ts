const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for an SVG; characters that XML forbids are left out. */
export function escapeXml(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it drops
      .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, '')
      .replaceAll(/[&<>"']/g, (letter) => entities[letter] ?? '')
  );
}

const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/u;

/** Marks that never begin a line; they hang over its end instead. */
const closing = /^[，。、；：！？）》」』”’…,.;:!?)]$/;

/** How wide a letter is, in ems; near enough to know where a line ends. */
function widthOf(letter: string): number {
  if (wide.test(letter) || /\p{Extended_Pictographic}/u.test(letter)) return 1;
  return /[\p{Lu}mwMW@%]/u.test(letter) ? 0.72 : 0.54;
}

type Measure = { maxEms: number; maxLines: number };

/** Words cut into lines that fit; the last one ends with an ellipsis where more would follow. */
export function linesOf(text: string, { maxEms, maxLines }: Measure): string[] {
  const pieces =
    text
      .replaceAll(/\s+/g, ' ')
      .trim()
      .match(/[\p{Script=Latin}\d'.-]+|./gu) ?? [];
  const lines: string[] = [];
  let line = '';
  let ems = 0;
  for (const piece of pieces.flatMap((one) => splitLong(one, maxEms))) {
    const width = [...piece].reduce((sum, letter) => sum + widthOf(letter), 0);
    if (ems + width > maxEms && line !== '' && !closing.test(piece)) {
      lines.push(line.trimEnd());
      [line, ems] = ['', 0];
      if (lines.length === maxLines) break;
    }
    if (line === '' && piece === ' ') continue;
    line += piece;
    ems += width;
  }
  if (lines.length < maxLines) return line.trim() === '' ? lines : [...lines, line.trimEnd()];
  const last = [...(lines.at(-1) ?? '')];
  return [...lines.slice(0, -1), `${last.slice(0, -1).join('')}…`];
}

function splitLong(piece: string, maxEms: number): string[] {
  return piece.length > maxEms ? [...piece] : [piece];
}

type Block = Measure & { text: string; x: number; y: number; size: number };
type Look = { fill: string; weight?: number; leading?: number };

/** Lines of text from a baseline down, and where the next baseline would be. */
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
