/** This is a puzzle that costs the asker's device a second or two, and us one hash to check. */
export type Challenge = { puzzle: string; bits: number };

/** This is the header in which a call carries the puzzle with its solution. */
export const proofHeader = 'x-proof';

/** Makes what is hashed: with the right solution the hash begins with so many bits of zero. */
export function proofOf({ puzzle }: Challenge, solution: number): string {
  return `${puzzle}:${solution}`;
}

export function zeroBitsOf(hash: Uint8Array): number {
  const at = hash.findIndex((byte) => byte !== 0);
  return at === -1 ? hash.length * 8 : at * 8 + Math.clz32(hash[at] as number) - 24;
}
