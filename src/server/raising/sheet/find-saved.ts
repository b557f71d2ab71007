import type { Trx } from '#src/server/db/database.ts';
import type { Keys } from '#src/server/platform/keys.ts';
import type { RaisePart } from '#src/shared/raising/parts.ts';
import type { SheetContent } from '#src/shared/raising/sheets.ts';
import { findPart } from './part-record.ts';

/** Finds what was saved whole of another part, as far as one sheet or another of it has the field. */
export async function findSaved<P extends RaisePart>(
  trx: Trx,
  keys: Keys,
  asked: { caseId: string; part: P },
): Promise<Partial<SheetContent<P>> | undefined> {
  const record = await findPart(trx, keys, asked);
  return record?.saved?.fields as Partial<SheetContent<P>> | undefined;
}
