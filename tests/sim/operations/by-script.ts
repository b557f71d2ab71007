import { isExpected } from '../world/expected-errors.ts';
import type { History } from '../world/history.ts';
import type { Slot } from '../world/slot.ts';

const mostTries = 4;

/**
 * Does the work of a script while every server is stopped; killed, it is run again, but not for
 * ever.
 */
export async function byScript<T>(
  { slots, scheduler, onInstance }: Pick<History, 'slots' | 'scheduler' | 'onInstance'>,
  work: (slot: Slot, now: number) => Promise<T>,
): Promise<T | undefined> {
  const slot = slots[0] as Slot;
  for (let tries = 0; tries < mostTries; tries += 1) {
    try {
      const outcome = await onInstance(slot, 'script', () => work(slot, scheduler.now));
      if (outcome !== 'lost') return outcome;
    } catch (error) {
      if (!isExpected(error)) throw error;
    }
  }
  return undefined;
}
