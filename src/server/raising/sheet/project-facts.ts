import type { Trx } from '#src/server/db/database.ts';
import { toJson } from '#src/server/db/json.ts';
import { newId } from '#src/server/platform/keys.ts';
import {
  type ComparisonName,
  type FactKind,
  type FactMethod,
  factKinds,
} from '#src/shared/cases/enumerations.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import type { RaisePart } from '#src/shared/raising/parts.ts';

const wardAnswerHoldsMs = 90 * dayMs;

type Rule = {
  part: RaisePart;
  /** This is what somebody compares for it, and what the page then says. */
  seen?: {
    by: readonly ComparisonName[];
    state: 'documentSeen' | 'confirmed';
    method: FactMethod;
    /** A paper stays seen; where somebody is may be otherwise after so long. */
    holdsForMs?: number;
  };
  /** It is known in this way while nobody did. */
  told: FactMethod;
};

/** This is what the review of a part lets the platform say, and how it came to know. */
const rulesOfFact: Record<FactKind, Rule> = {
  identity: {
    part: 'patient',
    seen: { by: ['identityCard'], state: 'documentSeen', method: 'papersCompared' },
    told: 'familyTold',
  },
  diagnosis: {
    part: 'treatment',
    seen: { by: ['diagnosis'], state: 'documentSeen', method: 'diagnosisSeen' },
    told: 'familyTold',
  },
  costs: {
    part: 'treatment',
    seen: { by: ['bills'], state: 'documentSeen', method: 'billsSeen' },
    told: 'familyTold',
  },
  hospital: {
    part: 'hospital',
    seen: {
      ...{ by: ['wardCall'], state: 'confirmed', method: 'wardAsked' },
      holdsForMs: wardAnswerHoldsMs,
    },
    told: 'hospitalNotAsked',
  },
  payee: {
    part: 'payee',
    seen: {
      by: ['payeeCard', 'payeeRelation', 'payeeBankCard', 'hospitalAccount'],
      ...{ state: 'documentSeen', method: 'accountCompared' },
    },
    told: 'familyTold',
  },
  household: { part: 'household', told: 'familyTold' },
};

type Compared = {
  caseId: string;
  compared: readonly ComparisonName[];
  staffUserId: string;
  now: number;
};

/** States each fact of a part anew with the day of this review. */
export async function projectFacts(
  trx: Trx,
  { part, ...reviewed }: Compared & { part: RaisePart },
): Promise<void> {
  for (const kind of factKinds) {
    if (rulesOfFact[kind].part === part) await stateFact(trx, { ...reviewed, kind });
  }
}

/** States it as seen only where somebody compared it; an older word on the same fact goes. */
export async function stateFact(
  trx: Trx,
  { kind, ...reviewed }: Compared & { kind: FactKind },
): Promise<void> {
  const { caseId, staffUserId, now } = reviewed;
  const { seen, told } = rulesOfFact[kind];
  const compared = seen?.by.filter((name) => reviewed.compared.includes(name)) ?? [];
  const isSeen = seen && compared.length > 0;
  await trx
    .deleteFrom('case_facts')
    .where('case_id', '=', caseId)
    .where('kind', '=', kind)
    .execute();
  await trx
    .insertInto('case_facts')
    .values({
      ...{ id: newId(), case_id: caseId, kind },
      state: isSeen ? seen.state : 'declared',
      method: isSeen ? seen.method : told,
      compared: toJson(compared),
      compared_by: isSeen ? staffUserId : null,
      stated_at: now,
      expires_at: isSeen && seen.holdsForMs ? now + seen.holdsForMs : null,
    })
    .execute();
}
