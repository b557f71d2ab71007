import type { Database } from '#src/server/db/database.ts';
import type { Keys } from '#src/server/platform/keys.ts';
import type { Media } from './object-store.ts';

/** This is what keeping pictures needs of a running process, whose type stands above this room. */
export type MediaServices = { db: Database; media: Media; keys: Keys };
