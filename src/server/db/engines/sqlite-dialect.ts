import { DatabaseSync } from 'node:sqlite';
import {
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  type SqliteQueryCompiler,
} from 'kysely';
import type { CountsWaiting } from '#src/server/db/count-waiting.ts';
import { keepToOwner } from '#src/server/db/keep-to-owner.ts';
import { refuseInsideTransaction } from '#src/server/db/transaction-mark.ts';
import { Mutex } from './mutex.ts';
import { PlannedOnceCompiler } from './sqlite-compiler.ts';
import { SqliteConnection } from './sqlite-connection.ts';
import { type SqliteConnections, SqliteSession } from './sqlite-session.ts';
import { lockForWriting } from './sqlite-writer-lock.ts';

type SqliteSettings = { path: string; readOnly: boolean };

/** Kysely runs on Node's own SQLite: one connection writes, one beside it reads. */
export class SqliteDialect implements Dialect {
  readonly #settings: SqliteSettings;
  /** It says whose turn it is to write. */
  readonly #turn = new Mutex();

  constructor(settings: SqliteSettings) {
    this.#settings = settings;
  }

  createDriver(): Driver {
    return new SqliteDriver(this.#settings, this.#turn);
  }

  createQueryCompiler(): SqliteQueryCompiler {
    return new PlannedOnceCompiler();
  }

  createAdapter(): SqliteAdapter {
    return new ConcurrentSqliteAdapter(this.#turn);
  }

  createIntrospector(db: Kysely<unknown>): SqliteIntrospector {
    return new SqliteIntrospector(db);
  }
}

class ConcurrentSqliteAdapter extends SqliteAdapter implements CountsWaiting {
  readonly #turn: Mutex;

  constructor(turn: Mutex) {
    super();
    this.#turn = turn;
  }

  countWaiting(): number {
    return this.#turn.waiting;
  }

  // Sessions take turns themselves, and only for writing.
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class SqliteDriver implements Driver {
  readonly #settings: SqliteSettings;
  readonly #turn: Mutex;
  #connections: SqliteConnections | undefined;
  #unlock: (() => void) | undefined;

  constructor(settings: SqliteSettings, turn: Mutex) {
    this.#settings = settings;
    this.#turn = turn;
  }

  async init(): Promise<void> {
    const { path, readOnly } = this.#settings;
    refuseOldSqlite(sqliteVersion());
    this.#unlock = readOnly ? undefined : lockForWriting(path);
    if (!readOnly) keepToOwner(path);
    try {
      const writer = readOnly ? undefined : new SqliteConnection(path, 'writer');
      this.#connections = {
        writer,
        reader: new SqliteConnection(path, 'reader'),
        turn: this.#turn,
      };
    } catch (error) {
      this.#unlock?.();
      throw error;
    }
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    refuseInsideTransaction();
    if (this.#connections === undefined) throw new Error('The database is closed.');
    return new SqliteSession(this.#connections);
  }

  async beginTransaction(session: SqliteSession): Promise<void> {
    await session.begin();
  }

  async commitTransaction(session: SqliteSession): Promise<void> {
    await session.commit();
  }

  async rollbackTransaction(session: SqliteSession): Promise<void> {
    await session.rollback();
  }

  async releaseConnection(session: SqliteSession): Promise<void> {
    session.release();
  }

  async destroy(): Promise<void> {
    const connections = this.#connections;
    if (connections === undefined) return;
    // An open transaction ends before its connection is closed under it.
    const endTurn = await connections.turn.acquire();
    this.#connections = undefined;
    connections.reader.close();
    connections.writer?.close();
    this.#unlock?.();
    endTurn();
  }
}

/** Below 3.51.3 a checkpoint racing with a write in WAL mode could corrupt the file. */
export function refuseOldSqlite(version: string): void {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  if (major * 1_000_000 + minor * 1000 + patch < 3_051_003) {
    throw new Error(`SQLite ${version} is too old: 3.51.3 or newer is needed (use Node 26).`);
  }
}

function sqliteVersion(): string {
  const memory = new DatabaseSync(':memory:');
  const row = memory.prepare('select sqlite_version() as version').get();
  memory.close();
  return String(row?.version);
}
