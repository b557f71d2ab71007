import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type PdfDocument from 'pdfkit';
import { Problem } from '#src/shared/contract/problem.ts';

type Words = { text: string; x: number; y: number; size: number; fill: string };

type Placed = Words & { endsAt?: number; turn?: number };
type Drawn = Placed & { opacity?: number; middle?: boolean };

/** This is one page of A4 in points, laid out to the last line: the thread only draws. */
export type SheetPage = {
  /** `y` is a baseline; `endsAt` sets words to the left of it instead of to the right of `x`. */
  words: readonly Placed[];
  rules: readonly { x: number; y: number; width: number; height?: number; stroke: string }[];
  /** This is an SVG path on a grid, such as a QR code. */
  shapes: readonly { path: string; x: number; y: number; scale: number; fill: string }[];
  /** It reaches across the sheet. */
  stamp: Words | undefined;
};
export type Sheet = SheetPage & {
  title: string;
  language: string;
  madeAt: number;
  /** This is what one page has no room for. */
  more?: readonly SheetPage[];
};

const timeoutMs = 15_000;
/** More than wait for one thread in its time are told to come again. */
const mostWaiting = 12;

let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/**
 * Makes the sheet a PDF with the letters it needs of its font in it. Reading a Chinese font
 * takes longer than a request may hold the others up, so each is drawn in a thread of its own, one
 * after another.
 */
export async function makePdf(sheet: Sheet): Promise<Uint8Array<ArrayBuffer>> {
  if (waiting >= mostWaiting) throw new Problem('unavailable');
  waiting += 1;
  const mine = last.then(() => drawInOwnThread(sheet));
  last = mine.catch(() => undefined);
  return mine.finally(() => {
    waiting -= 1;
  });
}

type Task = { library: string; font: string; sheet: Sheet };

function drawInOwnThread(sheet: Sheet): Promise<Uint8Array<ArrayBuffer>> {
  const { resolve: find } = createRequire(import.meta.url);
  const font = join(find('@embedpdf/fonts-sc'), '../../fonts/NotoSansHans-Regular.otf');
  const worker = new Worker(`(${drawInThread.toString()})(${wordsThatFontHas.toString()})`, {
    eval: true,
    workerData: { library: find('pdfkit'), font, sheet } satisfies Task,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  return new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Problem('unavailable')), timeoutMs);
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The thread that draws a paper ended with ${code} and drew none.`));
    });
  }).finally(() => worker.terminate());
}

/**
 * It is of the library's own: which letters a font has, and which shapes, shared by them, it keeps.
 */
type OwnFont = {
  font: { hasGlyphForCodePoint(point: number): boolean };
  subset: {
    subsetSubrs(shapes: readonly unknown[], used: Readonly<Record<number, boolean>>): unknown[];
  };
};

/** Signs of pictures are left out; any other letter a font lacks has the printers' mark for that. */
function wordsThatFontHas(font: OwnFont['font']): (text: string) => string {
  const has = (letter: string) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
  const picture = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Default_Ignorable_Code_Point}/u;
  const standIn = (letter: string) => (picture.test(letter) ? '' : '〓');
  return (text) => Array.from(text, (one) => (has(one) ? one : standIn(one))).join('');
}

/** Both are sent to the thread as text, so they use nothing from outside of themselves. */
function drawInThread(wordsIn: typeof wordsThatFontHas): void {
  const { parentPort, workerData } = process.getBuiltinModule('node:worker_threads');
  const { library, font, sheet } = workerData as Task;
  const load = process.getBuiltinModule('node:module').createRequire(library);
  const Document = load(library) as typeof PdfDocument;
  const about = { Title: sheet.title, CreationDate: new Date(sheet.madeAt) };
  const doc = new Document({ size: 'A4', margin: 0, lang: sheet.language, font, info: about });
  // Shapes that no letter here uses stay in the font, 40 KB of 50; emptied they keep their numbers.
  // The first one stays: a list of empty ones alone is no font to most readers.
  const { font: letters, subset } = (doc as unknown as { _font: OwnFont })._font;
  const shapesOf = subset.subsetSubrs.bind(subset);
  subset.subsetSubrs = (shapes, used) =>
    shapesOf(shapes, used).map((shape, at) => (used[at] || at === 0 ? shape : new Uint8Array(0)));
  const sayable = wordsIn(letters);
  const parts: Uint8Array[] = [];
  doc.on('data', (part: Uint8Array) => parts.push(part));
  doc.on('end', () => parentPort?.postMessage(new Uint8Array(Buffer.concat(parts))));
  for (const [at, page] of [sheet, ...(sheet.more ?? [])].entries()) {
    if (at > 0) doc.addPage();
    for (const { x, y, width, height = 0, stroke } of page.rules) {
      const to = { x: x + width, y: y + height };
      doc.lineWidth(0.6).moveTo(x, y).lineTo(to.x, to.y).stroke(stroke);
    }
    for (const { path, x, y, scale, fill } of page.shapes) {
      doc.save().translate(x, y).scale(scale).path(path).fill(fill).restore();
    }
    const stamps = page.stamp ? [{ ...page.stamp, turn: -24, opacity: 0.35, middle: true }] : [];
    for (const words of [...page.words, ...stamps] as readonly Drawn[]) {
      const { x, y, size, fill, endsAt, turn = 0, opacity = 1, middle } = words;
      const text = sayable(words.text);
      const origin = [x, y] as [number, number];
      doc.save().fontSize(size).fillColor(fill).opacity(opacity).rotate(turn, { origin });
      const width = doc.widthOfString(text);
      const from = (endsAt === undefined ? x : endsAt - width) - (middle ? width / 2 : 0);
      doc.text(text, from, y, { lineBreak: false, baseline: 'alphabetic' }).restore();
    }
  }
  doc.end();
}
