import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { performance } from 'node:perf_hooks';
import timers from 'node:timers/promises';
import { createDice, type Dice } from './dice.ts';

/** This is where a worker's chance and time come from while it lives a history. */
export type Fate = {
  dice: Dice;
  now(): number;
  after(delayMs: number, done: () => void): Stoppable;
};
type Stoppable = { stop(): void };

/** Modules that ask while they are loaded get this. */
let fate: Fate = {
  dice: createDice('loading'),
  now: () => Date.UTC(2026, 10, 20, 4, 0),
  after: () => ({ stop: () => {} }),
};

export function setFate(next: Fate): void {
  fate = next;
}

const current = (): Fate => fate;

/**
 * Puts seeded chance and the virtual clock in the place of the machine's own, for this process and
 * for good. It comes before the import of any code that is to live in a history.
 */
export function replaceChanceAndTime(): void {
  replaceRandomness();
  replaceClock();
  replaceTimers();
  syncBuiltinESMExports();
}

function replaceRandomness(): void {
  Math.random = () => current().dice.next();
  const bytes = (length: number) => current().dice.bytes(length);
  const uuid = () => {
    const hex = bytes(16).toString('hex');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
  };
  const int = (low: number, high?: number) =>
    high === undefined ? current().dice.below(low) : low + current().dice.below(high - low);
  Object.assign(crypto, { randomBytes: bytes, randomUUID: uuid, randomInt: int });
  Object.assign(globalThis.crypto, {
    randomUUID: uuid,
    getRandomValues: (into: Uint8Array) => {
      into.set(bytes(into.length));
      return into;
    },
  });
}

function replaceClock(): void {
  const RealDate = Date;
  class VirtualDate extends RealDate {
    constructor(...parts: unknown[]) {
      if (parts.length === 0) super(current().now());
      else super(...(parts as [number]));
    }
    static override now(): number {
      return current().now();
    }
  }
  globalThis.Date = VirtualDate as unknown as DateConstructor;
  // Only a wait for SQLite's lock measures by it; standing still, such a wait is never given up.
  performance.now = () => 0;
}

function replaceTimers(): void {
  const sleep = <T>(delayMs = 0, value?: T) =>
    new Promise<T | undefined>((resolve) => {
      current().after(delayMs, () => resolve(value));
    });
  Object.assign(timers, { setTimeout: sleep, setImmediate: () => sleep(0) });
  const once = (work: () => void, delayMs = 0) => asTimer(current().after(delayMs, work));
  const again = (work: () => void, delayMs: number) => {
    const turn = (): Stoppable =>
      current().after(delayMs, () => {
        running = turn();
        work();
      });
    let running = turn();
    return asTimer({ stop: () => running.stop() });
  };
  const stop = (timer: Stoppable | undefined) => timer?.stop?.();
  Object.assign(globalThis, {
    ...{ setTimeout: once, setInterval: again, clearTimeout: stop, clearInterval: stop },
  });
}

function asTimer(stoppable: Stoppable) {
  return { ...stoppable, unref: () => stoppable, ref: () => stoppable };
}
