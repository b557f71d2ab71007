import type { Database } from '#src/server/db/database.ts';
import { runRefunds } from '#src/server/refunds/run/run-refunds.ts';
import { openRefundDesk } from '../../support/test-refunds.ts';
import { openWithdrawingServer } from '../../support/test-withdrawing.ts';

/** Answers a server that returns gifts of refunded cases, run after run. */
export async function openReturningServer() {
  const t = await openWithdrawingServer();
  const { db } = t.services;
  const { startRefund, ownerOf } = await openRefundDesk(t);
  const run = (signal?: AbortSignal) => runRefunds(t.services, { perSecond: 1000, signal });
  const giveAll = async (caseId: string, amounts: readonly number[]) => {
    for (const amountInFen of amounts) await t.give({ infoUuid: caseId, amountInFen });
  };
  return {
    ...t,
    ...{ startRefund, ownerOf },
    run,
    runLater: (ms: number) => {
      t.setNow(t.services.now() + ms);
      return run();
    },
    giveAll,
    /** This is a case whose gifts of these amounts are released to go back. */
    startWith: async (amounts: readonly number[]) => {
      const caseId = await t.addCase();
      await giveAll(caseId, amounts);
      return { caseId, refundId: await startRefund(caseId) };
    },
    findRefunds: (caseId: string) => findRefunds(db, caseId),
    getCaseRefund: (refundId: string) =>
      db
        .selectFrom('case_refunds')
        .selectAll()
        .where('id', '=', refundId)
        .executeTakeFirstOrThrow(),
  };
}

/** Reads the returning of each gift, smallest gift first. */
function findRefunds(db: Database, caseId: string) {
  return db
    .selectFrom('refunds')
    .innerJoin('donations', 'donations.id', 'refunds.order_id')
    .selectAll('refunds')
    .select('donations.amount_in_fen as giftInFen')
    .where('refunds.case_id', '=', caseId)
    .orderBy('donations.amount_in_fen')
    .execute();
}

export type ReturningServer = Awaited<ReturnType<typeof openReturningServer>>;
