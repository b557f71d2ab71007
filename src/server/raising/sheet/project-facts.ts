import type { Selectable } from 'kysely';
import type { Trx } from '#src/server/db/database.ts';
import type { CaseFactsTable } from '#src/server/db/schema.ts';
import { newId } from '#src/server/platform/keys.ts';
import type { RaisePart } from '#src/shared/raising/parts.ts';

type Stated = Pick<Selectable<CaseFactsTable>, 'kind' | 'state' | 'method'>;

/** What the review of a part lets the platform say, and how it came to know. */
const factsOfPart = {
  base: [],
  patient: [{ kind: 'identity', state: 'documentSeen', method: 'papersCompared' }],
  treatment: [
    { kind: 'diagnosis', state: 'documentSeen', method: 'diagnosisSeen' },
    { kind: 'costs', state: 'documentSeen', method: 'billsSeen' },
  ],
  hospital: [{ kind: 'hospital', state: 'declared', method: 'hospitalNotAsked' }],
  payee: [{ kind: 'payee', state: 'documentSeen', method: 'accountCompared' }],
  household: [{ kind: 'household', state: 'declared', method: 'familyTold' }],
  publisher: [],
  materials: [],
} as const satisfies Record<RaisePart, readonly Stated[]>;

type Reviewed = { caseId: string; part: RaisePart; mayAsk: boolean; now: number };

/** States each fact anew with the day of this review; an older word on the same fact goes. */
export async function projectFacts(
  trx: Trx,
  { caseId, part, mayAsk, now }: Reviewed,
): Promise<void> {
  for (const { kind, state, method } of factsOfPart[part]) {
    await trx
      .deleteFrom('case_facts')
      .where('case_id', '=', caseId)
      .where('kind', '=', kind)
      .execute();
    const asked = kind === 'hospital' && mayAsk;
    await trx
      .insertInto('case_facts')
      .values({
        id: newId(),
        case_id: caseId,
        kind,
        state: asked ? 'confirmed' : state,
        method: asked ? 'wardAsked' : method,
        own_words: null,
        stated_at: now,
        expires_at: null,
      })
      .execute();
  }
}
