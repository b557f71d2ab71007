import { join } from 'node:path';
import sharp from 'sharp';

// Draws the icons of the web manifest from the one in public/favicon.svg. Their results are kept
// in the repository; run it again when the drawing changes.
const folder = join(import.meta.dirname, '../../public');
const drawnAt = 32;
const dotsPerInch = 72;

for (const size of [192, 512]) {
  const density = (dotsPerInch * size) / drawnAt;
  const file = join(folder, `icon-${size}.png`);
  const { size: bytes } = await sharp(join(folder, 'favicon.svg'), { density })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9, effort: 10 })
    .toFile(file);
  console.log(`${file}: ${bytes} bytes`);
}
console.log('Commit them with the drawing.');
