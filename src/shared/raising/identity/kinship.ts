import { maritalStatuses, relations } from '#src/shared/cases/enumerations.ts';
import { relationNameOf, relationParts } from '#src/shared/cases/raiser-relation.ts';
import type { FieldProblem, FieldProblems } from '#src/shared/contract/field-problem.ts';
import { ageOf, type Identity } from './find-identity-faults.ts';
import { identityKeyOf } from './id-types.ts';
import { adultAge, factsOfIdentity, type Gender, yearsBetween } from './identity-facts.ts';

type Relation = number | string;

/** A relation claims this of a raiser: the sex, and by how many generations the raiser is older. */
const claims: Partial<Record<string, { gender?: Gender; generations?: number }>> = {
  father: { gender: 'male', generations: 1 },
  mother: { gender: 'female', generations: 1 },
  husband: { gender: 'male' },
  wife: { gender: 'female' },
  son: { gender: 'male', generations: -1 },
  daughter: { gender: 'female', generations: -1 },
  grandparent: { generations: 2 },
  grandchild: { generations: -2 },
};
const claimOf = (relation: Relation) => claims[relationNameOf(relationParts(relation))] ?? {};

/** Nobody younger than that has had a child. */
const yearsOfGeneration = 12;
/** Below it staff look twice: adoption and step-families have any number of years. */
const usualYears = 16;

/** Finds the faults of a patient alone: nobody is married as a child, or has children as one. */
export function findAgeFaults(
  patient: Identity & { relation?: Relation; maritalStatus?: number | undefined },
  now: number,
): FieldProblems {
  const { relation, maritalStatus } = patient;
  if (!factsOfIdentity(patient).bornOn) return {};
  const age = ageOf(patient, now);
  const isChild = age < adultAge;
  const wasMarried = maritalStatus !== undefined && maritalStatus !== maritalStatuses.unmarried;
  const { generations = 0 } = relation === undefined ? {} : claimOf(relation);
  const isSpouse = relation === relations.husband || relation === relations.wife;
  const tooYoung = age < -generations * yearsOfGeneration || (isSpouse && isChild);
  return {
    ...(isChild && wasMarried && { maritalStatus: 'marriedChild' }),
    ...(tooYoung && { relation: 'relationAge' }),
  };
}

type Two = { relation: Relation; patient: Identity; raiser: Identity };

/** Finds what cannot be between a patient's card and a raiser's, whichever was typed last. */
export function findKinFault({ relation, patient, raiser }: Two): FieldProblem | undefined {
  const isSame = identityKeyOf(patient) === identityKeyOf(raiser);
  if ((relation === relations.self) !== isSame) return isSame ? 'isPatient' : 'notPatient';
  const { gender, generations = 0 } = claimOf(relation);
  const [one, other] = [factsOfIdentity(patient), factsOfIdentity(raiser)];
  if (gender && other.gender && other.gender !== gender) return 'relationSex';
  const years = yearsOlder(one.bornOn, other.bornOn, generations);
  return years !== undefined && years < 0 ? 'relationAge' : undefined;
}

/** Is it possible between the two but seldom so: the years between, the sexes of spouses? */
export function isUnlikelyKin({ relation, patient, raiser }: Two): boolean {
  const { generations = 0 } = claimOf(relation);
  const [one, other] = [factsOfIdentity(patient), factsOfIdentity(raiser)];
  const years = yearsOlder(one.bornOn, other.bornOn, generations);
  const isSpouse = relation === relations.husband || relation === relations.wife;
  const alike = isSpouse && one.gender !== undefined && one.gender === other.gender;
  return alike || (years !== undefined && years < Math.abs(generations) * usualYears);
}

type Spouses = { patient: Identity & { maritalStatus?: number | undefined }; payee: Identity };

/** Is a payee called the spouse of somebody unmarried, or of the same sex, by the papers? */
export function isUnlikelySpouse({ patient, payee }: Spouses): boolean {
  const [one, other] = [factsOfIdentity(patient), factsOfIdentity(payee)];
  const alike = one.gender !== undefined && one.gender === other.gender;
  return alike || patient.maritalStatus !== maritalStatuses.married;
}

/** Reckons how much older the elder of two generations is. */
function yearsOlder(
  patientBornOn: string | undefined,
  raiserBornOn: string | undefined,
  generations: number,
): number | undefined {
  if (!patientBornOn || !raiserBornOn || generations === 0) return undefined;
  return generations > 0
    ? yearsBetween(raiserBornOn, patientBornOn)
    : yearsBetween(patientBornOn, raiserBornOn);
}
