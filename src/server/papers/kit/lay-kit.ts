import type { Sheet } from '#src/server/papers/make-pdf.ts';
import { left, type Pen, right, sizes, soft, takePen } from '#src/server/papers/pen.ts';
import { qrPath } from '#src/server/sharing/poster/qr-code.ts';
import { linesOf } from '#src/server/sharing/poster/svg-text.ts';
import { textsOf } from '#src/texts/texts.ts';
import type { PaperKit } from './find-kit.ts';

const qrSize = 150;
const lineHeight = 22;
const strips = 8;
/** This is where the strips begin; the sheet ends at 842. */
const stripsAt = 668;
const stripHeight = 160;
const cutLine = '#8a7d72';

/** Lays one sheet for a door, a shop or a ward: to scan, to type, to read aloud, to tear off. */
export function layKit(kit: PaperKit, now: number): Sheet {
  const t = textsOf(kit.language).paperKit;
  const pen = takePen();
  layHead(pen, kit, t.head);
  const qrAt = pen.y;
  layWayThere(pen, kit);
  pen.y = qrAt + qrSize + 34;
  layLines(pen, kit);
  const { path, size } = qrPath(kit.url);
  const cuts = layStrips(pen, kit);
  const { words, rules } = pen;
  return {
    title: `${t.head} ${kit.title}`,
    ...{ language: kit.language, madeAt: now, words, rules: [...rules, ...cuts] },
    shapes: [{ path, x: left - 6, y: qrAt - 14, scale: qrSize / size, fill: '#000' }],
    stamp: undefined,
  };
}

function layHead(pen: Pen, { title, about }: PaperKit, head: string): void {
  pen.put(head, { fill: soft, size: 13 });
  pen.y += 40;
  for (const text of linesOf(title, { maxEms: 18, maxLines: 3 })) {
    pen.put(text, { size: 26 });
    pen.y += 36;
  }
  for (const text of linesOf(about, { maxEms: 32, maxLines: 2 })) {
    pen.put(text, { size: 14, fill: soft });
    pen.y += 22;
  }
  pen.y += 16;
}

/** It stands beside the QR code, for who has none to scan with. */
function layWayThere(pen: Pen, { language, address, code, host }: PaperKit): void {
  const t = textsOf(language).paperKit;
  const x = left + qrSize + 16;
  pen.put(t.scan, { x, size: 14 });
  pen.y += 34;
  pen.put(address, { x, size: 20 });
  pen.y += 34;
  pen.put(t.code(code), { x, size: 20 });
  pen.y += 26;
  for (const text of linesOf(t.check(host), { maxEms: 27, maxLines: 3 })) {
    pen.put(text, { x, size: 11, fill: soft });
    pen.y += 17;
  }
}

function layLines(pen: Pen, { language, lines }: PaperKit): void {
  pen.put(textsOf(language).paperKit.readAloud, { size: 13, fill: soft });
  pen.y += lineHeight + 4;
  for (const [at, line] of lines.entries()) {
    for (const text of linesOf(`${at + 1}. ${line}`, { maxEms: 35, maxLines: 3 })) {
      pen.put(text, { size: 13 });
      pen.y += lineHeight;
    }
  }
}

/** Lays the same few words on each strip, read from its side; the lines are where scissors go. */
function layStrips(pen: Pen, { language, title, address, code }: PaperKit) {
  const t = textsOf(language).paperKit;
  const [short = ''] = linesOf(title, { maxEms: 14, maxLines: 1 });
  const width = (right - left) / strips;
  pen.y = stripsAt + stripHeight - 4;
  for (let at = 0; at < strips; at += 1) {
    const x = left + at * width;
    pen.put(short, { x: x + 17, turn: -90, size: 9.5 });
    pen.put(address, { x: x + 33, turn: -90, size: sizes.text });
    pen.put(t.code(code), { x: x + 49, turn: -90, size: sizes.text });
  }
  const top = { x: left, y: stripsAt, width: right - left, stroke: cutLine };
  const between = Array.from({ length: strips + 1 }, (_, at) => ({
    ...{ x: left + at * width, y: stripsAt, width: 0, height: stripHeight, stroke: cutLine },
  }));
  return [top, ...between];
}
