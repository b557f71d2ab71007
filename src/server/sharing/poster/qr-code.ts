import { encode } from 'uqr';
import { loadSharp } from '#src/server/media/load-sharp.ts';
import type { Services } from '#src/server/services.ts';
import type { CallAnswer, CallParsed } from '#src/shared/contract/call.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { safeTarget } from '#src/shared/platform/safe-target.ts';
import type { qrcode } from '#src/shared/sharing/pictures/calls.ts';

const pngPixels = 600;

/**
 * Draws the dark squares of a QR code as one path on a grid, and tells the grid's size with its
 * quiet edge.
 */
export function qrPath(text: string): { path: string; size: number } {
  const { data: rows, size } = encode(text, { ecc: 'M', border: 2 });
  const dark = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
  );
  return { path: dark.join(''), size };
}

/** Makes a QR code of an own page, as a drawing or a picture. */
export async function drawQrCode(
  { config }: Pick<Services, 'config'>,
  { url, format }: CallParsed<typeof qrcode>,
): Promise<CallAnswer<typeof qrcode>> {
  const target = safeTarget(url, config.ownOrigins);
  if (!target) throw new Problem('inputInvalid', { fields: { url: 'ownUrl' } });
  const svg = qrSvg(new URL(target, config.publicOrigin).href);
  if (format === 'svg') return { type: 'image/svg+xml', bytes: new TextEncoder().encode(svg) };
  const sharp = await loadSharp();
  const picture = sharp(Buffer.from(svg)).resize(pngPixels, pngPixels, { kernel: 'nearest' });
  return { type: 'image/png', bytes: new Uint8Array(await picture.png().toBuffer()) };
}

function qrSvg(text: string): string {
  const { path, size } = qrPath(text);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 8}" ` +
    `height="${size * 8}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/>` +
    `<path fill="#000" d="${path}"/></svg>`
  );
}
