import type { Dice } from './engine/dice.ts';
import { decideAtDesk } from './operations/deciding.ts';
import { answerDifferences, settleRestored } from './operations/restoring.ts';
import { together, workOff } from './work-off.ts';
import type { History } from './world/history.ts';

const hour = 3_600_000;

/** Restored books that wait for staff keep all money where it is. */
export const isHeldBack = ({ restored }: History) => restored?.lifted === false;

/**
 * Everything since the backup is asked after, and staff answer what only people can. Where something
 * is left that even they can't, gifts go on and money stays where it is.
 */
export async function settleWithStaff(history: History, dice: Dice): Promise<void> {
  history.scheduler.now += hour;
  await together(history, [() => settleRestored(history)]);
  await together(history, [() => answerDifferences(history)]);
  await together(history, [() => settleRestored(history)]);
  if (!isHeldBack(history)) return;
  // A lost payout of a withdrawal whose review is lost too: it is reviewed and awaits its notice.
  for (let turn = 0; turn < mostReviews; turn += 1) {
    await together(history, [() => decideAtDesk(history, dice, reviewing)]);
  }
  history.scheduler.now += longestNotice;
  await together(history, [() => workOff(history)]);
  await together(history, [() => answerDifferences(history)]);
  await together(history, [() => settleRestored(history)]);
}

const mostReviews = 4;
const longestNotice = 26 * hour;
const reviewing = { name: 'review a withdrawal', queues: ['drawPublic'], refuses: 0 } as const;
