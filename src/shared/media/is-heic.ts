/** A HEIC photo is sent as this, and a browser that can't show it is told by it. */
export const heicType = 'image/heic';

const brands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx'];
/** It takes the kind of the file, its brand, and the brands it may also be read as. */
const longestHead = 64;

/**
 * Phones take such photos since 2017; the bytes themselves tell: `ftyp`, and a brand of HEVC
 * pictures.
 */
export function isHeic(file: Uint8Array): boolean {
  const head = String.fromCharCode(...file.subarray(0, longestHead));
  if (head.slice(4, 8) !== 'ftyp') return false;
  const end = Math.min(head.length, head.charCodeAt(2) * 256 + head.charCodeAt(3));
  for (let at = 8; at + 4 <= end; at += 4)
    if (at !== 12 && brands.includes(head.slice(at, at + 4))) return true;
  return false;
}
