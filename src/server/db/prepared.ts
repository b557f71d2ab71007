import type { CompiledQuery, Kysely, QueryResult } from 'kysely';
import { type Database, engineOf } from './database.ts';

/** Stands in a query for the value at its place among those that are asked with. */
class Placeholder {
  readonly at: number;

  constructor(at: number) {
    this.at = at;
  }

  [Symbol.toPrimitive](): never {
    throw new Error('A query was prepared by reckoning with a value, which it is not given.');
  }
}

type Prepared<Db, Asked, Row> = {
  all(db: Db, asked: Asked): Promise<Row[]>;
  first(db: Db, asked: Asked): Promise<Row | undefined>;
  /** Throws where there is none. */
  one(db: Db, asked: Asked): Promise<Row>;
  /** Answers how many rows it wrote. */
  run(db: Db, asked: Asked): Promise<number>;
};

/**
 * Builds and compiles a query once, which runs with the values of each time. `build` passes the
 * members of what is asked on to the query and never looks at one: it gets none, only its place.
 * What is asked with other members, or with a list of another length, is another query; so lists
 * are short here. It is built for each engine by itself.
 */
export function prepared<
  Asked extends object,
  Row,
  // biome-ignore lint/suspicious/noExplicitAny: of whatever schema
  Db extends Kysely<any> = Database,
>(build: (db: Db, asked: Asked) => { compile(): CompiledQuery<Row> }): Prepared<Db, Asked, Row> {
  const known = new Map<string, CompiledQuery<Row>>();
  const execute = async (db: Db, asked: Asked): Promise<QueryResult<Row>> => {
    const values: unknown[] = [];
    const key = engineOf(db) + takeValues(asked, values);
    const executor = db.getExecutor();
    let query = known.get(key);
    // Whoever guards a transaction sees every query, as it does those that are built each time.
    if (query) executor.transformQuery(query.query, query.queryId);
    else {
      query = build(db, withPlaces(asked)).compile();
      known.set(key, query);
    }
    const parameters = query.parameters.map((one) =>
      one instanceof Placeholder ? values[one.at] : one,
    );
    return executor.executeQuery({ ...query, parameters });
  };
  return {
    all: async (db, asked) => (await execute(db, asked)).rows,
    first: async (db, asked) => (await execute(db, asked)).rows[0],
    one: async (db, asked) => {
      const [row] = (await execute(db, asked)).rows;
      if (row === undefined) throw new Error('A row that must be there was not found.');
      return row;
    },
    run: async (db, asked) => Number((await execute(db, asked)).numAffectedRows ?? 0),
  };
}

/** Puts the values of what is asked one after the other; answers its shape without them. */
function takeValues(asked: unknown, values: unknown[]): string {
  if (!isNested(asked)) {
    values.push(asked);
    return ',';
  }
  let shape = '(';
  for (const [name, part] of Object.entries(asked)) shape += name + takeValues(part, values);
  return `${shape})`;
}

/** Gives the same with a placeholder for each value, in the same order. */
function withPlaces<T>(asked: T): T {
  let count = 0;
  const place = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(place);
    if (!isNested(part)) return new Placeholder(count++);
    return Object.fromEntries(Object.entries(part).map(([name, one]) => [name, place(one)]));
  };
  return place(asked) as T;
}

function isNested(part: unknown): part is object {
  return Array.isArray(part) || (part as object | null)?.constructor === Object;
}
