import * as v from 'valibot';
import { personName } from '#src/shared/accounts/person-name.ts';
import type { FieldProblems } from '#src/shared/contract/field-problem.ts';
import { dayOf } from '#src/shared/platform/china-days.ts';
import { allowsLatinName, fitsIdType, type IdType, mayTellBirth } from './id-types.ts';
import { adultAge, ageOn, factsOfIdentity, type Gender, tellsBirth } from './identity-facts.ts';

export type Identity = {
  name?: string | undefined;
  idType?: IdType | undefined;
  idCard?: string | undefined;
  bornOn?: string | undefined;
  gender?: Gender | undefined;
  guardianName?: string | undefined;
  guardianIdCard?: string | undefined;
};

/** Finds what is wrong with a person's papers by themselves, as far as they are there. */
export function findIdentityFaults(
  person: Identity,
  { now, isPatient }: { now: number; isPatient: boolean },
): FieldProblems {
  const { idType = 'idCard', idCard, name, guardianName, guardianIdCard } = person;
  const faults: FieldProblems = {};
  if (name !== undefined && !allowsLatinName(idType) && !v.is(personName, name))
    faults.name = 'personName';
  if (isPatient && idType === 'birthCertificate') {
    if (!guardianName) faults.guardianName = 'required';
    if (!guardianIdCard) faults.guardianIdCard = 'required';
    else if (isMinor({ idCard: guardianIdCard }, now)) faults.guardianIdCard = 'birthDate';
  }
  // What no number of the kind tells is asked with it, and not after it.
  if (isPatient && !mayTellBirth(idType)) Object.assign(faults, findUntold(person));
  if (idCard === undefined) return faults;
  if (!fitsIdType(idType, idCard))
    return { ...faults, idCard: idType === 'idCard' ? 'idCard' : 'idNumber' };
  return { ...faults, ...findBirthFaults(person, { now, isPatient }) };
}

function findUntold({ bornOn, gender }: Identity): FieldProblems {
  return { ...(!bornOn && { bornOn: 'required' }), ...(!gender && { gender: 'required' }) };
}

/**
 * Finds where what a number tells and what was given beside it do not agree, or somebody is born
 * tomorrow.
 */
function findBirthFaults(
  person: Identity,
  { now, isPatient }: { now: number; isPatient: boolean },
): FieldProblems {
  const { bornOn, gender } = factsOfIdentity(person);
  const isTold = tellsBirth(person);
  if (bornOn !== undefined && bornOn > dayOf(now))
    return isTold ? { idCard: 'birthDate' } : { bornOn: 'birthDate' };
  if (!isPatient) return {};
  if (!isTold) return findUntold(person);
  return {
    ...(person.bornOn && person.bornOn !== bornOn && { bornOn: 'birthDate' }),
    ...(person.gender && person.gender !== gender && { gender: 'notOfCard' }),
  };
}

/** Somebody of whom nothing is known counts as an adult: nothing is asked of them for it. */
export function ageOf(person: Identity, now: number): number {
  const { bornOn } = factsOfIdentity(person);
  return bornOn ? ageOn(bornOn, now) : adultAge;
}

export function isMinor(person: Identity, now: number): boolean {
  return ageOf(person, now) < adultAge;
}
