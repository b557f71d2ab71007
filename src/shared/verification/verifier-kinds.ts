/**
 * This is who verifies: those who treat, those who know the patient, those who are ill beside them.
 */
export const verifierKinds = ['doctor', 'friend', 'sickFriend'] as const;
export type VerifierKind = (typeof verifierKinds)[number];

/** This is who a verifier of each kind may be to the patient. */
export const relationsOfKind = {
  doctor: ['attendingDoctor', 'nurse', 'medicalStaff'],
  friend: [
    'relative',
    'friend',
    'colleague',
    'classmate',
    'teacher',
    'neighbour',
    'villageOfficial',
    'otherFriend',
  ],
  sickFriend: ['wardMate', 'wardFamily', 'samePatientGroup'],
} as const satisfies Record<VerifierKind, readonly string[]>;

export type VerifierRelation = (typeof relationsOfKind)[VerifierKind][number];
export const verifierRelations: readonly VerifierRelation[] = Object.values(relationsOfKind).flat();

/** Does someone of this kind stand in this relation? */
export function fitsKind(kind: VerifierKind, relation: string): boolean {
  return (relationsOfKind[kind] as readonly string[]).includes(relation);
}
