import { hashOf } from './engine/dice.ts';
import { operations } from './operations/operations.ts';
import { faultKinds } from './world/faults.ts';
import type { Lived } from './world/stage.ts';

/** It sums up a run; the order in which histories came back does not matter. */
export class Tally {
  histories = 0;
  steps = 0;
  checks = 0;
  fenOff = 0;
  readonly failed: Lived[] = [];
  readonly faults = new Map<string, number>(faultKinds.map((kind) => [kind, 0]));
  readonly operations = new Map<string, number>(operations.map(({ name }) => [name, 0]));
  readonly #traces = new Map<string, string>();

  add(lived: Lived): void {
    this.histories += 1;
    this.steps += lived.steps;
    this.checks += lived.checks;
    this.fenOff += lived.fenOff;
    if (lived.violations.length > 0) this.failed.push(lived);
    addTo(this.faults, lived.faults);
    addTo(this.operations, lived.operations);
    this.#traces.set(lived.seed, lived.trace);
  }

  /** Answers one number for all that happened in the run. */
  trace(): string {
    const all = [...this.#traces].sort(([one], [other]) => (one < other ? -1 : 1)).join('|');
    return hashOf(all).toString(16).padStart(8, '0');
  }
}

function addTo(sums: Map<string, number>, counts: Record<string, number>): void {
  for (const [name, count] of Object.entries(counts)) sums.set(name, (sums.get(name) ?? 0) + count);
}
