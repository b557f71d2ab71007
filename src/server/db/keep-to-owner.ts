import { chmodSync, closeSync, openSync } from 'node:fs';

/** Makes a file that nobody else on the machine reads; what SQLite puts beside it gets its rights. */
export function keepToOwner(path: string): void {
  closeSync(openSync(path, 'a', 0o600));
  chmodSync(path, 0o600);
}
