/** First come, first served; `acquire` resolves to the function that lets the next one in. */
export class Mutex {
  #tail: Promise<void> = Promise.resolve();

  async acquire(): Promise<() => void> {
    const before = this.#tail;
    const turn = Promise.withResolvers<void>();
    this.#tail = turn.promise;
    await before;
    return turn.resolve;
  }
}
