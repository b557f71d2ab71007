import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as turn } from 'node:timers';
import { type Dice, hashOf } from './dice.ts';

/** One strand of work: a person's browser, or what a server does for it. */
export type Actor = { name: string; instance: number | undefined; dead: boolean };

type Waiting = { actor: Actor; at: string; go: () => void };
type Alarm = { actor: Actor | undefined; dueAt: number; order: number; ring: () => void };

const strands = new AsyncLocalStorage<Actor>();
const idleTurns = 200;
const longestTickMs = 4;
/** Beyond it a history runs in circles. */
const mostSteps = 30_000;

/**
 * Lets one waiting strand go on at a time, drawn by dice, so that a seed is a whole interleaving.
 * Strands wait wherever `pause` is called: at every query, every call of a gateway, every answer.
 */
export class Scheduler {
  #waiting: Waiting[] = [];
  #alarms: Alarm[] = [];
  #order = 0;
  #running = 0;
  #frozen = new Map<number, number>();
  dice: Dice;
  now: number;
  trace = 0;
  steps = 0;
  /** How likely the strand that went last goes on. */
  stickiness = 0;
  #last: Actor | undefined;
  /** Called before each step; may kill or freeze an instance. */
  onStep: () => void = () => {};

  constructor(dice: Dice, now: number) {
    this.dice = dice;
    this.now = now;
  }

  get strand(): Actor | undefined {
    return strands.getStore();
  }

  note(what: string): void {
    this.trace = hashOf(`${what}|`, this.trace);
  }

  /** Gives the turn away; a strand outside of a history, or of no strand, just goes on. */
  pause(at: string): Promise<void> {
    const actor = this.strand;
    if (actor === undefined) return Promise.resolve();
    return new Promise((resolve) => {
      if (!actor.dead) this.#waiting.push({ actor, at, go: resolve });
    });
  }

  /** Rings after so long on the virtual clock. */
  after(delayMs: number, done: () => void): { stop(): void } {
    const ring = AsyncLocalStorage.bind(done);
    const dueAt = this.now + Math.ceil(Math.max(0, delayMs));
    const alarm = { actor: this.strand, dueAt, order: this.#order++, ring };
    if (alarm.actor?.dead !== true) this.#alarms.push(alarm);
    return {
      stop: () => {
        this.#alarms = this.#alarms.filter((one) => one !== alarm);
      },
    };
  }

  sleep(delayMs: number): Promise<void> {
    return new Promise((resolve) => {
      this.after(delayMs, resolve);
    });
  }

  /** Starts a strand; answers 'lost' when its instance died first, or throws what it threw. */
  start<T>(actor: Actor, work: () => Promise<T>): Promise<{ value: T } | 'lost'> {
    this.#running += 1;
    return new Promise((resolve, reject) => {
      let over = false;
      const end = (finish: () => void) => {
        if (over) return;
        over = true;
        this.#running -= 1;
        finish();
      };
      this.#deaths.push({ actor, lose: () => end(() => resolve('lost')) });
      strands
        .run(actor, async () => {
          await this.pause('start');
          return work();
        })
        .then(
          (value) => end(() => resolve({ value })),
          (error) => end(() => reject(error)),
        );
    });
  }
  #deaths: { actor: Actor; lose: () => void }[] = [];

  /** Everything an instance was doing ends where it waits, and never goes on. */
  kill(instance: number): void {
    this.note(`kill ${instance}`);
    const dies = (actor: Actor | undefined) => actor?.instance === instance;
    for (const { actor, lose } of this.#deaths.filter(({ actor }) => dies(actor))) {
      actor.dead = true;
      lose();
    }
    this.#deaths = this.#deaths.filter(({ actor }) => !actor.dead);
    this.#waiting = this.#waiting.filter(({ actor }) => !actor.dead);
    this.#alarms = this.#alarms.filter(({ actor }) => actor?.dead !== true);
    this.#frozen.delete(instance);
  }

  /** Nothing of an instance moves until then, while the clock and the others go on. */
  freeze(instance: number, until: number): void {
    this.note(`freeze ${instance}`);
    this.#frozen.set(instance, until);
  }

  /**
   * Runs until every strand has ended; false when they wait for each other, or for ever. Answers the
   * instances that were still about something beside, such as a job's lease: it is never gone on with.
   */
  async run(): Promise<false | { cut: ReadonlySet<number> }> {
    let idle = 0;
    await nextTurn();
    while (this.#running > 0) {
      this.onStep();
      if (this.#step()) idle = 0;
      else if (++idle > idleTurns) return false;
      if (this.steps > mostSteps) return false;
      await (idle === 0 ? settled() : nextTurn());
    }
    const left = [...this.#waiting, ...this.#alarms].flatMap(({ actor }) => actor?.instance ?? []);
    this.#deaths = [];
    this.#waiting = [];
    this.#alarms = [];
    this.#frozen.clear();
    return { cut: new Set(left) };
  }

  #step(): boolean {
    const ready = this.#waiting.filter(({ actor }) => !this.#isFrozen(actor));
    const alarms = this.#alarms.filter(({ actor }) => !this.#isFrozen(actor));
    // Else those who wait for a lock that a frozen instance holds would try a thousand times.
    if (ready.length === 0 && this.dice.chance(0.3) && this.#thawNext()) return true;
    if (ready.length === 0 || (alarms.length > 0 && this.dice.chance(0.02))) {
      if (alarms.length > 0) return this.#ringNext(alarms);
      if (ready.length === 0) return this.#thawNext();
    }
    const next = this.#choose(ready);
    this.#waiting.splice(this.#waiting.indexOf(next), 1);
    this.#last = next.actor;
    this.now += this.dice.below(longestTickMs);
    this.steps += 1;
    this.note(`${next.actor.name} ${next.at}`);
    next.go();
    return true;
  }

  #choose(ready: Waiting[]): Waiting {
    const same = ready.find(({ actor }) => actor === this.#last);
    if (same !== undefined && this.dice.chance(this.stickiness)) return same;
    return this.dice.pick(ready);
  }

  #ringNext(alarms: Alarm[]): boolean {
    const next = alarms.reduce((first, one) =>
      one.dueAt < first.dueAt || (one.dueAt === first.dueAt && one.order < first.order)
        ? one
        : first,
    );
    this.#alarms.splice(this.#alarms.indexOf(next), 1);
    this.now = Math.max(this.now, next.dueAt);
    this.steps += 1;
    this.note(`alarm ${next.actor?.name}`);
    next.ring();
    return true;
  }

  #isFrozen(actor: Actor | undefined): boolean {
    if (actor?.instance === undefined) return false;
    return (this.#frozen.get(actor.instance) ?? 0) > this.now;
  }

  #thawNext(): boolean {
    const until = Math.min(...[...this.#frozen.values()].filter((at) => at > this.now));
    if (!Number.isFinite(until)) return false;
    this.now = until;
    return true;
  }
}

/** By then every promise has settled that can do so by itself. */
const settled = () => new Promise((resolve) => process.nextTick(resolve));
/** The same, and what waits for the machine goes on too, such as a module that is loaded. */
const nextTurn = () => new Promise((resolve) => turn(resolve));
