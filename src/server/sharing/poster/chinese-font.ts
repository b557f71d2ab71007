import type { Logger } from 'pino';
import { loadSharp } from '#src/server/media/load-sharp.ts';

export const fontFamily =
  "'Noto Sans CJK SC','Noto Sans SC','Source Han Sans SC','PingFang SC','Microsoft YaHei',sans-serif";

let known: Promise<boolean> | undefined;

/**
 * Can this machine draw Chinese? The character for one is a single stroke: drawn with a font its
 * ink is flat, drawn as the box of a missing letter it is as tall as the line.
 */
export function canDrawChinese(log: Pick<Logger, 'warn'>): Promise<boolean> {
  known ??= drawsOneStroke().then((can) => {
    if (!can) {
      log.warn(
        'No Chinese font: pictures to share carry no Chinese words. Install fonts-noto-cjk.',
      );
    }
    return can;
  });
  return known;
}

const size = 100;

async function drawsOneStroke(): Promise<boolean> {
  const sharp = await loadSharp();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
    <text x="10" y="80" font-size="80" font-family="${fontFamily}">\u4e00</text></svg>`;
  const { data: pixels } = await sharp(Buffer.from(svg))
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const inked = Array.from({ length: size }, (_, row) =>
    pixels.subarray(row * size, (row + 1) * size).some((alpha) => alpha > 128),
  );
  const rows = inked.lastIndexOf(true) - inked.indexOf(true) + 1;
  return inked.includes(true) && rows < size / 3;
}
