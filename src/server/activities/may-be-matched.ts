import type { Trx } from '#src/server/db/database.ts';
import { findBar } from './find-bar.ts';

type Asked = Parameters<typeof findBar>[1];

/** Is it somebody whose gift a sponsor adds to: not of the family, not of staff, not too new? */
export async function mayBeMatched(trx: Trx, asked: Asked, at: number): Promise<boolean> {
  return (await findBar(trx, asked, at)) === undefined;
}
