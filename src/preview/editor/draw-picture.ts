import sharp from 'sharp';

/** Every picture of a text has this shape, so that nothing moves while one loads. */
const box = { width: 1080, height: 720 };
/** This is what may stand beside a picture of another shape: the ground of our pages. */
const ground = '#fbf7f1';
const maxPixels = 40_000_000;
const formats: readonly (string | undefined)[] = ['jpeg', 'png', 'webp'];

/**
 * Draws a picture anew into the box, nothing of it cut. Whatever else its file carried (place,
 * device, another file behind it) is not in the drawing; undefined where it can't be drawn.
 */
export async function drawPicture(bytes: Buffer): Promise<Buffer | undefined> {
  try {
    const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' });
    if (!formats.includes((await picture.metadata()).format)) return undefined;
    return await picture
      .rotate()
      .resize({ ...box, fit: 'contain', background: ground })
      .flatten({ background: ground })
      .webp({ quality: 80 })
      .toBuffer();
  } catch {
    return undefined;
  }
}
