import { inTransaction } from '#src/server/db/in-transaction.ts';
import { findMoneyOutFreeze } from '#src/server/ledger/find-money-out-freeze.ts';
import type { Services } from '#src/server/services.ts';
import { findPlaces } from './find-places.ts';
import { bookMove, keepMove, type Move } from './keep-move.ts';
import { planMoves } from './plan-moves.ts';
import { takeSettlements } from './take-settlements.ts';

export type TreasuryServices = Pick<Services, 'db' | 'gateways' | 'log'>;

const batchSize = 50;

/**
 * Brings money to where it is about to leave from. What is to be moved is stored before it is asked
 * for, and asked for under its one number until it is done; a gateway that fails stops no other.
 */
export async function levelPlaces(services: TreasuryServices, now: number): Promise<void> {
  const { db, gateways } = services;
  await takeSettlements(services, now);
  if (await findMoneyOutFreeze(db)) return;
  await inTransaction(db, async (trx) => {
    const planned = planMoves(await findPlaces(trx, gateways));
    for (const move of planned) await keepMove(trx, move, now);
  });
  for (const move of await findOpenMoves(services)) {
    try {
      await carryOut(services, move, now);
    } catch (error) {
      const { number, gateway } = move;
      services.log.warn({ err: error, number, gateway }, 'money is not moved yet');
    }
  }
}

function findOpenMoves({ db }: TreasuryServices): Promise<Move[]> {
  return db
    .selectFrom('gateway_moves')
    .select(['move_no as number', 'gateway', 'direction', 'amount_in_fen as amountInFen'])
    .where('done_at', 'is', null)
    .orderBy('created_at')
    .orderBy('move_no')
    .limit(batchSize)
    .execute();
}

async function carryOut(
  { db, gateways }: TreasuryServices,
  move: Move,
  now: number,
): Promise<void> {
  const { number, gateway, direction, amountInFen } = move;
  const { custody } = gateways.get(gateway);
  if (custody.by === 'gateway') throw new Error(`${gateway} settles by itself.`);
  const answer = await custody[direction]({ number, amountInFen });
  if (answer.status !== 'SUCCESS') {
    throw new Error(`The gateway answered ${answer.status} to ${direction} ${number}.`);
  }
  const { gatewayNumber } = answer;
  await inTransaction(db, (trx) => bookMove(trx, { ...move, gatewayNumber }, now));
}
