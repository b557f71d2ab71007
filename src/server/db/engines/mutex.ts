/**
 * Who comes first is served first; `acquire` resolves to the function that lets the next one in.
 */
export class Mutex {
  #tail: Promise<void> = Promise.resolve();
  #waiting = 0;

  get waiting(): number {
    return this.#waiting;
  }

  async acquire(): Promise<() => void> {
    const before = this.#tail;
    const turn = Promise.withResolvers<void>();
    this.#tail = turn.promise;
    this.#waiting += 1;
    await before;
    this.#waiting -= 1;
    return turn.resolve;
  }
}
