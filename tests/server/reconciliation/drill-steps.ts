import { expect } from 'vitest';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { findMoneyOutFreeze } from '#src/server/ledger/find-money-out-freeze.ts';
import { settleSince } from '#src/server/reconciliation/restore/settle-since.ts';
import { reconciliationQueues } from '#src/server/reconciliation/review-queues.ts';
import type { Services } from '#src/server/services.ts';
import { staff } from '../../support/test-withdrawing.ts';

export const statusOf = async (services: Pick<Services, 'db'>, tradeNo: string) =>
  (
    await services.db
      .selectFrom('donations')
      .select('status')
      .where('trade_no', '=', tradeNo)
      .executeTakeFirst()
  )?.status;

/** Staff pass every difference that waits, with words. */
async function settleAtDesk(services: Services): Promise<string[]> {
  const open = await services.db
    .selectFrom('differences')
    .select(['id', 'subject', 'kind'])
    .where('settled_at', 'is', null)
    .execute();
  for (const { id } of open) {
    await inTransaction(services.db, async (trx) => {
      const decided = { subjectId: id, decision: 'pass', refusals: {}, words: '已查明' } as const;
      const by = { staffUserId: staff.releaser, now: services.now() };
      return reconciliationQueues[0]?.decide(trx, { ...decided, ...by }, services);
    });
  }
  return open.map(({ subject, kind }) => `${subject} ${kind}`).sort();
}

export type Told = {
  kept: string;
  madeAt: number;
  gifts: string[];
  open: string;
  grace: string;
  lost: string;
};

export async function expectSettled(
  services: Services,
  { madeAt, gifts, open, grace, lost }: Told,
) {
  expect(await findMoneyOutFreeze(services.db)).toBeDefined();
  const first = await settleSince(services, { backupAt: madeAt }, services.now());
  expect(first).toMatchObject({ gifts: 1, refunds: 2, payouts: 1, openDifferences: 2 });
  expect([first.brokenEquations, first.lifted]).toEqual([[], false]);
  expect(await findMoneyOutFreeze(services.db)).toBeDefined();
  const statuses = await Promise.all([...gifts, open, grace].map((one) => statusOf(services, one)));
  expect(statuses).toEqual(['REFUNDED', 'REFUNDED', 'PAID', 'PAID']);
  expect(await settleAtDesk(services)).toEqual(['payment missingHere', 'payout missingHere']);
  const second = await settleSince(services, { backupAt: madeAt }, services.now());
  expect(second).toMatchObject({ openDifferences: 0, brokenEquations: [], lifted: true });
  expect(await findMoneyOutFreeze(services.db)).toBeUndefined();
  const withdrawal = services.db.selectFrom('withdrawals').select('status').where('id', '=', lost);
  expect((await withdrawal.executeTakeFirstOrThrow()).status).toBe('PAID');
}
