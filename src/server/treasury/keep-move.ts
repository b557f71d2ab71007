import type { Trx } from '#src/server/db/database.ts';
import { postSettlement, postSweep, postTopUp } from '#src/server/ledger/postings-of-moves.ts';
import type { Moved, Settlement } from '#src/server/payments/gateway.ts';
import { newId } from '#src/server/platform/keys.ts';
import type { PlannedMove } from './plan-moves.ts';

export type Move = PlannedMove & { number: string };

/** It is stored before the gateway hears of it, under the number that every try has. */
export async function keepMove(trx: Trx, planned: PlannedMove, now: number): Promise<void> {
  const prefix = planned.direction === 'sweep' ? 'S' : 'T';
  await insertMove(trx, { ...planned, number: `${prefix}-${newId()}` }, now);
}

async function insertMove(trx: Trx, move: Move, createdAt: number): Promise<void> {
  await trx
    .insertInto('gateway_moves')
    .values({
      move_no: move.number,
      gateway: move.gateway,
      direction: move.direction,
      amount_in_fen: move.amountInFen,
      gateway_move_no: null,
      created_at: createdAt,
      done_at: null,
    })
    .onConflict((conflict) => conflict.column('move_no').doNothing())
    .execute();
}

/** The gateway has done it: booked once. */
export async function bookMove(
  trx: Trx,
  { gatewayNumber, ...move }: Move & Pick<Moved, 'gatewayNumber'>,
  now: number,
): Promise<void> {
  const { number, gateway, direction, amountInFen } = move;
  const { numUpdatedRows } = await trx
    .updateTable('gateway_moves')
    .set({ gateway_move_no: gatewayNumber, done_at: now })
    .where('move_no', '=', number)
    .where('gateway', '=', gateway)
    .where('direction', '=', direction)
    .where('amount_in_fen', '=', amountInFen)
    .where('done_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return;
  const post = direction === 'sweep' ? postSweep : postTopUp;
  await post(trx, { moveNo: number, gateway, amountInFen, now });
}

/**
 * Books one that restored books lost, as old as the gateway's, so that comparisons look back far
 * enough.
 */
export async function bookLostMove(
  trx: Trx,
  { at, ...moved }: Move & Moved,
  now: number,
): Promise<void> {
  await insertMove(trx, moved, at);
  await bookMove(trx, moved, now);
}

/** What a gateway settled by itself is a fact: booked once a number of its own. */
export async function bookSettlement(
  trx: Trx,
  { gateway, settlementNo, amountInFen, at }: Settlement & { gateway: string },
  now: number,
): Promise<void> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('settlements')
    .values({
      ...{ gateway, settlement_no: settlementNo, amount_in_fen: amountInFen },
      ...{ settled_at: at, created_at: now },
    })
    .onConflict((conflict) => conflict.columns(['gateway', 'settlement_no']).doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) return;
  await postSettlement(trx, { gateway, settlementNo, amountInFen, now });
}
