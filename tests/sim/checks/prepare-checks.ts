import type { DatabaseSync } from 'node:sqlite';
import type { TestDatabase } from '../../support/test-db.ts';
import type { History } from '../world/history.ts';
import { prepareBookChecks } from './check-book.ts';
import { prepareDeskCheck } from './check-desk.ts';
import { prepareEquations } from './check-equations.ts';
import type { CasesShown } from './check-shown.ts';
import { prepareToldCheck } from './check-told.ts';

export type Checks = {
  /** It is shown at every quiet point, by the product's own public readings. */
  shown(history: History, cases: CasesShown): Promise<void>;
  afterWave(history: History): void;
  atRest(history: History): void;
};

/**
 * Prepares what is asked of a database while it lives histories; `counted` is called by each check.
 */
export function prepareChecks(
  raw: DatabaseSync,
  db: TestDatabase['db'],
  counted: () => void,
): Checks {
  const checkEquations = prepareEquations(raw);
  const books = prepareBookChecks(raw);
  const checkDesk = prepareDeskCheck(raw);
  const checkShown = prepareToldCheck(raw);
  const checkAll = (history: History) => {
    counted();
    for (const { equation, detail } of checkEquations()) history.report(equation, detail);
  };
  // All are read at once, or the file would be locked and let go for each of a hundred queries.
  const atOnce = (check: () => void) => {
    raw.exec('begin');
    check();
    raw.exec('commit');
  };
  return {
    shown: (history, cases) => checkShown(history, db, cases),
    afterWave: (history) =>
      atOnce(() => {
        books.check(history);
        checkAll(history);
      }),
    atRest: (history) =>
      atOnce(() => {
        checkAll(history);
        books.checkAtRest(history);
        checkDesk(history);
      }),
  };
}
