import type { Trx } from '#src/server/db/database.ts';
import { toJson } from '#src/server/db/json.ts';
import { newId } from '#src/server/platform/keys.ts';
import type { FactMethod } from '#src/shared/cases/enumerations.ts';
import type { DemoStory } from './demo-story.ts';
import { inTwo } from './in-two.ts';

const dayMs = 86_400_000;

const methods = {
  identity: 'papersCompared',
  diagnosis: 'diagnosisSeen',
  hospital: 'hospitalNotAsked',
  payee: 'accountCompared',
  household: 'familyTold',
  costs: 'billsSeen',
} as const satisfies Record<DemoStory['facts'][number]['kind'], FactMethod>;

/** States what was checked of a story, each with the words of who checked it. */
export async function addFacts(
  trx: Trx,
  caseId: string,
  { story, now }: { story: DemoStory; now: number },
): Promise<void> {
  const rows = story.facts.map((fact) => ({
    id: newId(),
    case_id: caseId,
    kind: fact.kind,
    state: fact.state,
    method:
      fact.state === 'confirmed' && fact.kind === 'hospital'
        ? ('wardAsked' as const)
        : methods[fact.kind],
    own_words: toJson(inTwo(fact.method, fact.methodEn)),
    stated_at: now - fact.daysAgo * dayMs,
    expires_at: fact.state === 'expired' ? now - dayMs : null,
  }));
  if (rows.length > 0) await trx.insertInto('case_facts').values(rows).execute();
}
