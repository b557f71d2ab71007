import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { makePdf } from '#src/server/papers/make-pdf.ts';

const sheetOf = (text: string) => ({
  ...{ title: text, language: 'en', madeAt: 0, rules: [], shapes: [], stamp: undefined },
  words: [{ text, x: 60, y: 100, size: 20, fill: '#000' }],
});

/** Reads the font of a PDF as it lies in the file. */
function fontIn(pdf: Uint8Array): Buffer {
  const file = Buffer.from(pdf);
  for (let at = file.indexOf('stream\n'); at >= 0; at = file.indexOf('stream\n', at + 1)) {
    if (file.subarray(at - 3, at).toString() === 'end') continue;
    const dictionary = file.subarray(file.lastIndexOf(' obj', at), at).toString('latin1');
    if (!dictionary.includes('CIDFontType0C')) continue;
    return inflateSync(file.subarray(at + 7, file.indexOf('endstream', at)));
  }
  throw new Error('There is no font in it.');
}

type Index = { items: Buffer[]; end: number };

/** Reads a list of a compact font: how many, how wide their places are, the places, the items. */
function indexAt(font: Buffer, at: number): Index {
  const count = font.readUInt16BE(at);
  if (count === 0) return { items: [], end: at + 2 };
  const width = font.readUInt8(at + 2);
  const base = at + 2 + (count + 1) * width;
  const places = Array.from({ length: count + 1 }, (_, i) =>
    font.readUIntBE(at + 3 + i * width, width),
  );
  const items = places.slice(1).map((to, i) => font.subarray(base + (places[i] ?? 0), base + to));
  return { items, end: base + (places.at(-1) ?? 0) };
}

/** Reads numbers of a dictionary by operator; those of two bytes are 1200 and what follows. */
function dictionaryOf(bytes: Buffer): Map<number, number[]> {
  const found = new Map<number, number[]>();
  let numbers: number[] = [];
  for (let at = 0; at < bytes.length; ) {
    const one = bytes.readUInt8(at++);
    if (one <= 21) {
      found.set(one === 12 ? 1200 + bytes.readUInt8(at++) : one, numbers);
      numbers = [];
    } else if (one === 28 || one === 29) {
      const width = one === 28 ? 2 : 4;
      numbers.push(bytes.readIntBE(at, width));
      at += width;
    } else if (one === 30) while ((bytes.readUInt8(at++) & 15) !== 15);
    else if (one <= 246) numbers.push(one - 139);
    else numbers.push((one <= 250 ? 1 : -1) * ((one % 4) * 256 + bytes.readUInt8(at++) + 108));
  }
  return found;
}

/** Reads lists of shapes, those for all letters and those of each part of the font. */
function shapesIn(font: Buffer): Index[] {
  const names = indexAt(font, font.readUInt8(2));
  const top = indexAt(font, names.end);
  const shared = indexAt(font, indexAt(font, top.end).end);
  const [parts = 0] = dictionaryOf(top.items[0] as Buffer).get(1236) ?? [];
  const own = indexAt(font, parts).items.flatMap((part) => {
    const [size = 0, at = 0] = dictionaryOf(part).get(18) ?? [];
    const [shapes] = dictionaryOf(font.subarray(at, at + size)).get(19) ?? [];
    return shapes === undefined ? [] : [indexAt(font, at + shapes)];
  });
  return [shared, ...own];
}

test.each(['田', '〓', '欧阳碧瑄', 'Łódź'])(
  'the font of a paper on %s has no list of shapes that is empty of all: readers refuse all of it',
  async (text) => {
    const lists = shapesIn(fontIn(await makePdf(sheetOf(text))));
    expect(lists.length).toBeGreaterThan(1);
    for (const { items } of lists)
      if (items.length > 0) expect(Buffer.concat(items).length).toBeGreaterThan(0);
  },
);
