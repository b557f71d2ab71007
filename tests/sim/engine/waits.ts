/** This is one strand of work: a person's browser, or what a server does for it. */
export type Actor = { name: string; instance: number | undefined; dead: boolean };

type Waiting = { actor: Actor; at: string; go: () => void };
export type Alarm = { actor: Actor | undefined; dueAt: number; order: number; ring: () => void };

/** Finds the alarm that rings first; of two at the same moment the one that was set first. */
const firstOf = (alarms: readonly Alarm[]): Alarm =>
  alarms.reduce((first, one) =>
    one.dueAt < first.dueAt || (one.dueAt === first.dueAt && one.order < first.order) ? one : first,
  );

/** They wait for their turn, or for the alarms that are set; and instances stand still. */
export class Waits {
  turns: Waiting[] = [];
  alarms: Alarm[] = [];
  #order = 0;
  #frozen = new Map<number, number>();
  #deaths: { actor: Actor; lose: () => void }[] = [];

  ringAt(dueAt: number, actor: Actor | undefined, ring: () => void): { stop(): void } {
    const alarm = { actor, dueAt, order: this.#order++, ring };
    if (actor?.dead !== true) this.alarms.push(alarm);
    return {
      stop: () => {
        this.alarms = this.alarms.filter((one) => one !== alarm);
      },
    };
  }

  /** Calls `lose` should the strand's instance die before it ends. */
  mourn(actor: Actor, lose: () => void): void {
    this.#deaths.push({ actor, lose });
  }

  kill(instance: number): void {
    for (const { actor, lose } of this.#deaths) {
      if (actor.instance !== instance) continue;
      actor.dead = true;
      lose();
    }
    this.#deaths = this.#deaths.filter(({ actor }) => !actor.dead);
    this.turns = this.turns.filter(({ actor }) => !actor.dead);
    this.alarms = this.alarms.filter(({ actor }) => actor?.dead !== true);
    this.#frozen.delete(instance);
  }

  freeze(instance: number, until: number): void {
    this.#frozen.set(instance, until);
  }

  /** Finds what may go on now: of an instance that stands still, nothing may. */
  readyAt(now: number): { turns: Waiting[]; alarms: Alarm[] } {
    const goes = ({ actor }: { actor: Actor | undefined }) =>
      actor?.instance === undefined || (this.#frozen.get(actor.instance) ?? 0) <= now;
    return { turns: this.turns.filter(goes), alarms: this.alarms.filter(goes) };
  }

  /** Answers when the next instance goes on; infinite where none stands still. */
  thawsAfter(now: number): number {
    return Math.min(...[...this.#frozen.values()].filter((at) => at > now));
  }

  takeFirst(alarms: readonly Alarm[]): Alarm {
    const first = firstOf(alarms);
    this.alarms.splice(this.alarms.indexOf(first), 1);
    return first;
  }

  /** Answers the instances of what still waited. */
  clear(): ReadonlySet<number> {
    const left = [...this.turns, ...this.alarms].flatMap(({ actor }) => actor?.instance ?? []);
    this.turns = [];
    this.alarms = [];
    this.#deaths = [];
    this.#frozen.clear();
    return new Set(left);
  }
}
