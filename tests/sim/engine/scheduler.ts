import { AsyncLocalStorage } from 'node:async_hooks';
import { type Dice, hashOf } from './dice.ts';
import { nextTurn, settled } from './turns.ts';
import { type Actor, type Alarm, Waits } from './waits.ts';

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
  readonly #waits = new Waits();
  #running = 0;
  dice: Dice;
  now: number;
  trace = 0;
  steps = 0;
  /** The strand that went last goes on so likely. */
  stickiness = 0;
  #last: Actor | undefined;
  /** It is called before each step; may kill or freeze an instance. */
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
      if (!actor.dead) this.#waits.turns.push({ actor, at, go: resolve });
    });
  }

  /** It rings after so long on the virtual clock. */
  after(delayMs: number, done: () => void): { stop(): void } {
    const ring = AsyncLocalStorage.bind(done);
    const dueAt = this.now + Math.ceil(Math.max(0, delayMs));
    return this.#waits.ringAt(dueAt, this.strand, ring);
  }

  sleep(delayMs: number): Promise<void> {
    return new Promise((resolve) => void this.after(delayMs, resolve));
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
      this.#waits.mourn(actor, () => end(() => resolve('lost')));
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

  /** Everything an instance was doing ends where it waits, and never goes on. */
  kill(instance: number): void {
    this.note(`kill ${instance}`);
    this.#waits.kill(instance);
  }

  /** Nothing of an instance moves until then, while the clock and the others go on. */
  freeze(instance: number, until: number): void {
    this.note(`freeze ${instance}`);
    this.#waits.freeze(instance, until);
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
    return { cut: this.#waits.clear() };
  }

  #step(): boolean {
    const { turns: ready, alarms } = this.#waits.readyAt(this.now);
    // Else those who wait for a lock that a frozen instance holds would try a thousand times.
    if (ready.length === 0 && this.dice.chance(0.3) && this.#thawNext()) return true;
    if (ready.length === 0 || (alarms.length > 0 && this.dice.chance(0.02))) {
      if (alarms.length > 0) return this.#ringNext(alarms);
      if (ready.length === 0) return this.#thawNext();
    }
    const same = ready.find(({ actor }) => actor === this.#last);
    const stays = same !== undefined && this.dice.chance(this.stickiness);
    const next = stays ? same : this.dice.pick(ready);
    this.#waits.turns.splice(this.#waits.turns.indexOf(next), 1);
    this.#last = next.actor;
    this.now += this.dice.below(longestTickMs);
    this.steps += 1;
    this.note(`${next.actor.name} ${next.at}`);
    next.go();
    return true;
  }

  #ringNext(alarms: Alarm[]): boolean {
    const next = this.#waits.takeFirst(alarms);
    this.now = Math.max(this.now, next.dueAt);
    this.steps += 1;
    this.note(`alarm ${next.actor?.name}`);
    next.ring();
    return true;
  }

  #thawNext(): boolean {
    const until = this.#waits.thawsAfter(this.now);
    if (!Number.isFinite(until)) return false;
    this.now = until;
    return true;
  }
}
