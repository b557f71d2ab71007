import type { Database } from '#src/server/db/database.ts';
import { pageFrom, readAnchor } from '#src/server/platform/keyset.ts';
import type { DonationRecord, DonorSort } from '#src/shared/cases/calls.ts';
import { publicRecordOf, recordColumns } from './donation-record.ts';

type Asked = {
  caseId: string;
  sort: DonorSort;
  anchorId: string;
  size: number;
  lovePerson: string;
};
export type DonationPage = { list: DonationRecord[]; hasNext: boolean; anchorId: string };

/**
 * Paid donations of a case. By size those of a hidden amount are left out: a place between two
 * known amounts, or an anchor, would tell what they hide.
 */
export function findDonationsOfCase(db: Database, asked: Asked): Promise<DonationPage> {
  return asked.sort === 'largest' ? findLargest(db, asked) : findNewest(db, asked);
}

function paidDonations(db: Database, caseId: string) {
  return db
    .selectFrom('donations')
    .select(recordColumns)
    .where('case_id', '=', caseId)
    .where('paid_at', 'is not', null);
}

async function findNewest(db: Database, asked: Asked): Promise<DonationPage> {
  const [paidAt, id] = readAnchor(asked.anchorId, 'ns') ?? [];
  const rows = await paidDonations(db, asked.caseId)
    .$if(id !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('paid_at', 'id'), '<', tuple(Number(paidAt), String(id))),
      ),
    )
    .orderBy('paid_at', 'desc')
    .orderBy('id', 'desc')
    .limit(asked.size + 1)
    .execute();
  const page = pageFrom(rows, asked.size, (row) => [row.paid_at ?? 0, row.id]);
  return { ...page, list: page.list.map((row) => publicRecordOf(row, asked.lovePerson)) };
}

async function findLargest(db: Database, asked: Asked): Promise<DonationPage> {
  const [amountInFen, id] = readAnchor(asked.anchorId, 'ns') ?? [];
  const rows = await paidDonations(db, asked.caseId)
    .where('amount_hidden', '=', 0)
    .$if(id !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('amount_in_fen', 'id'), '<', tuple(Number(amountInFen), String(id))),
      ),
    )
    .orderBy('amount_in_fen', 'desc')
    .orderBy('id', 'desc')
    .limit(asked.size + 1)
    .execute();
  const page = pageFrom(rows, asked.size, (row) => [row.amount_in_fen, row.id]);
  return { ...page, list: page.list.map((row) => publicRecordOf(row, asked.lovePerson)) };
}
