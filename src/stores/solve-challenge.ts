import { sha256 } from '@noble/hashes/sha2';
import { type Challenge, proofOf, zeroBitsOf } from '#src/shared/platform/challenge.ts';

/** The page stays alive meanwhile: the work runs so long at a time, then everything else may. */
const sliceMs = 20;

/**
 * Counts up until the hash fits. It is plain script: the browser's own digests are slower one
 * by one.
 */
export async function solveChallenge(challenge: Challenge): Promise<string> {
  const encoder = new TextEncoder();
  let until = Date.now() + sliceMs;
  for (let solution = 0; ; solution += 1) {
    const proof = proofOf(challenge, solution);
    if (zeroBitsOf(sha256(encoder.encode(proof))) >= challenge.bits) return proof;
    if (Date.now() < until) continue;
    await new Promise((resolve) => setTimeout(resolve));
    until = Date.now() + sliceMs;
  }
}
