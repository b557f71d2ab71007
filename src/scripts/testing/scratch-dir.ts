import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const memory = '/dev/shm';
/**
 * This is what a run of all server tests needs at its fullest, and a container often has far less
 * of.
 */
const enoughBytes = 2 * 1024 ** 3;

/** Answers memory where the system offers enough of it as a folder: `fsync` is free there. */
export function scratchDir(): string {
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= enoughBytes ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}
