import { isInsideTransaction } from '#src/server/db/transaction-mark.ts';
import type { Dice } from '../engine/dice.ts';
import type { Scheduler } from '../engine/scheduler.ts';
import type { BankBooks } from './bank-books.ts';
import type { Faults } from './faults.ts';
import type { Asked, AskedOf } from './intents.ts';

/** The bank did not answer, or said no; whoever asked cannot know whether it acted. */
export class BankError extends Error {}

export type BankEnvironment = {
  scheduler: Scheduler;
  faults: Faults;
  books: BankBooks;
  dice: () => Dice;
  report(what: string): void;
  /** It is told of every call that wants something done, at the moment the bank does it. */
  onAsked(asked: Asked, of: AskedOf): void;
};

export type Line = <T>(kind: string, effect: () => T) => Promise<T>;

const outageMs = 120_000;
const slowestMs = 90_000;

/** Makes one call over the network: it may fail before or after its effect, or take its time. */
export function openLine(environment: BankEnvironment): Line {
  const { scheduler, faults, dice, report } = environment;
  const down = new Map<string, number>();
  return async (kind, effect) => {
    if (isInsideTransaction()) report(`The gateway was asked to ${kind} inside a transaction.`);
    await scheduler.pause(`bank ${kind}`);
    if (faults.strikes('gatewayOutage')) down.set(kind, scheduler.now + dice().below(outageMs));
    if (!faults.healed && (down.get(kind) ?? 0) > scheduler.now) throw new BankError('Outage.');
    if (faults.strikes('gatewayError')) throw new BankError('The line broke before.');
    if (faults.strikes('gatewaySlow')) await scheduler.sleep(dice().below(slowestMs));
    const answer = effect();
    await scheduler.pause(`bank answers ${kind}`);
    if (faults.strikes('gatewayTimeout')) throw new BankError('The line broke after.');
    return answer;
  };
}
