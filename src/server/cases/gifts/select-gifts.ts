import type { Database } from '#src/server/db/database.ts';
import { isBeyond, pageFrom, readAnchor } from '#src/server/platform/keyset.ts';
import { publicColumns } from './donation-record.ts';

type Asked = { caseId: string; anchorId: string; size: number };

/** Selects paid donations of a case, newest first, from the anchor on: a page and one more. */
export function selectGifts(db: Database, { caseId, anchorId, size }: Asked) {
  return db
    .selectFrom('donations')
    .select(publicColumns)
    .where('case_id', '=', caseId)
    .where('paid_at', 'is not', null)
    .where((eb) => isBeyond(eb, ['paid_at', 'id'], readAnchor(anchorId, 'ns')))
    .orderBy('paid_at', 'desc')
    .orderBy('id', 'desc')
    .limit(size + 1);
}

/** Answers the page of what `selectGifts` found. */
export function pageOfGifts<Row extends { paid_at: number | null; id: string }>(
  rows: readonly Row[],
  size: number,
) {
  return pageFrom(rows, size, (row) => [row.paid_at ?? 0, row.id]);
}
