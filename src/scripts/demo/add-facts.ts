import type { Trx } from '#src/server/db/database.ts';
import { stateFact } from '#src/server/raising/sheet/project-facts.ts';
import type { ComparisonName, FactKind } from '#src/shared/cases/enumerations.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import type { DemoStory } from './demo-story.ts';
import { inTwo } from './in-two.ts';

const ofOthers = ['payeeCard', 'payeeRelation', 'payeeBankCard'] as const;

/** What the demo's staff ticks for a fact; nobody compares how a household lives. */
const ticksOf = ({ payee }: DemoStory): Record<FactKind, readonly ComparisonName[]> => ({
  identity: ['identityCard'],
  diagnosis: ['diagnosis'],
  hospital: ['wardCall'],
  payee: {
    hospital_account: ['hospitalAccount'] as const,
    self: ['payeeCard', 'payeeBankCard'] as const,
    spouse: ofOthers,
    other: ofOthers,
  }[payee.relation],
  household: [],
  costs: ['bills'],
});

/** States what was checked of a story, each with the words of who checked it. */
export async function addFacts(
  trx: Trx,
  caseId: string,
  { story, staffUserId, now }: { story: DemoStory; staffUserId: string; now: number },
): Promise<void> {
  for (const { kind, state, method, methodEn, daysAgo } of story.facts) {
    const compared = state === 'declared' ? [] : ticksOf(story)[kind];
    await stateFact(trx, {
      ...{ caseId, kind, staffUserId, compared, now: now - daysAgo * dayMs },
      // Words of who compared it, where somebody did.
      ...(state === 'declared' || compared.length > 0 ? { words: inTwo(method, methodEn) } : {}),
    });
    if (state !== 'expired' && state !== 'disputed') continue;
    await trx
      .updateTable('case_facts')
      .set({ state, expires_at: state === 'expired' ? now - dayMs : null })
      .where('case_id', '=', caseId)
      .where('kind', '=', kind)
      .execute();
  }
}
