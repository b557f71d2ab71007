import type { Database } from '#src/server/db/database.ts';
import { pageFrom, readAnchor } from '#src/server/platform/keyset.ts';
import { publicRecordOf, recordColumns } from './donation-record.ts';
import type { DonationPage } from './find-donations-of-case.ts';

type Asked = {
  caseId: string;
  anchorId: string;
  size: number;
  lovePerson: string;
  /** Only those who came through this many hands; 0 for all. */
  degree?: number;
  /** Only those paid within these instants, the end left out. */
  paidBetween?: { from: number; until: number } | undefined;
};

/** Paid donations that came with words, newest first. */
export async function findEncouragements(
  db: Database,
  { caseId, anchorId, size, lovePerson, degree = 0, paidBetween }: Asked,
): Promise<DonationPage> {
  const [paidAt, id] = readAnchor(anchorId, 'ns') ?? [];
  const rows = await db
    .selectFrom('donations')
    .select(recordColumns)
    .where('case_id', '=', caseId)
    .where('paid_at', 'is not', null)
    .where('words', '<>', '')
    .$if(degree > 0, (query) => query.where('sharedv', '=', degree))
    .$if(paidBetween !== undefined, (query) =>
      query
        .where('paid_at', '>=', paidBetween?.from ?? 0)
        .where('paid_at', '<', paidBetween?.until ?? 0),
    )
    .$if(id !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('paid_at', 'id'), '<', tuple(Number(paidAt), String(id))),
      ),
    )
    .orderBy('paid_at', 'desc')
    .orderBy('id', 'desc')
    .limit(size + 1)
    .execute();
  const page = pageFrom(rows, size, (row) => [row.paid_at ?? 0, row.id]);
  return { ...page, list: page.list.map((row) => publicRecordOf(row, lovePerson)) };
}

const dayMs = 24 * 60 * 60 * 1000;
/** China keeps one time all year, eight hours ahead of UTC. */
const offsetMs = 8 * 60 * 60 * 1000;

/** The whole of yesterday as the platform's country counts days. */
export function yesterdayOf(now: number): { from: number; until: number } {
  const today = Math.floor((now + offsetMs) / dayMs) * dayMs - offsetMs;
  return { from: today - dayMs, until: today };
}
