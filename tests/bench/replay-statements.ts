import { DatabaseSync } from 'node:sqlite';
import type { Recorded } from './record-statements.ts';

export type Connection = { file: string; pragmas: readonly string[] };
/** One piece of work, twice: what differs between the two must be new each time it is done. */
export type Recording = {
  connections: Map<DatabaseSync, Connection>;
  one: readonly Recorded[];
  other: readonly Recorded[];
};

const counterDigits = 8;
/** Greater numbers are instants, which go on with each time: a later gift is told as the last one. */
const earliestInstant = 1_600_000_000_000;

/** The recorded statements on the engine alone, over the same files; each call does the work once. */
export function prepareReplay({ connections, one, other }: Recording): {
  replay(): void;
  close(): void;
} {
  const odd = one.findIndex(({ sql }, at) => sql !== other[at]?.sql);
  if (odd >= 0 || one.length !== other.length) {
    throw new Error(`The two recordings differ: ${one[odd]?.sql} / ${other[odd]?.sql}`);
  }
  const opened = new Map([...connections].map(([was, now]) => [was, open(now)]));
  const fresh = freshWords(one, other);
  const steps = one.map((recorded) => {
    const database = opened.get(recorded.database);
    if (!database) throw new Error(`No connection for: ${recorded.sql}`);
    return stepOf(database, recorded, fresh);
  });
  let count = 0;
  return {
    replay: () => {
      count += 1;
      for (const step of steps) step(count);
    },
    close: () => {
      for (const database of opened.values()) database.close();
    },
  };
}

function open({ file, pragmas }: Connection): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: 5000 });
  for (const pragma of pragmas) database.exec(pragma);
  return database;
}

function stepOf(database: DatabaseSync, recorded: Recorded, fresh: readonly string[]) {
  const { sql, kind, effect } = recorded;
  if (kind === 'exec') return () => database.exec(sql);
  const statement = database.prepare(sql);
  const fill = recorded.parameters.map((value) => {
    if (typeof value === 'number' && value > earliestInstant)
      return (count: number) => value + count;
    const within = typeof value === 'string' ? fresh.filter((word) => value.includes(word)) : [];
    return (count: number) =>
      within.reduce<typeof value>(
        (text, word) => String(text).replace(word, renewed(word, count)),
        value,
      );
  });
  return (count: number) => {
    const parameters = fill.map((one) => one(count));
    const done =
      kind === 'all' ? statement.all(...parameters).length : statement.run(...parameters).changes;
    if (Number(done) !== effect) throw new Error(`Replayed otherwise than recorded: ${sql}`);
  };
}

/** Texts that were not the same both times and hold no shorter such text: ids, keys, hashes. */
function freshWords(one: readonly Recorded[], other: readonly Recorded[]): string[] {
  const words = new Set<string>();
  for (const [at, { parameters }] of one.entries()) {
    for (const [position, value] of parameters.entries()) {
      const differs = other[at]?.parameters[position] !== value;
      if (typeof value === 'string' && differs && value.length > counterDigits) words.add(value);
    }
  }
  const all = [...words];
  return all.filter((word) => !all.some((part) => part !== word && word.includes(part)));
}

function renewed(word: string, count: number): string {
  return word.slice(0, -counterDigits) + count.toString(36).padStart(counterDigits, '0');
}
