import { sql } from 'kysely';
import { type Database, engineOf, type Trx } from './database.ts';
import { isDamage } from './db-errors.ts';

/**
 * These are databases of this process that were found damaged, by what they and their transactions
 * share.
 */
const damaged = new WeakSet<object>();

/** Answers true when it was not known before. */
export function markDamaged(db: Database): boolean {
  const { adapter } = db.getExecutor();
  const isNew = !damaged.has(adapter);
  damaged.add(adapter);
  return isNew;
}

export function isMarkedDamaged(db: Database | Trx): boolean {
  return damaged.has(db.getExecutor().adapter);
}

/**
 * Finds what SQLite finds wrong with its file, reading all of it; PostgreSQL keeps sums of its own.
 */
export async function findDamage(db: Database): Promise<string | undefined> {
  if (engineOf(db) === 'postgres') return undefined;
  try {
    const { rows } = await sql<{ words: string }>`
      select quick_check as words from pragma_quick_check`.execute(db);
    return rows.find(({ words }) => words !== 'ok')?.words;
  } catch (error) {
    if (isDamage(error)) return String(error);
    throw error;
  }
}
