import { DatabaseSync } from 'node:sqlite';
import { isBusy } from '#src/server/db/db-errors.ts';
import { keepToOwner } from '#src/server/db/keep-to-owner.ts';

/**
 * Takes the right to write `path` for this process and returns the function that gives it back.
 * The lock is an open transaction on a file beside it, so the system frees it however we die.
 */
export function lockForWriting(path: string): () => void {
  const file = `${path}.lock`;
  keepToOwner(file);
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new Error(`Another Warmlight process writes ${path}: stop it first, or use PostgreSQL.`);
  }
  return () => lock.close();
}
