import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import type { Mutex } from './mutex.ts';
import { retryWhileBusy } from './retry-while-busy.ts';
import type { SqliteConnection } from './sqlite-connection.ts';

export type SqliteConnections = {
  reader: SqliteConnection;
  writer: SqliteConnection | undefined; // none when opened read-only
  turn: Mutex; // whose turn it is to write
};

/**
 * Kysely takes this for a connection. It borrows a real one by query: reads never wait for the
 * writer, a single write takes its turn, a transaction keeps its turn until it ends.
 */
export class SqliteSession implements DatabaseConnection {
  readonly #connections: SqliteConnections;
  #endTurn: (() => void) | undefined;
  #released = false;

  constructor(connections: SqliteConnections) {
    this.#connections = connections;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    this.#refuseReleased();
    if (this.#endTurn !== undefined) return this.#writer.run(query);
    if (isRead(query)) return retryWhileBusy(() => this.#connections.reader.run<R>(query));
    const writer = this.#writer;
    const endTurn = await this.#connections.turn.acquire();
    try {
      return await retryWhileBusy(() => writer.run<R>(query));
    } finally {
      endTurn();
    }
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    this.#refuseReleased();
    if (!isRead(query)) throw new Error('Only selects can be streamed.');
    const source = this.#endTurn === undefined ? this.#connections.reader : this.#writer;
    for (const row of source.iterate<R>(query)) yield { rows: [row] };
  }

  async begin(): Promise<void> {
    const writer = this.#writer;
    const endTurn = await this.#connections.turn.acquire();
    try {
      // It begins at once: a deferred one could fail later, when it turns from reading to writing.
      await retryWhileBusy(() => writer.exec('begin immediate'));
    } catch (error) {
      endTurn();
      throw error;
    }
    this.#endTurn = endTurn;
  }

  async commit(): Promise<void> {
    this.#writer.exec('commit');
    this.#finish();
  }

  async rollback(): Promise<void> {
    try {
      // This is a full disk makes SQLite roll back by itself.
      if (this.#writer.isInTransaction) this.#writer.exec('rollback');
    } finally {
      this.#finish();
    }
  }

  release(): void {
    this.#released = true;
    this.#finish();
  }

  #finish(): void {
    this.#endTurn?.();
    this.#endTurn = undefined;
  }

  get #writer(): SqliteConnection {
    const { writer } = this.#connections;
    if (writer === undefined) throw new Error('This database was opened for reading only.');
    return writer;
  }

  #refuseReleased(): void {
    if (this.#released) throw new Error('A query ran on a connection that was given back.');
  }
}

function isRead({ query, sql }: CompiledQuery): boolean {
  if (query.kind === 'SelectQueryNode') return true;
  return query.kind === 'RawNode' && /^\s*select\b/i.test(sql);
}
