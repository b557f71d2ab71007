import type { Gateway } from '#src/server/payments/gateway.ts';
import { type BankEnvironment, BankError, type openLine } from './bank.ts';

/** Money on its way between the gateway and the custody bank, each number once. */
export function openSweeps(
  environment: BankEnvironment,
  line: ReturnType<typeof openLine>,
): Pick<Gateway, 'sweep' | 'returnSweep' | 'findSweeps' | 'topUp' | 'findTopUps'> {
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
    topUp: ({ topUpNo, amountInFen }) =>
      line('top up', () => {
        environment.onAsked('top up', topUpNo);
        const known = books.topUps.get(topUpNo);
        if (known && known.amountInFen !== amountInFen) throw new BankError('Used for another.');
        if (!known && faults.strikes('gatewayRefusal')) return { status: 'REFUSED' };
        if (!known) books.topUps.set(topUpNo, { amountInFen, at: scheduler.now });
        return { status: 'SUCCESS', gatewayTopUpNo: `TU-${topUpNo}` };
      }),
    findTopUps: (since) =>
      line('find top-ups', () =>
        [...books.topUps]
          .filter(([, { at }]) => at >= since)
          .map(([topUpNo, { amountInFen, at }]) => {
            return { topUpNo, amountInFen, gatewayTopUpNo: `TU-${topUpNo}`, at };
          }),
      ),
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
