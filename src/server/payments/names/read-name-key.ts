import { readFileSync } from 'node:fs';

const form = /^[\x21-\x7e]{32,256}$/;

/**
 * Reads the key that we and the account-name service share; an error never repeats what the file
 * holds.
 */
export function readNameKey(file: string): string {
  const key = readFileSync(file, 'utf8').trim();
  if (!form.test(key))
    throw new Error('NAME_SERVICE_KEY_FILE must hold one line of 32 to 256 plain letters.');
  return key;
}
