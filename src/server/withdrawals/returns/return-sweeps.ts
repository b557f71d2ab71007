import type { Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { findMoneyOutFreeze } from '#src/server/ledger/find-money-out-freeze.ts';
import { postSweepBack } from '#src/server/ledger/postings-of-payouts.ts';
import type { Services } from '#src/server/services.ts';

const batchSize = 50;

type CalledOff = { withdrawalId: string; positions: readonly number[]; now: number };

/**
 * Money that was swept for a payout and is not paid has to lie where refunds leave from, or the
 * gateway could lack it one day: a job brings it back.
 */
export async function askSweepsBack(
  trx: Trx,
  { withdrawalId, positions, now }: CalledOff,
): Promise<void> {
  if (positions.length === 0) return;
  await trx
    .updateTable('sweeps')
    .set({ back_asked_at: now, updated_at: now })
    .where('withdrawal_id', '=', withdrawalId)
    .where('position', 'in', positions)
    .where('status', '=', 'SUCCESS')
    .where('back_asked_at', 'is', null)
    .execute();
}

type ReturningServices = Pick<Services, 'db' | 'gateways'>;

/** Brings back what was asked back, each sweep once; a failed one does not stop the rest. */
export async function returnSweeps(
  services: ReturningServices,
  now: number,
  onError: (error: unknown, sweepNo: string) => void,
): Promise<void> {
  if (await findMoneyOutFreeze(services.db)) return;
  const asked = await services.db
    .selectFrom('sweeps')
    .select(['sweep_no as sweepNo', 'gateway', 'amount_in_fen as amountInFen'])
    .where('back_asked_at', 'is not', null)
    .where('back_at', 'is', null)
    .orderBy('back_asked_at')
    .orderBy('sweep_no')
    .limit(batchSize)
    .execute();
  for (const sweep of asked) {
    try {
      await returnSweep(services, sweep, now);
    } catch (error) {
      onError(error, sweep.sweepNo);
    }
  }
}

type Swept = { sweepNo: string; gateway: string; amountInFen: number };

/** Asks for the way back, and books it. Throws while the gateway has not done it. */
export async function returnSweep(
  { db, gateways }: ReturningServices,
  { sweepNo, amountInFen, ...asked }: Swept,
  now: number,
): Promise<void> {
  const gateway = gateways.get(asked.gateway);
  const answer = await gateway.returnSweep({ sweepNo, amountInFen });
  if (answer.status !== 'SUCCESS') {
    throw new Error(`The gateway answered ${answer.status} to the way back of sweep ${sweepNo}.`);
  }
  const { gatewaySweepNo } = answer;
  await inTransaction(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('sweeps')
      .set({ back_at: now, gateway_back_no: gatewaySweepNo, updated_at: now })
      .where('sweep_no', '=', sweepNo)
      .where('back_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return;
    await postSweepBack(trx, { sweepNo, gateway: gateway.name, amountInFen, now });
  });
}
