import { createHash } from 'node:crypto';
import type { DoorRequest } from '#src/server/door/door-request.ts';
import { isSame } from '#src/server/platform/is-same.ts';
import { type Keys, newId } from '#src/server/platform/keys.ts';
import type { Services } from '#src/server/services.ts';
import { type Challenge, proofHeader, zeroBitsOf } from '#src/shared/platform/challenge.ts';

/** Takes about 65,000 hashes: well below a second on a computer, one or two on a cheap phone. */
const bits = 16;
const goodMs = 5 * 60_000;
const proofForm = /^([0-9a-z]{8,10})\.([\w-]{22})\.([\w-]{43}):(\d{1,10})$/;

/** Makes a puzzle for one call, signed so that nothing about it is kept until it is solved. */
export function makeChallenge(keys: Keys, path: string, now: number): Challenge {
  const [until, mark] = [(now + goodMs).toString(36), newId()];
  return { puzzle: `${until}.${mark}.${signatureOf(keys, { path, until, mark })}`, bits };
}

/** Does the request carry a puzzle of ours for this call, solved, in time and for the first time? */
export async function isProved(c: DoorRequest): Promise<boolean> {
  const proof = c.req.header(proofHeader);
  return proof !== undefined && isSolution(c.var.services, { proof, path: c.req.path });
}

async function isSolution(
  { keys, counter, now }: Pick<Services, 'keys' | 'counter' | 'now'>,
  { proof, path }: { proof: string; path: string },
): Promise<boolean> {
  const [, until = '', mark = '', signature = ''] = proofForm.exec(proof) ?? [];
  if (mark === '' || Number.parseInt(until, 36) <= now()) return false;
  if (!isSame(signature, signatureOf(keys, { path, until, mark }))) return false;
  if (zeroBitsOf(createHash('sha256').update(proof).digest()) < bits) return false;
  return (await counter(`proof ${mark}`, 2 * goodMs)) === 1;
}

function signatureOf(keys: Keys, { path, until, mark }: Record<'path' | 'until' | 'mark', string>) {
  return keys.blindIndex('challenge', `${path} ${until} ${mark}`);
}
