import type { DatabaseSync } from 'node:sqlite';
import type { Database } from '#src/server/db/database.ts';
import { findAllowanceOfVenue } from '#src/server/venues/allowance/find-allowance-of-venue.ts';
import type { History } from '../world/history.ts';

/** The ledger says that an activity gave so much to cases, less what came back. */
const ofPool = `select coalesce(sum(0 - entry.amount_in_fen), 0) as used
  from ledger_transfers as transfer
  join ledger_entries as entry on entry.transfer_id = transfer.id and entry.account_id = 'P:' || ?1
  where transfer.kind in ('match', 'match-back')`;

type Check = (history: History, db: Database) => Promise<void>;

/** (public truth) What a venue says of its newcomers' money is what the ledger says then. */
export function prepareDirectedCheck(raw: DatabaseSync): Check {
  const findUsed = raw.prepare(ofPool);
  return async ({ base, scheduler, report }, db) => {
    const { venueId, allowancesId } = base;
    const used = Number(findUsed.get(allowancesId)?.used);
    const shown = await findAllowanceOfVenue(db, { venueId }, scheduler.now);
    if (shown?.usedInFen === used) return;
    report('shown', `the venue says ${shown?.usedInFen} fen are used, and the ledger ${used}`);
  };
}
