import type { Gateway } from '#src/server/payments/gateway.ts';
import { type BankEnvironment, BankError, type openLine } from './bank.ts';

/** Money on its way between the gateway and the custody bank, each number once. */
export function openSweeps(
  environment: BankEnvironment,
  line: ReturnType<typeof openLine>,
): Pick<Gateway, 'sweep' | 'returnSweep' | 'findSweeps'> {
  const { books, faults, scheduler } = environment;
  return {
    sweep: ({ sweepNo, amountInFen }) =>
      line('sweep', () => {
        environment.onAsked('sweep', sweepNo);
        const known = books.sweeps.get(sweepNo);
        if (known !== undefined && known !== amountInFen) throw new BankError('Used for another.');
        if (known === undefined && faults.strikes('gatewayRefusal')) return { status: 'REFUSED' };
        books.sweeps.set(sweepNo, amountInFen);
        books.sweptAt.set(sweepNo, scheduler.now);
        return { status: 'SUCCESS', gatewaySweepNo: `SW-${sweepNo}` };
      }),
    returnSweep: ({ sweepNo, amountInFen }) =>
      line('return sweep', () => {
        environment.onAsked('sweep back', sweepNo);
        if (books.sweeps.get(sweepNo) !== amountInFen) return { status: 'REFUSED' };
        if (!books.sweptBack.has(sweepNo) && faults.strikes('gatewayRefusal')) {
          return { status: 'REFUSED' };
        }
        books.sweptBack.add(sweepNo);
        books.sweptAt.set(sweepNo, scheduler.now);
        return { status: 'SUCCESS', gatewaySweepNo: `SB-${sweepNo}` };
      }),
    findSweeps: (since) =>
      line('find sweeps', () =>
        [...books.sweeps]
          .filter(([sweepNo]) => (books.sweptAt.get(sweepNo) ?? 0) >= since)
          .map(([sweepNo, amountInFen]) => {
            return { sweepNo, amountInFen, isBack: books.sweptBack.has(sweepNo) };
          }),
      ),
  };
}
