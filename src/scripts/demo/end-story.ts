import type { CasesTable } from '#src/server/db/schema.ts';
import type { Services } from '#src/server/services.ts';
import { endReasons } from '#src/shared/cases/enumerations.ts';
import type { AddedStory } from './add-story.ts';
import type { DemoStory } from './demo-story.ts';
import { giveBack } from './give-back.ts';
import type { SandboxHands } from './sandbox-hands.ts';
import { withdrawStory } from './withdraw-story.ts';

const dayMs = 86_400_000;

type Ending = Partial<Pick<CasesTable, 'display_status' | 'end_reason' | 'finish_text'>> & {
  finished: boolean;
};

/** Endings without money moving; withdrawals and refunds go through their own use cases. */
const endings: Partial<Record<DemoStory['state'], Ending>> = {
  endedSuccess: { finished: true, end_reason: endReasons.fundraiserSucceeded },
  endedEarly: { finished: true, end_reason: endReasons.endedEarly },
  expired: { finished: true, end_reason: endReasons.timeExpired },
  platformStopped: {
    finished: true,
    end_reason: endReasons.platformTerminated,
    finish_text: '平台核实后终止',
  },
  risk: { finished: false, display_status: 4 },
};

/** Brings a story to the state it is told in. */
export async function endStory(
  services: Services,
  one: AddedStory,
  { hands, now }: { hands: SandboxHands; now: number },
): Promise<void> {
  const { story, caseId, ownerUserId } = one;
  const at = now - 2 * dayMs;
  const ending = endings[story.state];
  if (ending) await end(services, { caseId, ending, at });
  if (story.state === 'withdrawing') {
    await withdrawStory(services, one, { hands, now });
  }
  if (story.state === 'refunding' || story.state === 'refunded')
    await giveBack(services, { caseId, ownerUserId, whole: story.state === 'refunded', hands }, at);
}

async function end(
  services: Services,
  { caseId, ending, at }: { caseId: string; ending: Ending; at: number },
): Promise<void> {
  const { finished, ...columns } = ending;
  await services.db
    .updateTable('cases')
    .set({ ...columns, ...(finished ? { status: 'FINISHED', finished_at: at } : {}) })
    .where('id', '=', caseId)
    .execute();
}
