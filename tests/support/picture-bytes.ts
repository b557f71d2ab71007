import { crc32, deflateSync } from 'node:zlib';

/** Makes bytes, one a letter. */
export function text(words: string): Buffer {
  return Buffer.from(words, 'latin1');
}

export const pngStart = text('\x89PNG\r\n\x1a\n');

export function chunk(kind: string, body: Uint8Array): Buffer {
  const named = Buffer.concat([text(kind), body]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.byteLength);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** Makes a PNG of these dimensions whose rows, one bit a point, are all there or not. */
export function png(
  width: number,
  height: number,
  { rows = true, more = [] as Buffer[] } = {},
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const pixels = rows ? deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height)) : text('?');
  const parts = [chunk('IHDR', header), ...more, chunk('IDAT', pixels), chunk('IEND', text(''))];
  return Buffer.concat([pngStart, ...parts]);
}

export function after(start: Uint8Array, tail: Uint8Array): Buffer {
  return Buffer.concat([start, tail]);
}

/** Adds a segment to a JPEG right after its start. */
export function withSegment(jpeg: Buffer, marker: number, body: Uint8Array): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.byteLength + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)]);
}

export function resizedInHeader(jpeg: Buffer, side: number): Buffer {
  const copy = Buffer.from(jpeg);
  const at = copy.findIndex((byte, i) => byte === 0xff && [0xc0, 0xc2].includes(copy[i + 1] ?? 0));
  copy.writeUInt16BE(side, at + 5);
  copy.writeUInt16BE(side, at + 7);
  return copy;
}

export function vp8xOf(side: number): Buffer {
  const body = Buffer.alloc(10);
  body.writeUIntLE(side - 1, 4, 3);
  body.writeUIntLE(side - 1, 7, 3);
  const size = Buffer.from([10, 0, 0, 0]);
  const riff = Buffer.from([22, 0, 0, 0]);
  return Buffer.concat([text('RIFF'), riff, text('WEBPVP8X'), size, body]);
}
