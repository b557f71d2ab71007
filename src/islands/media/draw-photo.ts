import type { Box } from '#src/shared/media/boxes.ts';
import { heicType, isHeic } from '#src/shared/media/is-heic.ts';

const longestSide = 1920;
const quality = 0.8;

/** A HEIC photo of a browser that can't show one goes to the server as it is, which can. */
export async function readyPhoto(file: Blob): Promise<Blob | undefined> {
  const shrunk = await shrinkPhoto(file);
  if (shrunk) return shrunk;
  const head = new Uint8Array(await file.slice(0, 64).arrayBuffer());
  return isHeic(head) ? new Blob([file], { type: heicType }) : undefined;
}

/**
 * Answers the photo turned upright, small enough for a slow network, and without anything but what
 * one sees. It is undefined for a file that this browser can't show.
 */
async function shrinkPhoto(file: Blob): Promise<Blob | undefined> {
  const picture = await read(file);
  if (!picture) return undefined;
  const { width, height } = picture;
  const ratio = Math.max(width, height) / Math.min(width, height);
  // A long screenshot must stay readable across.
  const longest = longestSide * Math.min(4, Math.max(1, ratio / 2));
  const canvas = canvasOf(picture, longest);
  picture.close();
  return blobOf(canvas);
}

/**
 * Answers the photo with its boxes painted black: what is under them is in no file that is sent.
 */
export async function coverPhoto(photo: Blob, boxes: readonly Box[]): Promise<Blob | undefined> {
  const picture = await read(photo);
  if (!picture) return undefined;
  const canvas = canvasOf(picture, Number.POSITIVE_INFINITY);
  picture.close();
  const paint = canvas.getContext('2d');
  if (!paint) return undefined;
  paint.fillStyle = '#000';
  const { width, height } = canvas;
  for (const box of boxes) {
    // They go outwards to whole points, so that no edge lets something through.
    const [left, top] = [Math.floor(box.x * width), Math.floor(box.y * height)];
    const right = Math.ceil((box.x + box.width) * width);
    const bottom = Math.ceil((box.y + box.height) * height);
    paint.fillRect(left, top, right - left, bottom - top);
  }
  return blobOf(canvas);
}

/** Draws a photo into a canvas of the page; the policy of pages lets no image come from a blob. */
export async function showPhoto(
  canvas: HTMLCanvasElement,
  photo: Blob,
  longest: number,
): Promise<void> {
  const picture = await read(photo);
  if (!picture) return;
  const { width, height } = sizeOf(picture, longest);
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height);
  picture.close();
}

async function read(file: Blob): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return undefined;
  }
}

function sizeOf({ width, height }: ImageBitmap, longest: number) {
  const scale = Math.min(1, longest / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** Answers a canvas on white, which is what stands behind a see-through picture. */
function canvasOf(picture: ImageBitmap, longest: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, sizeOf(picture, longest));
  const paint = canvas.getContext('2d');
  if (paint) {
    paint.fillStyle = '#fff';
    paint.fillRect(0, 0, canvas.width, canvas.height);
    paint.drawImage(picture, 0, 0, canvas.width, canvas.height);
  }
  return canvas;
}

function blobOf(canvas: HTMLCanvasElement): Promise<Blob | undefined> {
  return new Promise((resolve) =>
    canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', quality),
  );
}
