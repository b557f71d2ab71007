import type { personPayees } from './sheet-choices.ts';

/** These are the papers that prove what a payee is to the patient. */
export const relationPapers = [
  'marriageCertificate',
  'householdRegister',
  'kinshipProof',
  'entrustment',
] as const;
export type RelationPaper = (typeof relationPapers)[number];

type Relation = (typeof personPayees)[number];

/** They say which of them prove what; the patient has nothing to prove. */
const papersOf: Readonly<Record<Relation, readonly RelationPaper[]>> = {
  self: [],
  spouse: ['marriageCertificate', 'householdRegister', 'entrustment'],
  other: ['householdRegister', 'kinshipProof', 'entrustment'],
};

export function provesRelation(paper: RelationPaper, relation: Relation): boolean {
  return papersOf[relation].includes(paper);
}
