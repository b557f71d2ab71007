import { lockCaseFund } from '#src/server/cases/money/lock-case-fund.ts';
import type { Database, Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { finishCaseRefund } from '#src/server/refunds/case/finish-case-refund.ts';
import { passAgain } from '#src/server/refunds/passing/pass-again.ts';
import { passOrHold } from '#src/server/refunds/passing/pass-or-hold.ts';
import type { Services } from '#src/server/services.ts';
import { holdDirected } from './hold-directed.ts';
import { holdGifts } from './hold-gifts.ts';
import { planShares } from './plan-shares.ts';

type Held = {
  refundId: string;
  caseId: string;
  amountInFen: number;
  matchedInFen: number;
  directedInFen: number;
  passedInFen: number;
};

type HoldingServices = Pick<Services, 'db' | 'pageTags'>;
type Stopping = { signal?: AbortSignal | undefined };

const batchSize = 100;

/** Holds the share of every gift of a released refund, in batches; a run may stop anywhere. */
export async function holdRefunds(
  services: HoldingServices,
  { signal, ...refund }: Held & Stopping,
  now: number,
): Promise<void> {
  const { db } = services;
  const giftCount = await holdAll(services, { ...refund, signal }, now);
  await holdDirected({ db }, { ...refund, signal }, now);
  await passAgain(services, { ...refund, signal }, now);
  await inTransaction(db, (trx) => markHeld(trx, { ...refund, giftCount }, now), { signal });
}

/**
 * What goes back is held by the hundred; what goes on to another family goes by itself. Whoever
 * changes their mind between plan and step is asked again. Answers how many gifts have a share.
 */
async function holdAll(
  services: HoldingServices,
  { signal, ...refund }: Held & Stopping,
  now: number,
): Promise<number> {
  const { db } = services;
  for (;;) {
    const { count, back, onward } = await planNext(db, refund);
    if (back.length + onward.length === 0) return count;
    for (let from = 0; from < back.length; from += batchSize) {
      const gifts = back.slice(from, from + batchSize);
      const held = { ...refund, gifts, backOnly: true };
      await inTransaction(db, (trx) => holdGifts(trx, held, now), { signal });
    }
    for (const gift of onward) await passOrHold(services, { ...refund, gift, signal }, now);
  }
}

async function planNext(db: Database, refund: Held) {
  const shares = (await planShares(db, refund)).filter(({ shareInFen }) => shareInFen > 0);
  const waiting = shares.filter(({ held }) => !held);
  return {
    count: shares.length,
    back: waiting.filter(({ ifUnused }) => ifUnused === 'back'),
    onward: waiting.filter(({ ifUnused }) => ifUnused !== 'back'),
  };
}

async function markHeld(
  trx: Trx,
  { refundId, caseId, giftCount }: Pick<Held, 'refundId' | 'caseId'> & { giftCount: number },
  now: number,
): Promise<void> {
  await lockCaseFund(trx, caseId);
  await trx
    .updateTable('case_refunds')
    .set({ held_at: now, gift_count: giftCount })
    .where('id', '=', refundId)
    .where('held_at', 'is', null)
    .execute();
  await finishCaseRefund(trx, refundId, now);
}
