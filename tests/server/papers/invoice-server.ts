import { inTransaction } from '#src/server/db/in-transaction.ts';
import { findQueue } from '#src/server/desk/tasks/queues.ts';
import { findFees } from '#src/server/papers/fee-invoice/find-fees.ts';
import { findPapers } from '#src/server/papers/find-papers.ts';
import { paperJobs } from '#src/server/papers/jobs.ts';
import { mailJob } from '#src/server/papers/mail-paper.ts';
import { takeReturns } from '#src/server/withdrawals/returns/take-returns.ts';
import * as calls from '#src/shared/papers/calls.ts';
import { staff } from '../../support/test-withdrawing.ts';
import { openPaperServer, type PaperServer } from './paper-server.ts';

type Wish = { titleType?: 'personal' | 'company'; title?: string; taxNo?: string; email?: string };

/** Answers a server where families bear fees and ask for invoices, and staff who issue them. */
export async function openInvoiceServer() {
  const t = await openPaperServer();
  return {
    ...t,
    addCharged: () => addCharged(t),
    askFee: (token: string, payoutNo: string, wish: Wish = {}) =>
      t.call(
        calls.feeInvoiceApply,
        { payoutNo, titleType: 'personal', title: '林小雨', ...wish },
        t.from(token),
      ),
    decideInvoice: (paperId: string, decision: 'pass' | 'refuse', words = '') =>
      decide(t, { subjectId: paperId, decision, words }),
    /** The bank sends the payout back, and with it goes the fee. */
    sendBack: async (payoutNo: string) => {
      await t.payoutBank.sendBack(payoutNo, '账户已注销');
      await takeReturns(t.services, t.now());
    },
    papersOf: async (userId: string) =>
      (await findPapers(t.services, { userId, anchorId: '', size: 20 })).list,
    feesOf: (userId: string) => findFees(t.services.db, { userId, locale: 'zh-CN' }),
    deliver: (paperId: string) => deliver(t, paperId),
  };
}

export type InvoiceServer = Awaited<ReturnType<typeof openInvoiceServer>>;

/** Writes a family whose withdrawal of 400 yuan cost it twelve. */
async function addCharged(t: PaperServer) {
  const { infoUuid: caseId, token } = await t.addOwnedCase(100_000, {
    ...{ option: 2, basisPoints: 300 },
  });
  const withdrawalId = await t.bringToRelease(caseId, { amountInFen: 40_000 });
  await t.release(withdrawalId);
  while ((await t.statusOfWithdrawal(withdrawalId)) !== 'PAID') {
    await t.runDue();
    t.setNow(t.now() + 60_000);
  }
  const [payout] = await t.payoutsOf(withdrawalId);
  return { caseId, token, payoutNo: payout?.payoutNo ?? '', userId: `owner-${caseId}` };
}

type Decision = { subjectId: string; decision: 'pass' | 'refuse'; words: string };

const decide = (t: PaperServer, decision: Decision) =>
  inTransaction(t.services.db, async (trx) => {
    const decided = { ...decision, refusals: {}, now: t.now(), staffUserId: staff.releaser };
    return findQueue('feeInvoice')?.decide(trx, decided, t.services);
  });

/** Delivers as the queue does; answers how many letters waited. */
async function deliver(t: PaperServer, paperId: string): Promise<number> {
  const due = await t.services.db
    .selectFrom('jobs')
    .select(['id', 'payload'])
    .where('name', '=', mailJob)
    .where('id', 'like', `%${paperId}%`)
    .execute();
  const { signal } = new AbortController();
  for (const { id, payload } of due) {
    const job = { id, payload: JSON.parse(payload), attempt: 1, now: t.now(), signal };
    await paperJobs(t.services)[mailJob]?.(job);
  }
  return due.length;
}
