import { deflateSync, gzipSync } from 'node:zlib';
import { type HostileFile, script } from './hostile-file.ts';
import { carriers, strangers } from './hostile-pictures.ts';
import { after, chunk, png, pngStart, resizedInHeader, text, vp8xOf } from './picture-bytes.ts';
import { samplePicture } from './test-photos.ts';

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64">${script}</svg>`;

const jpegStart = text('\xff\xd8\xff\xe0');

/** These must be in nothing that is kept. */
export const leaks = [
  text(script),
  text('PK\x03\x04'),
  text('Exif'),
  text('GPSLatitude'),
  text('acTL'),
];

export async function hostileFiles(): Promise<HostileFile[]> {
  const jpeg = await samplePicture().jpeg().toBuffer();
  const pngFile = await samplePicture().png().toBuffer();
  const webp = await samplePicture().webp().toBuffer();
  return [
    ...foreign(
      await samplePicture().avif({ effort: 0 }).toBuffer(),
      await samplePicture().tiff().toBuffer(),
    ),
    ...broken(jpeg, pngFile, webp),
    ...bombs(jpeg),
    ...carriers(jpeg, pngFile),
    ...(await strangers(jpeg)),
  ];
}

/** These are no JPEG, PNG or WebP, whatever they are called. */
function foreign(avif: Buffer, tiff: Buffer): HostileFile[] {
  const files: [string, Uint8Array, string?][] = [
    ['SVG with a script', text(svg), 'image/svg+xml'],
    ['SVG after an XML declaration', text(`<?xml version="1.0"?>${svg}`), 'image/png'],
    ['SVG that reads a file', text(svg.replace(script, '<image href="file:///etc/passwd"/>'))],
    ['SVG, compressed', gzipSync(svg)],
    ['HTML called JPEG', text(`<!doctype html>${script}`), 'image/jpeg'],
    ['GIF', text('GIF89a\x01\x00\x01\x00\x80\x00\x00\xff\xff\xff\x00\x00\x00;'), 'image/gif'],
    ['GIF that is a script too', text('GIF89a/*\x01*/=1;alert(1)//;')],
    ['BMP', after(text('BM'), Buffer.alloc(80))],
    ['TIFF', tiff],
    ['AVIF', avif, 'image/avif'],
    ['HEIC', text('\0\0\0\x18ftypheic\0\0\0\0mif1heic')],
    ['JPEG XL', text('\0\0\0\x0cJXL \r\n\x87\n')],
    ['JPEG 2000', text('\0\0\0\x0cjP  \r\n\x87\n')],
    ['icon', text('\0\0\x01\0\x01\0\x10\x10\0\0')],
    ['PDF', text('%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>')],
    ['ZIP', text('PK\x03\x04\x14\0\0\0\0\0')],
    ['ELF', text('\x7fELF\x02\x01\x01')],
    ['program', text('MZ\x90\0\x03\0\0\0')],
    ['PHP', text('<?php system($_GET[0]); ?>'), 'image/png'],
    ['words', text('This is no picture.')],
    ['Radiance HDR', text('#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y 8 +X 8\n')],
    ['portable pixmap', text('P6 8 8 255\n')],
    ['one byte', text('\xff')],
    ['nothing', text('')],
    ['nul bytes', Buffer.alloc(5000)],
  ];
  return files.map(([what, bytes, type = 'image/jpeg']) => ({ what, bytes, type, end: 'picture' }));
}

/** They begin as pictures and are none. */
function broken(jpeg: Buffer, pngFile: Buffer, webp: Buffer): HostileFile[] {
  const badSum = Buffer.from(pngFile);
  badSum.writeUInt8((badSum[29] ?? 0) ^ 0xff, 29);
  const files: [string, Uint8Array][] = [
    ['HTML after the mark of JPEG', after(jpegStart, text(script))],
    ['only the mark of JPEG', jpegStart],
    ['only the mark of PNG', pngStart],
    ['only the mark of WebP', text('RIFF\x04\0\0\0WEBP')],
    ['half a JPEG', jpeg.subarray(0, jpeg.length / 2)],
    ['half a PNG', pngFile.subarray(0, pngFile.length / 2)],
    ['half a WebP', webp.subarray(0, webp.length / 2)],
    ['PNG with a wrong sum in its header', badSum],
    ['PNG with rows that are no rows', png(64, 64, { rows: false })],
    ['PNG without height', png(64, 0, { rows: false })],
    ['PNG of one point', png(1, 1)],
    ['JPEG of noise', after(jpegStart, deflateSync(Buffer.from(script.repeat(99))))],
    ['WAV called WebP', text('RIFF\x24\0\0\0WAVEfmt ')],
  ];
  return files.map(([what, bytes]) => ({ what, bytes, end: 'picture' }));
}

/** These are small files that say they are huge, or are. */
function bombs(jpeg: Buffer): HostileFile[] {
  const side = 20_000;
  return [
    { what: 'PNG of 400 million points', bytes: png(side, side), end: 'pictureTooLarge' },
    { what: 'JPEG of 65500 × 65500', bytes: resizedInHeader(jpeg, 65_500), end: 'pictureTooLarge' },
    { what: 'WebP of 16383 × 16383', bytes: vp8xOf(16_383), end: 'picture' },
    {
      what: 'PNG of 2147483647 × 2147483647',
      bytes: png(0x7fffffff, 0x7fffffff, { rows: false }),
      end: 'picture',
    },
    {
      what: 'PNG with 60 MB of packed words',
      bytes: png(64, 64, { more: [packedWords()] }),
      end: 'clean',
    },
    { what: 'long narrow PNG', bytes: png(300, 30_000), end: 'clean' },
  ];
}

function packedWords(): Buffer {
  return chunk('zTXt', after(text('Comment\0\0'), deflateSync(Buffer.alloc(60_000_000, 65))));
}
