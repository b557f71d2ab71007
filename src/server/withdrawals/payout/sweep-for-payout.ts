import { inTransaction } from '#src/server/db/in-transaction.ts';
import { postSweep } from '#src/server/ledger/postings-of-payouts.ts';
import type { Services } from '#src/server/services.ts';
import type { StoredPayout } from './find-payout.ts';

type SweptFor = Pick<StoredPayout, 'withdrawalId' | 'position' | 'amountInFen'>;

/** The number of an instalment's sweep; only this file spells and reads it. */
const sweepNoOf = ({ withdrawalId, position }: Omit<SweptFor, 'amountInFen'>) =>
  `S-${withdrawalId}-${position}`;

/** Undefined for a number that is of no instalment. */
export function readSweepNo(
  sweepNo: string,
): { withdrawalId: string; position: number } | undefined {
  const [, withdrawalId, position] = /^S-(.+)-(\d+)$/.exec(sweepNo) ?? [];
  return withdrawalId === undefined ? undefined : { withdrawalId, position: Number(position) };
}

/**
 * Brings an instalment's money from the gateway to the custody bank, once, whatever number it is
 * paid under later. Throws while the gateway has not done it.
 */
export async function sweepForPayout(
  { db, gateways }: Pick<Services, 'db' | 'gateways'>,
  { withdrawalId, position, amountInFen }: SweptFor,
  now: number,
): Promise<void> {
  const sweepNo = sweepNoOf({ withdrawalId, position });
  const place = { sweep_no: sweepNo, withdrawal_id: withdrawalId, position };
  await db
    .insertInto('sweeps')
    .values({
      ...place,
      ...{ gateway: gateways.sole().name, amount_in_fen: amountInFen, status: 'ASKED' },
      ...{ gateway_sweep_no: null, created_at: now, updated_at: now },
    })
    .onConflict((conflict) => conflict.column('sweep_no').doNothing())
    .execute();
  const asked = await db
    .selectFrom('sweeps')
    .select(['gateway', 'status', 'amount_in_fen as amountInFen'])
    .where('sweep_no', '=', sweepNo)
    .executeTakeFirstOrThrow();
  if (asked.status === 'SUCCESS') return;
  const gateway = gateways.get(asked.gateway);
  const answer = await gateway.sweep({ sweepNo, amountInFen: asked.amountInFen });
  if (answer.status !== 'SUCCESS') {
    throw new Error(`The gateway answered ${answer.status} to sweep ${sweepNo}.`);
  }
  const { gatewaySweepNo } = answer;
  await inTransaction(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('sweeps')
      .set({ status: 'SUCCESS', gateway_sweep_no: gatewaySweepNo, updated_at: now })
      .where('sweep_no', '=', sweepNo)
      .where('status', '=', 'ASKED')
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return;
    await postSweep(trx, { sweepNo, gateway: gateway.name, amountInFen: asked.amountInFen, now });
  });
}
