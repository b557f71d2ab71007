import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  type SqliteQueryCompiler,
} from 'kysely';
import { PlannedOnceCompiler } from '#src/server/db/engines/sqlite-compiler.ts';
import { type SqliteConnections, SqliteSession } from '#src/server/db/engines/sqlite-session.ts';
import { refuseInsideTransaction } from '#src/server/db/transaction-mark.ts';

export type Pauses = {
  pause(at: string): Promise<void>;
  committed(): void;
};

/**
 * These are the product's own SQLite sessions, with a pause in front of all they do and after a
 * commit.
 */
export class PausingDialect implements Dialect {
  readonly #driver: Driver;

  constructor(connections: SqliteConnections, pauses: Pauses) {
    this.#driver = new PausingDriver(connections, pauses);
  }

  createDriver(): Driver {
    return this.#driver;
  }

  createQueryCompiler(): SqliteQueryCompiler {
    return new PlannedOnceCompiler();
  }

  createAdapter(): SqliteAdapter {
    return new SharedAdapter();
  }

  createIntrospector(db: Kysely<unknown>): SqliteIntrospector {
    return new SqliteIntrospector(db);
  }
}

class SharedAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class PausingDriver implements Driver {
  readonly #connections: SqliteConnections;
  readonly #pauses: Pauses;

  constructor(connections: SqliteConnections, pauses: Pauses) {
    this.#connections = connections;
    this.#pauses = pauses;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PausingConnection> {
    refuseInsideTransaction();
    return new PausingConnection(new SqliteSession(this.#connections), this.#pauses);
  }

  async beginTransaction({ session }: PausingConnection): Promise<void> {
    await this.#pauses.pause('begin');
    await session.begin();
  }

  async commitTransaction({ session }: PausingConnection): Promise<void> {
    await this.#pauses.pause('commit');
    await session.commit();
    this.#pauses.committed();
    await this.#pauses.pause('committed');
  }

  async rollbackTransaction({ session }: PausingConnection): Promise<void> {
    await session.rollback();
  }

  async releaseConnection({ session }: PausingConnection): Promise<void> {
    session.release();
  }

  async destroy(): Promise<void> {}
}

class PausingConnection implements DatabaseConnection {
  readonly session: SqliteSession;
  readonly #pauses: Pauses;

  constructor(session: SqliteSession, pauses: Pauses) {
    this.session = session;
    this.#pauses = pauses;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    await this.#pauses.pause('query');
    return this.session.executeQuery<R>(query);
  }

  streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    return this.session.streamQuery<R>(query);
  }
}
