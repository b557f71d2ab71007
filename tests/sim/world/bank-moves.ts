import type { MoveAnswer, Moved, OurMoves } from '#src/server/payments/gateway.ts';
import { type BankEnvironment, BankError, type openLine } from './bank.ts';
import type { BankMove } from './bank-books.ts';

type Direction = BankMove['direction'];

/** Money on its way between the gateway and the custody bank, each number once. */
export function openMoves(
  environment: BankEnvironment,
  line: ReturnType<typeof openLine>,
): OurMoves {
  const { books, faults, scheduler } = environment;
  const ask = (direction: Direction) => (asked: { number: string; amountInFen: number }) =>
    line(direction, (): MoveAnswer => {
      const { number, amountInFen } = asked;
      environment.onAsked(direction, number);
      const known = books.moves.get(number);
      if (known && (known.amountInFen !== amountInFen || known.direction !== direction)) {
        throw new BankError('Used for another.');
      }
      if (!known && faults.strikes('gatewayRefusal')) return { status: 'REFUSED' };
      // A bank moves what it holds, and lends nothing.
      const heldInFen = direction === 'sweep' ? books.heldInFen() : books.heldAtCustodyInFen();
      if (!known && heldInFen < amountInFen) return { status: 'REFUSED' };
      if (!known) books.moves.set(number, { number, direction, amountInFen, at: scheduler.now });
      return { status: 'SUCCESS', gatewayNumber: `M-${number}` };
    });
  const find = (direction: Direction) => (since: number) =>
    line(`find ${direction}`, (): Moved[] =>
      [...books.moves.values()]
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
