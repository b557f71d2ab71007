import type { Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { closeTask } from '#src/server/review/close-task.ts';
import type { Services } from '#src/server/services.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { voidReasons } from '#src/shared/papers/paper-view.ts';

/** Money of these gifts goes back: what states them is void from the same moment. */
export async function voidPapersOf(
  trx: Trx,
  orderIds: readonly string[],
  now: number,
): Promise<void> {
  if (orderIds.length === 0) return;
  const rows = await trx
    .selectFrom('paper_gifts')
    .select('paper_id')
    .distinct()
    .where('order_id', 'in', orderIds)
    .where('live', '=', 1)
    .execute();
  for (const { paper_id } of rows)
    await voidPaper(trx, { paperId: paper_id, reason: 'returned' }, now);
}

/** A service fee went back with its payout: an invoice of it is void, and one asked for is not issued. */
export async function voidFeeInvoice(trx: Trx, payoutNo: string, now: number): Promise<void> {
  const paper = await trx
    .selectFrom('papers')
    .select('id')
    .where('payout_no', '=', payoutNo)
    .where('voided_at', 'is', null)
    .where('refused_at', 'is', null)
    .executeTakeFirst();
  if (paper) await voidPaper(trx, { paperId: paper.id, reason: 'returned' }, now);
}

/** Its owner gives it up, such as for a title that was mistyped. Again, it changes nothing. */
export async function giveUpPaper(
  { db }: Pick<Services, 'db'>,
  { paperId, userId }: { paperId: string; userId: string },
  now: number,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const own = await trx
      .selectFrom('papers')
      .select('id')
      .where('id', '=', paperId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (!own) throw new Problem('notFound');
    await voidPaper(trx, { paperId, reason: 'byOwner' }, now);
  });
}

type Voided = { paperId: string; reason: (typeof voidReasons)[number] };

async function voidPaper(trx: Trx, { paperId, reason }: Voided, now: number): Promise<void> {
  await trx
    .updateTable('papers')
    .set({ voided_at: now, void_reason: reason })
    .where('id', '=', paperId)
    .where('voided_at', 'is', null)
    .where('refused_at', 'is', null)
    .execute();
  const because = reason === 'byOwner' ? 'byFamily' : 'settled';
  await closeTask(trx, { queue: 'feeInvoice', subjectId: paperId, because, now });
  await trx.updateTable('paper_gifts').set({ live: 0 }).where('paper_id', '=', paperId).execute();
}
