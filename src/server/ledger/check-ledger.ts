import { setImmediate as letOthersRun } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '#src/server/db/database.ts';
import type { Equation } from '#src/server/db/equation.ts';

type EquationResult = {
  equation: number;
  statement: string;
  ok: boolean;
  details: string[]; // the first breaches of each query, in words
};

const detailsShown = 20;

/** States whether each equation holds; each query reads one snapshot. */
export async function checkLedger(
  db: Database,
  equations: readonly Equation[],
): Promise<EquationResult[]> {
  const results: EquationResult[] = [];
  for (const { equation, statement, breaches } of equations) {
    const details: string[] = [];
    for (const breach of breaches) {
      details.push(...(await findBreaches(db, breach)));
      await letOthersRun();
    }
    results.push({ equation, statement, ok: details.length === 0, details });
  }
  return results;
}

async function findBreaches(db: Database, breach: string): Promise<string[]> {
  const query = sql<{ detail: string }>`${sql.raw(breach.trim())} limit ${sql.lit(detailsShown)}`;
  const { rows } = await query.execute(db);
  return rows.map(({ detail }) => detail);
}
