/** This chance can be had again: the same seed and the same questions give the same answers. */
export type Dice = {
  /** Draws from 0 up to, but not including, 1. */
  next(): number;
  below(limit: number): number;
  chance(share: number): boolean;
  pick<T>(from: readonly T[]): T;
  bytes(length: number): Buffer;
};

export function createDice(seed: string): Dice {
  const next = sfc32(seed);
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    chance: (share) => next() < share,
    pick: <T>(from: readonly T[]) => from[below(from.length)] as T,
    bytes: (length) => Buffer.from(Array.from({ length }, () => below(256))),
  };
}

/** This is Chris Doty-Humphrey's small fast counter, filled from the text of the seed. */
function sfc32(seed: string): () => number {
  let [a, b, c, d] = [1, 2, 3, 1].map((part, at) => hashOf(`${at}${part}${seed}`)) as [
    number,
    number,
    number,
    number,
  ];
  const step = () => {
    const sum = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  };
  for (let round = 0; round < 12; round += 1) step();
  return step;
}

/** FNV-1a is short, and good enough to tell seeds apart. */
export function hashOf(text: string, from = 0x811c9dc5): number {
  let hash = from;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}
