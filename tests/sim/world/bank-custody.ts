import type { Gateway, MoveAnswer, Moved, OurMoves } from '#src/server/payments/gateway.ts';
import { BankError, type Line } from './bank-line.ts';
import type { GatewayEnvironment } from './bank-refunds.ts';
import type { BankMove } from './gateway-books.ts';

type Direction = BankMove['direction'];

/** What was taken longer ago than this goes to the custody bank by itself. */
const settledAfterMs = 1_800_000;

/** Opens the ways of money between a gateway and the custody bank, as we ask or by itself. */
export function openCustody(environment: GatewayEnvironment, line: Line): Gateway['custody'] {
  const { own, scheduler } = environment;
  if (own.dialect.settles === 'us') return openMoves(environment, line);
  return {
    by: 'gateway',
    findSettlements: (since) =>
      line('find settlements', () => {
        settle(environment);
        return own.settlements.filter(({ at }) => at >= since && at <= scheduler.now);
      }),
  };
}

function settle({ own, scheduler }: GatewayEnvironment): void {
  const young = [...own.transactions.values()].filter(
    ({ paidAt }) => paidAt > scheduler.now - settledAfterMs,
  );
  const waitsInFen = young.reduce((sum, one) => sum + one.amountInFen - one.refundedInFen, 0);
  const amountInFen = own.heldInFen() - waitsInFen;
  if (amountInFen <= 0) return;
  own.settlements.push({ settlementNo: own.newNumber(), amountInFen, at: scheduler.now });
}

/** Each number moves money once. */
function openMoves(environment: GatewayEnvironment, line: Line): OurMoves {
  const { own, books, faults, scheduler } = environment;
  const ask = (direction: Direction) => (asked: { number: string; amountInFen: number }) =>
    line(direction, (): MoveAnswer => {
      const { number, amountInFen } = asked;
      environment.onAsked(direction, { gateway: own.name, number });
      const known = own.moves.get(number);
      if (known && (known.amountInFen !== amountInFen || known.direction !== direction)) {
        throw new BankError('Used for another.');
      }
      if (!known && faults.strikes('gatewayRefusal')) return { status: 'REFUSED' };
      // A bank moves what it holds, and lends nothing.
      const heldInFen = direction === 'sweep' ? own.heldInFen() : books.heldAtCustodyInFen();
      if (!known && heldInFen < amountInFen) return { status: 'REFUSED' };
      if (!known) own.moves.set(number, { number, direction, amountInFen, at: scheduler.now });
      return { status: 'SUCCESS', gatewayNumber: `M-${number}` };
    });
  const find = (direction: Direction) => (since: number) =>
    line(`find ${direction}`, (): Moved[] =>
      [...own.moves.values()]
        .filter((one) => one.direction === direction && one.at >= since)
        .map(({ number, amountInFen, at }) => {
          return { number, amountInFen, at, gatewayNumber: `M-${number}` };
        }),
    );
  return {
    by: 'us',
    sweep: ask('sweep'),
    topUp: ask('topUp'),
    findSweeps: find('sweep'),
    findTopUps: find('topUp'),
  };
}
