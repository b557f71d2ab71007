import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { equations } from '#src/server/equations.ts';
import type { Violation } from '../world/history.ts';

type Prepared = { equation: string; statements: StatementSync[] };

/** Prepares the product's own equations as queries, without what makes a query of it slow. */
export function prepareEquations(raw: DatabaseSync): () => Violation[] {
  const prepared: Prepared[] = equations.map(({ equation, breaches }) => ({
    equation: String(equation),
    statements: breaches.map((breach) => raw.prepare(`${breach} limit 3`)),
  }));
  return () =>
    prepared.flatMap(({ equation, statements }) =>
      statements.flatMap((statement) =>
        statement.all().map(({ detail }) => ({ equation, detail: String(detail) })),
      ),
    );
}
