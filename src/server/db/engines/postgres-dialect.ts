import { type Driver, PostgresAdapter, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { CountsWaiting } from '#src/server/db/count-waiting.ts';
import { refuseInsideTransaction } from '#src/server/db/transaction-mark.ts';
import { watchLine } from './watch-line.ts';

export type PostgresSettings = {
  databaseUrl: string;
  searchPath?: string | undefined;
  statementTimeoutMs: number;
};

const poolSize = 10;
/** One waits so long for a connection, be it a new one or one that others hold. */
const connectionTimeoutMs = 3000;
const lockTimeoutMs = 5000;
/** The database ends a question that takes too long; if it cannot even say so, we do. */
const answerMarginMs = 5000;
const idleInTransactionTimeoutMs = 60_000;
const typesReadAsNumbers = new Set<number>([pg.types.builtins.INT8, pg.types.builtins.NUMERIC]);

/**
 * It is the stock dialect, but a query on `db` inside a transaction throws instead of taking a
 * second client.
 */
export class GuardedPostgresDialect extends PostgresDialect {
  readonly #watch: { close(): void };
  readonly #pool: pg.Pool;

  constructor(settings: PostgresSettings) {
    const pool = openPool(settings);
    super({ pool });
    this.#pool = pool;
    this.#watch = watchLine(pool, {
      connectionString: settings.databaseUrl,
      application_name: 'warmlight-watch',
    });
  }

  override createAdapter(): PostgresAdapter {
    return new CountingPostgresAdapter(this.#pool);
  }

  override createDriver(): Driver {
    const driver = super.createDriver();
    const acquire = driver.acquireConnection.bind(driver);
    driver.acquireConnection = async (options) => {
      refuseInsideTransaction();
      return acquire(options);
    };
    const destroy = driver.destroy.bind(driver);
    driver.destroy = async () => {
      this.#watch.close();
      await destroy();
    };
    return driver;
  }
}

class CountingPostgresAdapter extends PostgresAdapter implements CountsWaiting {
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool) {
    super();
    this.#pool = pool;
  }

  countWaiting(): number {
    return this.#pool.waitingCount;
  }
}

function openPool({ databaseUrl, searchPath, statementTimeoutMs }: PostgresSettings): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: 'warmlight',
    max: poolSize,
    keepAlive: true,
    connectionTimeoutMillis: connectionTimeoutMs,
    statement_timeout: statementTimeoutMs,
    ...(statementTimeoutMs > 0
      ? { lock_timeout: lockTimeoutMs, query_timeout: statementTimeoutMs + answerMarginMs }
      : {}),
    idle_in_transaction_session_timeout: idleInTransactionTimeoutMs,
    ...(searchPath === undefined ? {} : { options: `-c search_path=${quoteOption(searchPath)}` }),
    types: {
      getTypeParser: (id, format) =>
        typesReadAsNumbers.has(id) && format !== 'binary'
          ? toExactNumber
          : pg.types.getTypeParser(id, format),
    },
  });
  // An idle client that loses its server is replaced by the next query; unheard, it would end us.
  pool.on('error', () => {});
  // So would one at work: its query fails too, and that is where the loss is dealt with.
  pool.on('connect', (client) => client.on('error', () => {}));
  // A question that was given up is still on its line, and the next one would wait behind it.
  pool.on('release', (_error, client) => {
    if (!(client as { readyForQuery?: boolean }).readyForQuery) void client.end();
  });
  return pool;
}

/** Answers money that a number can't hold exactly must stop the program, not be rounded. */
export function toExactNumber(text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && !Number.isSafeInteger(value)) {
    throw new RangeError(`${text} is beyond the integers a number holds exactly.`);
  }
  return value;
}

function quoteOption(value: string): string {
  return value.replace(/[\\ ]/g, '\\$&');
}
