const pauseMs = 500;

type DeliveryLoop = { start(): void; ring(): void; stop(): Promise<void> };

/** Runs a round now and then, and at once when rung; rounds never overlap. */
export function deliveryLoop(round: () => Promise<unknown>): DeliveryLoop {
  let state: 'idle' | 'started' | 'stopped' = 'idle';
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  function soon(): void {
    if (state !== 'started') return;
    clearTimeout(timer);
    running = running.then(turn);
  }

  async function turn(): Promise<void> {
    if (state !== 'started') return;
    clearTimeout(timer);
    // A round that fails, for its database was busy, is simply the next one's work.
    await round().catch(() => {});
    timer = setTimeout(soon, pauseMs).unref();
  }

  return {
    start: () => {
      if (state !== 'idle') return;
      state = 'started';
      soon();
    },
    ring: soon,
    stop: () => {
      state = 'stopped';
      clearTimeout(timer);
      return running;
    },
  };
}
