import { sha256 } from './keys.ts';

/**
 * Is someone among so many of a hundred? The same people at every visit and on every node, others for
 * every question, and those of a smaller share are among a larger one.
 */
export function isAmong(question: string, who: string, percent: number): boolean {
  const hash = Buffer.from(sha256(`${question}:${who}`), 'base64url');
  return hash.readUInt32BE(0) % 100 < percent;
}
