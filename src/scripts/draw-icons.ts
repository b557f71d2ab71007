import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';

// Draws every icon and the card of link previews from public/favicon.svg. Their results are kept
// in the repository; run it again when the drawing changes.
const folder = join(import.meta.dirname, '../../public');
const drawnAt = 32;
const dotsPerInch = 72;
const icoSize = 48;
const ground = '#fbf7f1';
const png = { palette: true, compressionLevel: 9, effort: 10 } as const;

function draw(size: number): Sharp {
  const density = (dotsPerInch * size) / drawnAt;
  return sharp(join(folder, 'favicon.svg'), { density }).resize(size, size);
}

/**
 * It is for those who ask for /favicon.ico whatever the page says: one picture in the old frame.
 */
function icoOf(picture: Buffer): Buffer {
  const head = Buffer.alloc(22);
  const [kindIcon, pictures, bits, start] = [1, 1, 32, head.length];
  head.writeUInt16LE(kindIcon, 2);
  head.writeUInt16LE(pictures, 4);
  head.writeUInt8(icoSize, 6);
  head.writeUInt8(icoSize, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(bits, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(start, 18);
  return Buffer.concat([head, picture]);
}

async function keep(name: string, bytes: Buffer): Promise<void> {
  await writeFile(join(folder, name), bytes);
  console.log(`${name}: ${bytes.length} bytes`);
}

for (const size of [192, 512]) await keep(`icon-${size}.png`, await draw(size).png(png).toBuffer());
// A phone's first screen rounds the corners itself and paints what is clear black.
await keep(
  'apple-touch-icon.png',
  await draw(180).flatten({ background: '#bf5f40' }).png(png).toBuffer(),
);
await keep('favicon.ico', icoOf(await draw(icoSize).png({ compressionLevel: 9 }).toBuffer()));
const card = { width: 1200, height: 630, channels: 3, background: ground } as const;
const mark = await draw(320).png().toBuffer();
await keep(
  'share-card.png',
  await sharp({ create: card })
    .composite([{ input: mark }])
    .png(png)
    .toBuffer(),
);
console.log('Commit them with the drawing.');
