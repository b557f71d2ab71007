import type { Database } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { csvTable } from '#src/server/platform/csv-table.ts';
import { recordAct } from '#src/server/review/record-act.ts';
import { startOfDay } from '#src/shared/platform/china-days.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { monthAfter } from '#src/shared/platform/months.ts';
import { queueTargetMs } from '#src/shared/review/queue-names.ts';
import { textsOf } from '#src/texts/texts.ts';

type Asked = { month: string; locale: Locale; staffUserId: string };

/**
 * Makes a month of the ledger and of the desk as CSV: counts, sums in fen, and where the trail
 * ended.
 */
export async function makeOperatorReport(
  db: Database,
  { month, locale, staffUserId }: Asked,
  now: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const [from, to] = boundsOf(month);
  const t = textsOf(locale).review.report;
  const { queues } = textsOf(locale).review;
  const [transfers, tasks] = [await sumTransfers(db, from, to), await countTasks(db, from, to)];
  const cases = await countPublished(db, from, to);
  await inTransaction(db, (trx) =>
    recordAct(trx, { act: 'exportReport', staffUserId, detail: { month }, now }),
  );
  const head = await db.selectFrom('audit_head').selectAll().executeTakeFirstOrThrow();
  return csvTable([
    [t.part, t.name, t.count, t.sumInFen, t.late],
    [t.cases, t.published, cases, '', ''],
    ...transfers.map((row) => [t.money, kindName(t.transfers, row.kind), row.count, row.sum, '']),
    ...tasks.map((row) => [t.desk, queues[row.queue], row.count, '', row.late]),
    [t.trail, head.hash, head.position, '', ''],
  ]);
}

function kindName(names: Readonly<Record<string, string>>, kind: string): string {
  return names[kind] ?? kind;
}

function boundsOf(month: string): [number, number] {
  return [startOfDay(month), startOfDay(monthAfter(month, 1))];
}

/** Sums by kind of transfer: how many, and what they moved. */
function sumTransfers(db: Database, from: number, to: number) {
  return db
    .selectFrom('ledger_transfers as transfer')
    .innerJoin('ledger_entries as entry', 'entry.transfer_id', 'transfer.id')
    .where('transfer.created_at', '>=', from)
    .where('transfer.created_at', '<', to)
    .where('entry.amount_in_fen', '>', 0)
    .groupBy('transfer.kind')
    .orderBy('transfer.kind')
    .select('transfer.kind')
    .select((eb) => [
      eb.cast<number>(eb.fn.count('transfer.id').distinct(), 'bigint').as('count'),
      eb.cast<number>(eb.fn.sum('entry.amount_in_fen'), 'bigint').as('sum'),
    ])
    .execute();
}

async function countTasks(db: Database, from: number, to: number) {
  const rows = await db
    .selectFrom('review_tasks')
    .select(['queue', 'clock_from', 'decided_at'])
    .where('state', '=', 'decided')
    .where('decided_at', '>=', from)
    .where('decided_at', '<', to)
    .execute();
  const isLate = (row: (typeof rows)[number]) =>
    (row.decided_at ?? 0) - row.clock_from > queueTargetMs(row.queue);
  return [...Map.groupBy(rows, ({ queue }) => queue)].map(([queue, decided]) => ({
    ...{ queue, count: decided.length, late: decided.filter(isLate).length },
  }));
}

async function countPublished(db: Database, from: number, to: number): Promise<number> {
  const { count } = await db
    .selectFrom('cases')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('published_at', '>=', from)
    .where('published_at', '<', to)
    .executeTakeFirstOrThrow();
  return count;
}
