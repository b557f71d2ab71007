import type { DatabaseSync } from 'node:sqlite';
import type { Database } from '#src/server/db/database.ts';
import type { History } from '../world/history.ts';
import { prepareAsideCheck } from './check-aside.ts';
import { prepareDirectedCheck } from './check-directed.ts';
import { type CasesShown, prepareShownCheck } from './check-shown.ts';
import { prepareSponsorCheck } from './check-sponsors.ts';

/**
 * (public truth) All is asked that is told of money, of gifts and of what people direct; and
 * whether sponsors gave by their word.
 */
export function prepareToldCheck(raw: DatabaseSync) {
  const [shown, directed] = [prepareShownCheck(raw), prepareDirectedCheck(raw)];
  const [checkAside, checkSponsors] = [prepareAsideCheck(raw), prepareSponsorCheck(raw)];
  return async (history: History, db: Database, cases: CasesShown): Promise<void> => {
    checkAside(history);
    checkSponsors(history);
    await shown(history, db, cases);
    await directed(history, db);
  };
}
