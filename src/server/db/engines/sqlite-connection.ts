import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { CompiledQuery, QueryResult } from 'kysely';

const cachedStatements = 500;
const busyTimeoutMs = 50;

type CachedStatement = { statement: StatementSync; reads: boolean };

/** This is one open connection with its prepared statements. */
export class SqliteConnection {
  readonly #file: DatabaseSync;
  readonly #statements = new Map<string, CachedStatement>();

  constructor(path: string, role: 'writer' | 'reader') {
    this.#file = new DatabaseSync(path, { timeout: busyTimeoutMs });
    this.#file.exec('pragma synchronous = full');
    this.#file.exec('pragma foreign_keys = on');
    this.#file.exec('pragma recursive_triggers = on');
    this.#file.exec('pragma temp_store = memory');
    this.#file.exec('pragma cache_size = -16000');
    if (role === 'writer') this.#file.exec('pragma journal_mode = wal');
    else this.#file.exec('pragma query_only = on');
  }

  get isInTransaction(): boolean {
    return this.#file.isTransaction;
  }

  exec(sql: string): void {
    this.#file.exec(sql);
  }

  run<R>(query: CompiledQuery): QueryResult<R> {
    const { statement, reads } = this.#prepare(query.sql);
    const parameters = query.parameters as (string | number | bigint | null)[];
    if (reads) return { rows: statement.all(...parameters) as R[] };
    const { changes } = statement.run(...parameters);
    return { rows: [], numAffectedRows: BigInt(changes) };
  }

  /** It takes a statement of its own, since a cached one would be reset by its next use. */
  *iterate<R>(query: CompiledQuery): Generator<R> {
    const parameters = query.parameters as (string | number | bigint | null)[];
    yield* this.#file.prepare(query.sql).iterate(...parameters) as Iterable<R>;
  }

  close(): void {
    this.#statements.clear();
    this.#file.close();
  }

  #prepare(sql: string): CachedStatement {
    const known = this.#statements.get(sql);
    if (known !== undefined) {
      // It is re-inserted so that the first key is the one not used for longest.
      this.#statements.delete(sql);
      this.#statements.set(sql, known);
      return known;
    }
    const statement = this.#file.prepare(sql);
    const cached = { statement, reads: statement.columns().length > 0 };
    this.#statements.set(sql, cached);
    if (this.#statements.size > cachedStatements) {
      const oldest = this.#statements.keys().next().value;
      if (oldest !== undefined) this.#statements.delete(oldest);
    }
    return cached;
  }
}
