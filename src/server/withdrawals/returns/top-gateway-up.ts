import type { Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { findMoneyOutFreeze } from '#src/server/ledger/find-money-out-freeze.ts';
import { postTopUp } from '#src/server/ledger/postings-of-payouts.ts';
import type { ToppedUp } from '#src/server/payments/gateway.ts';
import type { Services } from '#src/server/services.ts';

const batchSize = 50;
const prefix = 'T-';

/** The number under which what a payee paid back goes to the gateway; the equation of places reads it too. */
export const topUpNoOf = (statementNo: string) => `${prefix}${statementNo}`;
export const statementNoOf = (topUpNo: string) => topUpNo.slice(prefix.length);

type TopUp = { topUpNo: string; gateway: string; amountInFen: number };

/**
 * What a payee paid back lies at the custody bank and has to lie where refunds leave from: a job
 * brings it there. Answers the amount its number stands for, which is another one if it was used.
 */
export async function askTopUp(
  trx: Trx,
  { topUpNo, gateway, amountInFen }: TopUp,
  now: number,
): Promise<number> {
  const waiting = { gateway_top_up_no: null, done_at: null };
  await trx
    .insertInto('top_ups')
    .values({
      top_up_no: topUpNo,
      gateway,
      amount_in_fen: amountInFen,
      created_at: now,
      ...waiting,
    })
    .onConflict((conflict) => conflict.column('top_up_no').doNothing())
    .execute();
  const asked = await trx
    .selectFrom('top_ups')
    .select('amount_in_fen as amountInFen')
    .where('top_up_no', '=', topUpNo)
    .executeTakeFirstOrThrow();
  return asked.amountInFen;
}

/** The gateway has it: G to B, once. */
export async function bookTopUp(
  trx: Trx,
  { topUpNo, gateway, amountInFen, gatewayTopUpNo }: TopUp & Pick<ToppedUp, 'gatewayTopUpNo'>,
  now: number,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('top_ups')
    .set({ gateway_top_up_no: gatewayTopUpNo, done_at: now })
    .where('top_up_no', '=', topUpNo)
    .where('amount_in_fen', '=', amountInFen)
    .where('done_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return;
  await postTopUp(trx, { topUpNo, gateway, amountInFen, now });
}

/** Brings what was paid back to the gateway, each sum once; a failed one does not stop the rest. */
export async function topGatewayUp(
  { db, gateways }: Pick<Services, 'db' | 'gateways'>,
  now: number,
  onError: (error: unknown, topUpNo: string) => void,
): Promise<void> {
  if (await findMoneyOutFreeze(db)) return;
  const asked = await db
    .selectFrom('top_ups')
    .select(['top_up_no as topUpNo', 'gateway', 'amount_in_fen as amountInFen'])
    .where('done_at', 'is', null)
    .orderBy('created_at')
    .orderBy('top_up_no')
    .limit(batchSize)
    .execute();
  for (const topUp of asked) {
    const { topUpNo, amountInFen } = topUp;
    try {
      const answer = await gateways.get(topUp.gateway).topUp({ topUpNo, amountInFen });
      if (answer.status !== 'SUCCESS') {
        throw new Error(`The gateway answered ${answer.status} to top-up ${topUpNo}.`);
      }
      const { gatewayTopUpNo } = answer;
      await inTransaction(db, (trx) => bookTopUp(trx, { ...topUp, gatewayTopUpNo }, now));
    } catch (error) {
      onError(error, topUpNo);
    }
  }
}
