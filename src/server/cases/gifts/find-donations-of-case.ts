import type { Database } from '#src/server/db/database.ts';
import { isKept } from '#src/server/db/kept-gifts.ts';
import { isBeyond, pageFrom, readAnchor } from '#src/server/platform/keyset.ts';
import type { DonationRecord, DonorSort } from '#src/shared/cases/calls.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { publicColumns, publicRecordOf } from './donation-record.ts';
import { pageOfGifts, selectGifts } from './select-gifts.ts';

type Asked = {
  caseId: string;
  sort: DonorSort;
  anchorId: string;
  size: number;
  locale: Locale;
};
export type DonationPage = { list: DonationRecord[]; hasNext: boolean; anchorId: string };

/**
 * Finds paid donations of a case. By size those of a hidden amount are left out: a place between
 * two known amounts, or an anchor, would tell what they hide. What is back whole leads nobody
 * either.
 */
export function findDonationsOfCase(db: Database, asked: Asked): Promise<DonationPage> {
  return asked.sort === 'largest' ? findLargest(db, asked) : findNewest(db, asked);
}

async function findNewest(db: Database, asked: Asked): Promise<DonationPage> {
  const page = pageOfGifts(await selectGifts(db, asked).execute(), asked.size);
  return { ...page, list: page.list.map((row) => publicRecordOf(row, asked.locale)) };
}

async function findLargest(db: Database, asked: Asked): Promise<DonationPage> {
  const rows = await db
    .selectFrom('donations')
    .select(publicColumns)
    .where('case_id', '=', asked.caseId)
    .where('paid_at', 'is not', null)
    .where(isKept)
    .where('amount_hidden', '=', 0)
    .where((eb) => isBeyond(eb, ['amount_in_fen', 'id'], readAnchor(asked.anchorId, 'ns')))
    .orderBy('amount_in_fen', 'desc')
    .orderBy('id', 'desc')
    .limit(asked.size + 1)
    .execute();
  const page = pageFrom(rows, asked.size, (row) => [row.amount_in_fen, row.id]);
  return { ...page, list: page.list.map((row) => publicRecordOf(row, asked.locale)) };
}
