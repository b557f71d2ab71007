/**
 * It says which gateways do not answer in this run, so that one that is down keeps nobody else
 * waiting.
 */
export class LineWatch {
  readonly down = new Set<string>();
  readonly #failures = new Map<string, number>();
  readonly #most: number;

  /** A gateway that fails `most` times in a row is down. */
  constructor(most: number) {
    this.#most = most;
  }

  note(gateway: string, outcome: string): void {
    const failures = outcome === 'failed' ? (this.#failures.get(gateway) ?? 0) + 1 : 0;
    this.#failures.set(gateway, failures);
    if (failures === this.#most) this.down.add(gateway);
  }
}
