import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** All tests sign in from one address, which may ask for only so many codes an hour. */
export function forgetCodesSent(folder: string): void {
  const db = new DatabaseSync(join(folder, 'warmlight.db'), { timeout: 5000 });
  db.exec("delete from rate_counters where key like 'code-%'");
  db.close();
}
