import type { KyselyPlugin } from 'kysely';
import type { Database, Trx } from '#src/server/db/database.ts';
import type { Hashes } from './keys.ts';

declare const keyed: unique symbol;

/** This is a handle with the key of the audit trail. Whoever is handed one records acts by it. */
export type KeyedDatabase = Database & { readonly [keyed]: true };

/** Changes no query: it rides along with a handle and with every transaction of it. */
class TrailKey implements KyselyPlugin {
  readonly hash: (text: string) => string;

  constructor({ blindIndex }: Hashes) {
    this.hash = (text) => blindIndex('audit-trail', text);
  }

  transformQuery({ node }: Parameters<KyselyPlugin['transformQuery']>[0]) {
    return node;
  }

  async transformResult({ result }: Parameters<KyselyPlugin['transformResult']>[0]) {
    return result;
  }
}

/**
 * Ties the key of the audit trail to a database's handle, so that whoever records an act needs no key
 * in hand. The database itself never holds it.
 */
export function withTrailKey(db: Database, keys: Hashes): KeyedDatabase {
  return db.withPlugin(new TrailKey(keys)) as KeyedDatabase;
}

/** Makes the keyed hash of a row of the trail. */
export function hashForTrail(db: Database | Trx, text: string): string {
  const key = db.getExecutor().plugins.find((plugin) => plugin instanceof TrailKey);
  if (!key) throw new Error('This database was opened without the key of its trail.');
  return key.hash(text);
}
