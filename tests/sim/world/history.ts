import type { DatabaseSync } from 'node:sqlite';
import { createGateways } from '#src/server/payments/gateways.ts';
import { createPayoutBanks } from '#src/server/payments/payout-banks.ts';
import { parseConfig } from '#src/server/platform/config/config.ts';
import type { Call, CallInput, CallOutput } from '#src/shared/contract/call.ts';
import { encodeCall } from '../../support/encode-call.ts';
import type { Dice } from '../engine/dice.ts';
import type { Scheduler } from '../engine/scheduler.ts';
import { openBank } from './bank.ts';
import { BankBooks } from './bank-books.ts';
import type { Base } from './base.ts';
import { Book } from './book.ts';
import { type FaultKind, Faults } from './faults.ts';
import type { Asked, AskedOf, prepareIntents } from './intents.ts';
import { openPayoutBank } from './payout-bank.ts';
import type { Backup, Restored } from './restored.ts';
import type { Slot } from './slot.ts';

export type Violation = { equation: string; detail: string };
export type Answered<C extends Call> = {
  status: number;
  reason: string | undefined;
  data: CallOutput<C>;
};
export type Asking = { token?: string | undefined; key?: string | undefined };

export type HistoryParts = {
  scheduler: Scheduler;
  slots: readonly Slot[];
  base: Base;
  raw: DatabaseSync;
  intents: ReturnType<typeof prepareIntents>;
  faults: readonly FaultKind[];
  backUp: () => () => void;
};

/** This is one history while it is lived: its world, what people remember, and what went wrong. */
export class History {
  readonly scheduler: Scheduler;
  readonly slots: readonly Slot[];
  readonly base: Base;
  readonly raw: DatabaseSync;
  readonly faults: Faults;
  readonly books = new BankBooks();
  readonly book = new Book();
  readonly violations: Violation[] = [];
  readonly done = new Map<string, number>();
  readonly gateways;
  readonly payouts;
  /** Up to this change of state all were found legal. */
  transitionsSeen = 0;
  /** The ledger and the banks' books disagree about so much at rest. */
  fenOff = 0;
  /** This was kept of the database, and this came of putting it back. */
  backup: Backup | undefined;
  restored: Restored | undefined;
  readonly backUp: () => () => void;
  #keys = 0;

  constructor({ scheduler, slots, base, raw, faults, intents, backUp }: HistoryParts) {
    this.scheduler = scheduler;
    this.slots = slots;
    this.base = base;
    this.raw = raw;
    this.backUp = backUp;
    this.faults = new Faults(faults, () => scheduler.dice);
    const parts = {
      ...{ scheduler, faults: this.faults, books: this.books, dice: () => scheduler.dice },
      report: (what: string) => this.report('rule', what),
      onAsked: (asked: Asked, of: AskedOf) => {
        const wrong = intents(asked, of, scheduler.now);
        if (wrong) this.report('rule', wrong);
      },
    };
    this.gateways = createGateways(
      this.books.gateways.map((books) => openBank(parts, books)),
      parseConfig({}).paymentGateways,
    );
    this.payouts = createPayoutBanks(openPayoutBank(parts));
  }

  readonly report = (equation: string, detail: string): void => {
    this.scheduler.note(`violation ${equation}`);
    this.violations.push({ equation, detail });
  };

  count(operation: string): void {
    this.done.set(operation, (this.done.get(operation) ?? 0) + 1);
  }

  newKey(): string {
    this.#keys += 1;
    return `sim-key-${String(this.#keys).padStart(12, '0')}`;
  }

  /** Makes a call over HTTP to any instance; 'lost' when no answer came back, whatever was done. */
  async ask<C extends Call>(
    dice: Dice,
    { call, input }: { call: C; input: CallInput<C> },
    { token, key }: Asking = {},
  ): Promise<Answered<C> | 'lost'> {
    const { path, init } = encodeCall(call, input as Record<string, unknown>);
    const headers: Record<string, string> = { ...init.headers };
    if (init.body !== undefined) headers['content-length'] = String(Buffer.byteLength(init.body));
    if (token !== undefined) headers.authorization = `Bearer ${token}`;
    if (key !== undefined) headers['idempotency-key'] = key;
    const answer = await this.send(dice, path, { ...init, headers });
    if (answer === 'lost') return 'lost';
    const { code, data } = JSON.parse(answer.text);
    this.scheduler.note(`${path} ${answer.status}`);
    return { status: answer.status, reason: code === 0 ? undefined : data.reason, data };
  }

  async send(
    dice: Dice,
    path: string,
    init: RequestInit,
  ): Promise<{ status: number; text: string } | 'lost'> {
    const slot = dice.pick(this.slots);
    const outcome = await this.onInstance(slot, `http ${slot.index}`, async () => {
      const response = await slot.server.request(`http://localhost:4321${path}`, init);
      return { status: response.status, text: await response.text() };
    });
    if (outcome === 'lost') return 'lost';
    if (outcome.status === 500) this.report('rule', `${path} answered 500`);
    return this.faults.strikes('answerLost') ? 'lost' : outcome;
  }

  /** Does work inside an instance; 'lost' when it is killed before it ends. */
  async onInstance<T>(slot: Slot, name: string, work: () => Promise<T>): Promise<T | 'lost'> {
    const actor = { name, instance: slot.index, dead: false };
    const outcome = await this.scheduler.start(actor, work);
    return outcome === 'lost' ? 'lost' : outcome.value;
  }

  /** Lets all strands come to their end; a violation when they can't. */
  async run(words: string): Promise<void> {
    const ended = await this.scheduler.run();
    if (!ended) return this.report('rule', words);
    // It may hold the turn to write: it is as good as dead.
    for (const slot of this.slots) if (ended.cut.has(slot.index)) this.crash(slot);
  }

  /** Crashes as by a power cut: what was under way is gone, what was committed stays. */
  crash(slot: Slot): void {
    this.scheduler.kill(slot.index);
    slot.restart();
  }
}
