/** Perceptual hashes are 64 bits as 16 hex digits; each of four bands is 16 of them. */
const bands = [0, 1, 2, 3] as const;
const bandDigits = 4;
const bandBits = 16;
/** Pictures that differ in at most so many bits look alike. */
export const mostBitsApart = 7;
/** A plain picture has a hash of nearly only zeros or ones, like every other plain one. */
const fewestTellingBits = 8;

type PictureBucket = { band: number; bucket: string };

export function isTelling(hash: string): boolean {
  const ones = bitsOf(BigInt(`0x${hash}`));
  return ones >= fewestTellingBits && ones <= 64 - fewestTellingBits;
}

export function pictureBuckets(hash: string): PictureBucket[] {
  return bands.map((band) => ({ band, bucket: digitsOf(hash, band) }));
}

/**
 * Searches where pictures at most seven bits away are kept: of four bands, one has at most one bit
 * changed. It takes 68 look-ups, however many pictures there are.
 */
export function bucketsToSearch(hash: string): { band: number; buckets: string[] }[] {
  return bands.map((band) => {
    const own = Number.parseInt(digitsOf(hash, band), 16);
    const near = Array.from({ length: bandBits }, (_, bit) => own ^ (1 << bit));
    const buckets = [own, ...near].map((value) => value.toString(16).padStart(bandDigits, '0'));
    return { band, buckets };
  });
}

export function bitsApart(one: string, other: string): number {
  return bitsOf(BigInt(`0x${one}`) ^ BigInt(`0x${other}`));
}

function digitsOf(hash: string, band: number): string {
  return hash.slice(band * bandDigits, (band + 1) * bandDigits);
}

function bitsOf(value: bigint): number {
  return value.toString(2).replaceAll('0', '').length;
}
