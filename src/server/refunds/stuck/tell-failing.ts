import type { Database } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { notify } from '#src/server/notices/notify.ts';
import { selectStuck } from './find-stuck.ts';

const pageSize = 100;

/** Tells donors once that their gift is not back after hours of trying, and is seen to. */
export async function tellFailing(db: Database, now: number): Promise<void> {
  for (let after = ''; ; ) {
    const gifts = await findFailing(db, { after, now });
    await inTransaction(db, async (trx) => {
      for (const { refundNo: subjectId, userId, caseId, amountInFen } of gifts) {
        if (!userId) continue;
        const about = { caseId, subjectId, params: { amountInFen } };
        await notify(trx, { userId, kind: 'refundFailed', ...about, now });
      }
    });
    if (gifts.length < pageSize) return;
    after = gifts.at(-1)?.refundNo ?? '';
  }
}

function findFailing(db: Database, { after, now }: { after: string; now: number }) {
  return selectStuck(db, now)
    .innerJoin('donations', 'donations.id', 'refunds.order_id')
    .select([
      'refunds.refund_no as refundNo',
      'refunds.case_id as caseId',
      'refunds.amount_in_fen as amountInFen',
      'donations.user_id as userId',
    ])
    .where('refunds.needs_account', '=', 0)
    .where('refunds.refund_no', '>', after)
    .orderBy('refunds.refund_no')
    .limit(pageSize)
    .execute();
}
