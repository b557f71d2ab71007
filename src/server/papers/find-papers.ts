import type { Database } from '#src/server/db/database.ts';
import { isBeyond, pageFrom, readAnchor } from '#src/server/platform/keyset.ts';
import type { Services } from '#src/server/services.ts';
import type { PaperView } from '#src/shared/papers/paper-view.ts';
import { openTitle } from './paper-title.ts';

type PaperServices = Pick<Services, 'db' | 'keys'>;

/** Finds one paper as its owner sees it; someone else's is as good as absent. */
export async function findPaper(
  { db, keys }: PaperServices,
  { paperId, userId }: { paperId: string; userId: string },
): Promise<PaperView | undefined> {
  const row = await selectPapers(db, userId).where('id', '=', paperId).executeTakeFirst();
  return row && (await viewsOf({ db, keys }, [row]))[0];
}

/** Finds the viewer's papers, newest first, void ones too. */
export async function findPapers(
  { db, keys }: PaperServices,
  { userId, anchorId, size }: { userId: string; anchorId: string; size: number },
) {
  const rows = await selectPapers(db, userId)
    .where((eb) => isBeyond(eb, ['created_at', 'id'], readAnchor(anchorId, 'ns')))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(size + 1)
    .execute();
  const page = pageFrom(rows, size, (row) => [row.created_at, row.id]);
  return { ...page, list: await viewsOf({ db, keys }, page.list) };
}

function selectPapers(db: Database, userId: string) {
  return db
    .selectFrom('papers')
    .select(['id', 'number', 'check_code', 'title_type', 'title_sealed', 'amount_in_fen'])
    .select(['created_at', 'voided_at', 'void_reason', 'email_sealed', 'mailed_at'])
    .select(['kind', 'issued_at', 'refused_at', 'refusal'])
    .where('user_id', '=', userId);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectPapers>['executeTakeFirstOrThrow']>>;

async function viewsOf({ db, keys }: PaperServices, rows: readonly Row[]): Promise<PaperView[]> {
  if (rows.length === 0) return [];
  const gifts = await db
    .selectFrom('paper_gifts')
    .select(['paper_id', 'order_id'])
    .where(
      'paper_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('order_id')
    .execute();
  return rows.map((row) => ({
    ...{ invoiceId: row.id, kind: row.kind, refusal: row.refusal },
    ...(row.issued_at === null ? unnumbered : { number: row.number, checkCode: row.check_code }),
    ...{ titleType: row.title_type, ...openTitle(keys, row.id, row.title_sealed) },
    amountInFen: row.amount_in_fen,
    orderIds: gifts.filter(({ paper_id }) => paper_id === row.id).map(({ order_id }) => order_id),
    state: stateOf(row),
    mail: mailOf(row),
    ...{ voidReason: row.void_reason, createdAt: row.created_at, voidedAt: row.voided_at },
  }));
}

const unnumbered = { number: '', checkCode: '' };

function stateOf({ issued_at, refused_at, voided_at }: Row): PaperView['state'] {
  if (voided_at !== null) return 'void';
  if (refused_at !== null) return 'refused';
  return issued_at === null ? 'asked' : 'live';
}

function mailOf({ email_sealed, mailed_at }: Pick<Row, 'email_sealed' | 'mailed_at'>) {
  if (mailed_at !== null) return 'sent';
  return email_sealed === '' ? 'none' : 'waiting';
}
