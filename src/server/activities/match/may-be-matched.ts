import type { Database, Trx } from '#src/server/db/database.ts';
import type { RefusedBecause } from '#src/shared/activities/directed/promises.ts';
import { findBar } from './find-bar.ts';

type Asked = Parameters<typeof findBar>[1];

/** Is it somebody whose gift a sponsor adds to: not of the family, not of staff, not too new? */
export async function mayBeMatched(trx: Trx, asked: Asked, at: number): Promise<boolean> {
  return (await findBar(trx, asked, at)) === undefined;
}

/** Finds why a sponsor adds nothing by this person to this case; undefined where one does. */
export async function findWhyNotMatched(
  db: Database | Trx,
  asked: Asked,
  at: number,
): Promise<RefusedBecause | undefined> {
  const bar = await findBar(db, asked, at);
  if (bar === undefined) return undefined;
  if (bar === 'device') return 'sharedBrowser';
  return bar === 'staff' || bar === 'young' ? bar : 'family';
}
