import { setTimeout as sleep } from 'node:timers/promises';
import type { SandboxBank } from './payments/sandbox/open-sandbox-gateway.ts';
import type { Services } from './services.ts';
import type { startWork } from './start-work.ts';

type Work = ReturnType<typeof startWork>;

/**
 * This is the work of a process. It is loaded once it is begun, since it knows every room and a
 * server that starts needs none of them to answer its first visitors.
 */
export function createLaterWork() {
  const stopping = new AbortController();
  let working: Work | undefined;
  let beginning: Promise<void> | undefined;
  return {
    isBegun: () => beginning !== undefined,
    begin(services: Services, banks: readonly SandboxBank[], afterMs: number): void {
      beginning = beginAfter(afterMs, stopping.signal).then(async (goesOn) => {
        if (!goesOn) return;
        for (const bank of banks) bank.start();
        const { startWork } = await import('./start-work.ts');
        working = startWork(services);
      });
    },
    wake: () => working?.wake(),
    async stop(): Promise<void> {
      stopping.abort();
      await beginning;
      await working?.stop();
    },
  };
}

/** Says whether it may begin: not when the process was stopped before. */
async function beginAfter(afterMs: number, signal: AbortSignal): Promise<boolean> {
  if (afterMs > 0) await sleep(afterMs, undefined, { signal }).catch(() => undefined);
  return !signal.aborted;
}
