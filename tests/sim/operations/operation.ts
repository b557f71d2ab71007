import { sha256 } from '#src/server/platform/keys.ts';
import type { Services } from '#src/server/services.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { Dice } from '../engine/dice.ts';
import type { History } from '../world/history.ts';

/** This is something that a person, a bank or the machine does. It must bear any moment. */
export type Operation = {
  name: string;
  /** It is drawn so often, against the others. */
  weight: number;
  run(history: History, dice: Dice): Promise<void>;
};

type Work<T> = (services: Services, now: number) => Promise<T>;

/**
 * Makes a use case on any instance, as its route would call it. Answers undefined when no answer
 * came back or the answer was a no.
 */
export async function attempt<T>(
  history: History,
  dice: Dice,
  { name, work }: { name: string; work: Work<T> },
): Promise<T | undefined> {
  const slot = dice.pick(history.slots);
  const outcome = await history.onInstance(slot, name, async () => {
    try {
      return { value: await work(slot.services, history.scheduler.now) };
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      history.count(`${name}: ${error.reason}`);
      history.scheduler.note(`${name} ${error.reason}`);
      return undefined;
    }
  });
  if (outcome === 'lost' || history.faults.strikes('answerLost')) return undefined;
  return outcome?.value;
}

/** Makes of the key a browser sent what a route does. */
export function idempotencyOf(key: string, call: string, body: unknown) {
  return { key, call, owner: 'sim', bodyHash: sha256(JSON.stringify(body)) };
}
