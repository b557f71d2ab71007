import type { Hono } from 'hono';
import { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { Mutex } from '#src/server/db/engines/mutex.ts';
import { SqliteConnection } from '#src/server/db/engines/sqlite-connection.ts';
import type { Schema } from '#src/server/db/schema.ts';
import type { RequestEnv } from '#src/server/door/request-env.ts';
import type { Gateways } from '#src/server/payments/gateways.ts';
import type { PayoutBanks } from '#src/server/payments/payout-banks.ts';
import { createPageTags } from '#src/server/platform/page-tags.ts';
import { withTrailKey } from '#src/server/platform/trail-key.ts';
import { createServer } from '#src/server/server.ts';
import type { Services } from '#src/server/services.ts';
import { furnish } from '../../support/furnish.ts';
import { type Pauses, PausingDialect } from '../engine/pausing-dialect.ts';

/** One place holds an instance of the product; its connections outlive the instance. */
export type Slot = {
  index: number;
  services: Services;
  server: Hono<RequestEnv>;
  runner: string;
  /**
   * Starts as a killed process leaves it: what was open is rolled back, what was in memory is gone.
   */
  restart(): void;
};

export type SlotParts = {
  index: number;
  path: string;
  pauses: Pauses;
  now: () => number;
  log: Logger;
  banks: () => { gateways: Gateways; payouts: PayoutBanks };
};

export function openSlot({ index, path, pauses, now, log, banks }: SlotParts): Slot {
  const writer = openConnection(path, 'writer');
  const reader = openConnection(path, 'reader');
  const openDb = () =>
    new Kysely<Schema>({
      dialect: new PausingDialect({ writer, reader, turn: new Mutex() }, pauses),
    });
  const furnished = furnish({ db: openDb() }, {}, now);
  let lives = 0;
  const move = (): Services => ({
    ...furnished,
    db: withTrailKey(openDb(), furnished.keys),
    log,
    ...banks(),
    counter: async () => 1,
    pageTags: createPageTags(),
  });
  const slot: Slot = {
    index,
    services: move(),
    server: createServer(async () => slot.services),
    runner: `runner-${index}-0`,
    restart: () => {
      if (writer.isInTransaction) writer.exec('rollback');
      lives += 1;
      slot.services = move();
      slot.runner = `runner-${index}-${lives}`;
    },
  };
  return slot;
}

/**
 * Waiting for a lock would stop the one thread that everybody shares: it is tried again instead. A
 * crash here is the end of a process and never of the machine, so that nothing waits for a disk.
 */
function openConnection(path: string, role: 'writer' | 'reader'): SqliteConnection {
  const connection = new SqliteConnection(path, role);
  connection.exec('pragma busy_timeout = 0; pragma synchronous = off');
  return connection;
}
