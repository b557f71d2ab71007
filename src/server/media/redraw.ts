import type { Sharp } from 'sharp';
import type { FieldProblem } from '#src/shared/contract/field-problem.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { isHeic } from '#src/shared/media/is-heic.ts';
import { decodeHeic } from './decode-heic.ts';
import { loadSharp } from './load-sharp.ts';
import { createTurns } from './turns.ts';

export type Redrawn = {
  /** It is as large as a person needs to read a paper. */
  original: Buffer;
  large: Buffer;
  small: { bytes: Buffer; width: number; height: number };
  /** It is a 64-bit dHash as 16 hex digits. */
  perceptualHash: string;
};

const originalBox = { width: 2560, height: 8192 };
const largeBox = { width: 1080, height: 8192 };
const smallBox = { width: 640, height: 4096 };
const maxPixels = 40_000_000;
const smallestSide = 8;
const timeoutSeconds = 15;
const takeTurn = createTurns(2, 20);

/**
 * Draws a picture anew, turned upright and on white ground: whatever else a file carried (place,
 * device, colour profile, further frames, another file behind it) is not in the drawing. What is no
 * JPEG, PNG, WebP or HEIC by its own bytes is refused.
 */
export function redraw(file: Uint8Array): Promise<Redrawn> {
  const format = formatOf(file);
  if (!format) throw refusal('picture');
  return takeTurn(async () => {
    try {
      if (format === 'heic') return await draw(await openHeic(file));
      await requireSane(file, format);
      const sharp = await loadSharp();
      return await draw(sharp(file, { limitInputPixels: maxPixels, failOn: 'error' }));
    } catch (error) {
      throw error instanceof Problem ? error : refusal(problemOf(error));
    }
  });
}

function refusal(problem: FieldProblem): Problem {
  return new Problem('inputInvalid', { fields: { file: problem } });
}

/** Says what is wrong as sharp says it of the file: broken, or more than the limits allow. */
function problemOf(error: unknown): FieldProblem {
  const isLimit = error instanceof Error && /pixel limit|timeout/i.test(error.message);
  return isLimit ? 'pictureTooLarge' : 'picture';
}

const jpegStart = [0xff, 0xd8, 0xff];
const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Tells by the first bytes, since sharp would also take SVG, GIF and more. */
function formatOf(file: Uint8Array): 'jpeg' | 'png' | 'webp' | 'heic' | undefined {
  const starts = (bytes: readonly number[]) => bytes.every((byte, at) => file[at] === byte);
  if (starts(jpegStart)) return 'jpeg';
  if (starts(pngStart)) return 'png';
  if (isHeic(file)) return 'heic';
  const marks = Buffer.from(file.subarray(0, 12)).toString('latin1');
  return marks.startsWith('RIFF') && marks.endsWith('WEBP') ? 'webp' : undefined;
}

async function requireSane(file: Uint8Array, expected: string): Promise<void> {
  const sharp = await loadSharp();
  const { format, width, height } = await sharp(file, { limitInputPixels: maxPixels }).metadata();
  if (format !== expected || Math.min(width, height) < smallestSide) throw refusal('picture');
  if (width * height > maxPixels) throw refusal('pictureTooLarge');
}

async function openHeic(file: Uint8Array): Promise<Sharp> {
  const decoded = await decodeHeic(file, maxPixels);
  if (decoded === 'tooLarge') throw refusal('pictureTooLarge');
  if (decoded === 'broken') throw refusal('picture');
  const { data, width, height } = decoded;
  if (Math.min(width, height) < smallestSide) throw refusal('picture');
  const sharp = await loadSharp();
  return sharp(data, { raw: { width, height, channels: 4 } });
}

async function draw(opened: Sharp): Promise<Redrawn> {
  const original = await opened
    .timeout({ seconds: timeoutSeconds })
    .autoOrient()
    .flatten({ background: '#fff' })
    .resize({ ...originalBox, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 85, effort: 2 })
    .toBuffer();
  const { data: large, info: largest } = await variant(original, largeBox);
  // This is what fits the small box, too, would come out the same a second time.
  const fits = largest.width <= smallBox.width && largest.height <= smallBox.height;
  const { data: bytes, info } = fits
    ? { data: large, info: largest }
    : await variant(original, smallBox);
  const small = { bytes, width: info.width, height: info.height };
  return { original, large, small, perceptualHash: await differenceHash(bytes) };
}

async function variant(original: Buffer, box: { width: number; height: number }) {
  const sharp = await loadSharp();
  return sharp(original)
    .resize({ ...box, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80, effort: 2 })
    .toBuffer({ resolveWithObject: true });
}

const softWidth = 24;

/** Draws it as large as the small one, and of so few points that nobody on it is known. */
export async function soften({ bytes, width, height }: Redrawn['small']): Promise<Buffer> {
  const sharp = await loadSharp();
  const points = await sharp(bytes).resize({ width: softWidth }).png().toBuffer();
  return sharp(points)
    .resize({ width, height, fit: 'fill', kernel: 'cubic' })
    .webp({ quality: 60, effort: 2 })
    .toBuffer();
}

/** Is each of 8 × 8 points brighter than its right neighbour? Pictures that look alike share most. */
async function differenceHash(picture: Buffer): Promise<string> {
  const sharp = await loadSharp();
  const grey = await sharp(picture)
    .greyscale()
    .resize({ width: 9, height: 8, fit: 'fill' })
    .raw()
    .toBuffer();
  let bits = 0n;
  for (let at = 0; at < 64; at += 1) {
    const left = Math.floor(at / 8) * 9 + (at % 8);
    bits = (bits << 1n) | ((grey[left] ?? 0) > (grey[left + 1] ?? 0) ? 1n : 0n);
  }
  return bits.toString(16).padStart(16, '0');
}
