import { openTestDatabase, type TestDatabase } from '../../support/test-db.ts';
import { testNow } from '../../support/test-server.ts';
import { prepareCommitCheck } from '../checks/check-commit.ts';
import { type Checks, prepareChecks } from '../checks/prepare-checks.ts';
import { setFate } from '../engine/chance.ts';
import { createDice, type Dice } from '../engine/dice.ts';
import { Scheduler } from '../engine/scheduler.ts';
import { liveHistory } from '../live-history.ts';
import type { Plan } from '../plan.ts';
import { addBase, type Base } from './base.ts';
import { History, type Violation } from './history.ts';
import { prepareIntents } from './intents.ts';
import { logTo } from './log-to-history.ts';
import { openRewinder, type Rewinder } from './rewind.ts';
import { openSlot, type Slot } from './slot.ts';

export type Lived = {
  seed: string;
  steps: number;
  trace: string;
  violations: Violation[];
  fenOff: number;
  faults: Record<string, number>;
  operations: Record<string, number>;
  checks: number;
  /**
   * It is that of one that failed, to be made smaller: a kept plan is not the one its seed draws.
   */
  plan?: Plan;
};

const slotCount = 3;

/** It is everything of a worker that outlives a history: one database, three places, the checks. */
export class Stage {
  #scheduler: Scheduler;
  #chance: Dice;
  #history: History | undefined;
  #checked = 0;
  readonly #database: TestDatabase;
  readonly #rewinder: Rewinder;
  readonly #slots: Slot[] = [];
  #base: Base | undefined;
  readonly #intents: ReturnType<typeof prepareIntents>;
  readonly #checks: Checks;
  readonly #checkCommit: () => Violation[];

  /** `worker` keeps processes apart that prepare their databases at the same moment. */
  static async open(worker: string): Promise<Stage> {
    const chance = createDice(`stage ${worker}`);
    setFate({ dice: chance, now: () => testNow, after: () => ({ stop: () => {} }) });
    const stage = new Stage(await openTestDatabase(), chance);
    await stage.#furnish();
    return stage;
  }

  constructor(database: TestDatabase, chance: Dice) {
    this.#database = database;
    this.#chance = chance;
    this.#scheduler = new Scheduler(chance, testNow);
    this.#rewinder = openRewinder(database.address.sqliteFile as string);
    const { raw } = this.#rewinder;
    this.#intents = prepareIntents(raw);
    this.#checkCommit = prepareCommitCheck(raw);
    this.#checks = prepareChecks(raw, database.db, () => {
      this.#checked += 1;
    });
  }

  /** It is the same beginning in every worker, whatever its chance was before. */
  async #furnish(): Promise<void> {
    this.#chance = createDice('base');
    const now = () => this.#scheduler.now;
    setFate({
      dice: this.#chance,
      now,
      after: (delayMs, done) => this.#scheduler.after(delayMs, done),
    });
    const parts = {
      ...{ path: this.#database.address.sqliteFile as string, now },
      log: logTo(() => this.#history),
      pauses: {
        pause: (at: string) => this.#scheduler.pause(at),
        committed: () => {
          for (const { equation, detail } of this.#checkCommit()) {
            this.#history?.report(equation, detail);
          }
        },
      },
      banks: () => ({
        gateways: this.#history?.gateways as History['gateways'],
        payouts: this.#history?.payouts as History['payouts'],
      }),
    };
    for (let index = 0; index < slotCount; index += 1) {
      this.#slots.push(openSlot({ index, ...parts }));
    }
    this.#base = await addBase((this.#slots[0] as Slot).services);
    this.#rewinder.raw.exec('delete from sim_transitions');
    this.#rewinder.keep();
  }

  async live(plan: Plan): Promise<Lived> {
    const scheduler = new Scheduler(createDice(plan.seed), testNow);
    this.#scheduler = scheduler;
    const dice = createDice(`${plan.seed} chance`);
    setFate({
      dice,
      now: () => scheduler.now,
      after: (delayMs, done) => scheduler.after(delayMs, done),
    });
    const history = new History({
      ...{ scheduler, slots: this.#slots, base: this.#base as Base, raw: this.#rewinder.raw },
      ...{ intents: this.#intents, faults: plan.faults, backUp: this.#rewinder.backUp },
    });
    this.#history = history;
    this.#checked = 0;
    this.#rewinder.rewind();
    for (const slot of this.#slots) slot.restart();
    await liveHistory(history, plan, this.#checks);
    for (const slot of this.#slots) slot.restart();
    return {
      ...{ seed: plan.seed, steps: scheduler.steps, trace: scheduler.trace.toString(16) },
      ...{ violations: history.violations, checks: this.#checked, fenOff: history.fenOff },
      faults: Object.fromEntries(history.faults.fired),
      operations: Object.fromEntries(history.done),
      ...(history.violations.length > 0 && { plan }),
    };
  }

  close(): Promise<void> {
    return this.#database.close();
  }
}
