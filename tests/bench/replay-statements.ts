import { DatabaseSync } from 'node:sqlite';
import type { Recorded } from './record-statements.ts';

export type Connection = { file: string; pragmas: readonly string[] };
/**
 * This is one piece of work, twice: what differs between the two must be new each time it is done.
 */
export type Recording = {
  connections: Map<DatabaseSync, Connection>;
  one: readonly Recorded[];
  other: readonly Recorded[];
};

const newDigits = 8;
/**
 * It has no divisor in common with 36, so that numbers times it are all different in their last
 * digits.
 */
const scatter = 1_299_709_033;
/** This is a text that was not the same twice, and from which letter on. */
type FreshText = { text: string; from: number };
/** Greater numbers are instants, which go on with each time: a later gift is told as the last one. */
const earliestInstant = 1_600_000_000_000;

/**
 * Replays the recorded statements on the engine alone, over the same files; each call does the work
 * once.
 */
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

function stepOf(database: DatabaseSync, recorded: Recorded, fresh: readonly FreshText[]) {
  const { sql, kind, effect } = recorded;
  if (kind === 'exec') return () => database.exec(sql);
  const statement = database.prepare(sql);
  const fill = recorded.parameters.map((value) => {
    if (typeof value === 'number' && value > earliestInstant)
      return (count: number) => value + count;
    const within =
      typeof value === 'string' ? fresh.filter(({ text }) => value.includes(text)) : [];
    return (count: number) =>
      within.reduce<typeof value>(
        (text, one) => String(text).replace(one.text, renewed(one, count)),
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

/**
 * Finds texts that were not the same both times and hold no shorter such text: ids, keys, hashes.
 */
function freshWords(one: readonly Recorded[], other: readonly Recorded[]): FreshText[] {
  const words = new Map<string, FreshText>();
  for (const [at, { parameters }] of one.entries()) {
    for (const [position, text] of parameters.entries()) {
      const then = other[at]?.parameters[position];
      if (typeof text !== 'string' || typeof then !== 'string' || text === then) continue;
      if (text.length > newDigits) words.set(text, { text, from: newFrom(text, then) });
    }
  }
  const all = [...words.values()];
  return all.filter(
    ({ text }) => !all.some((part) => part.text !== text && text.includes(part.text)),
  );
}

function newFrom(text: string, then: string): number {
  const differs = [...text].findIndex((letter, at) => letter !== then[at]);
  return Math.min(differs, text.length - newDigits);
}

/**
 * Makes random text where the recorded one was: rows of random ids lie far apart in their indexes,
 * and one after the other would write fewer pages than ours do.
 */
function renewed({ text, from }: FreshText, count: number): string {
  const digits = ((count * scatter) % 36 ** newDigits).toString(36).padStart(newDigits, '0');
  return text.slice(0, from) + digits + text.slice(from + newDigits);
}
