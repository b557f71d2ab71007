import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../../bench/children.ts';
import { type BuiltServer, startBuiltServer } from './built-server.ts';
import type { Place } from './offline.ts';

export const mishaps = ['race', 'freeze', 'kill', 'restart database'] as const;
export type Mishap = (typeof mishaps)[number];

export const roundMs = 1500;
/**
 * It is longer than the lease of a job and the claim of a refund: the other node takes the work
 * over.
 */
const longFreezeMs = 70_000;

/** This is one of two servers on one database. */
export class ServerNode {
  readonly origin: string;
  readonly #start: () => Promise<BuiltServer | undefined>;
  #server: BuiltServer | undefined;

  static async start(place: Place, entry: string): Promise<ServerNode> {
    const port = await findFreePort();
    const env = { DATABASE_URL: place.databaseUrl ?? '' };
    const start = () => startBuiltServer({ entry, folder: place.folder, port, env });
    return new ServerNode(`http://127.0.0.1:${port}`, start, await start());
  }

  constructor(origin: string, start: ServerNode['restart'], server: BuiltServer | undefined) {
    this.origin = origin;
    this.#start = start;
    this.#server = server;
  }

  /** The first freeze of a run lasts until others may take over what the node has in hand. */
  async suffer(mishap: Mishap, first: boolean): Promise<void> {
    await sleep(randomInt(roundMs / 3));
    if (mishap === 'freeze') {
      this.#server?.signal('SIGSTOP');
      await sleep(first ? longFreezeMs : roundMs);
      this.#server?.signal('SIGCONT');
    }
    if (mishap === 'kill') {
      this.#server?.signal('SIGKILL');
      await this.#server?.gone;
      await this.restart();
    }
  }

  async restart(): Promise<BuiltServer | undefined> {
    this.#server = await this.#start();
    return this.#server;
  }

  async stop(): Promise<void> {
    this.#server?.signal('SIGTERM');
    await this.#server?.gone;
  }
}
