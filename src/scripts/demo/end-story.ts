import {
  endRaising,
  expireCase,
  stopByPlatform,
} from '#src/server/cases/transitions/end-raising.ts';
import { markAtRisk } from '#src/server/cases/transitions/flag-case.ts';
import type { Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { setAudience } from '#src/server/raiser/audience/set-audience.ts';
import type { Services } from '#src/server/services.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import type { AddedStory } from './add-story.ts';
import type { DemoStory } from './demo-story.ts';
import { giveBack } from './give-back.ts';
import { raisedUntil } from './raised-until.ts';
import type { SandboxHands } from './sandbox-hands.ts';
import { withdrawStory } from './withdraw-story.ts';

type Ending = (trx: Trx, caseId: string, at: number) => Promise<unknown>;

/**
 * These are endings without money moving; withdrawals and refunds go through their own use cases.
 */
const endings: Partial<Record<DemoStory['state'], Ending>> = {
  endedSuccess: (trx, caseId, at) =>
    endRaising(trx, { caseId, hasSucceeded: true, stopReason: 'enough' }, at),
  endedEarly: (trx, caseId, at) =>
    endRaising(trx, { caseId, hasSucceeded: false, stopReason: 'otherAid' }, at),
  expired: expireCase,
  platformStopped: stopByPlatform,
  risk: (trx, caseId) => markAtRisk(trx, { caseId, warning: null }),
};

/** Brings a story to the state it is told in. */
export async function endStory(
  services: Services,
  one: AddedStory,
  { hands, now }: { hands: SandboxHands; now: number },
): Promise<void> {
  const { story, caseId, ownerUserId } = one;
  const at = raisedUntil(one, now);
  const ending = endings[story.state];
  if (ending) await inTransaction(services.db, (trx) => ending(trx, caseId, at));
  if (story.state === 'withdrawing') {
    await withdrawStory(services, one, { hands, now });
  }
  if (story.state === 'refunding' || story.state === 'refunded')
    await giveBack(services, { caseId, ownerUserId, whole: story.state === 'refunded', hands }, at);
  if (story.keptForDonors) {
    const chosen = { audience: 'donors', facesShown: true, sure: true } as const;
    await setAudience(services, { caseId, ...chosen }, at + dayMs);
  }
}
