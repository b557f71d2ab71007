import { createHash } from 'node:crypto';

/**
 * So many words of a row are compared: three characters of Chinese, or three words of other text.
 */
const shingleLength = 3;
/** Fewer say too little to tell two stories apart. */
const fewestShingles = 20;
/**
 * There are sixteen bands of three: stories that share half of their shingles meet in one with 88
 * percent.
 */
const bands = 16;
const rows = 3;

/** Takes a story as the set of short rows of words it is made of, without numbers and signs. */
export function shinglesOf(text: string): ReadonlySet<string> {
  const plain = text.normalize('NFKC').toLowerCase();
  const tokens = plain.match(/\p{Script=Han}|[\p{L}--\p{Script=Han}]+/gv) ?? [];
  const shingles = new Set<string>();
  for (let at = 0; at + shingleLength <= tokens.length; at += 1) {
    shingles.add(tokens.slice(at, at + shingleLength).join(' '));
  }
  return shingles;
}

/** Tells the share of two stories' shingles that both have, from 0 to 1. */
export function likenessOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size < fewestShingles || other.size < fewestShingles) return 0;
  let shared = 0;
  for (const shingle of one) if (other.has(shingle)) shared += 1;
  return shared / (one.size + other.size - shared);
}

/**
 * Each band has a bucket (MinHash): the more two stories share, the surer they meet in one of them.
 */
export function storyBuckets(shingles: ReadonlySet<string>): string[] {
  if (shingles.size < fewestShingles) return [];
  const least = new Uint32Array(bands * rows).fill(0xffff_ffff);
  for (const shingle of shingles) {
    const hash = hashOf(shingle);
    for (let at = 0; at < least.length; at += 1) {
      const mixed = mix(hash, at);
      if (mixed < (least[at] ?? 0)) least[at] = mixed;
    }
  }
  return Array.from({ length: bands }, (_, band) =>
    createHash('sha256')
      .update(least.slice(band * rows, (band + 1) * rows).join('.'))
      .digest('base64url')
      .slice(0, 16),
  );
}

/** This is FNV-1a over 16-bit units. */
function hashOf(text: string): number {
  let hash = 0x811c_9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x0100_0193);
  }
  return hash >>> 0;
}

/** Each place has a different order of all hashes (the last step of MurmurHash3). */
function mix(hash: number, place: number): number {
  let mixed = hash ^ Math.imul(place + 1, 0x9e37_79b1);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85eb_ca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2_ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
