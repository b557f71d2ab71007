import type { Trx } from '#src/server/db/database.ts';
import type { Services } from '#src/server/services.ts';
import type { FieldProblems } from '#src/shared/contract/field-problem.ts';
import {
  findIdentityFaults,
  type Identity,
  isMinor,
} from '#src/shared/raising/identity/find-identity-faults.ts';
import { identityKeyOf } from '#src/shared/raising/identity/id-types.ts';
import { findAgeFaults, findKinFault } from '#src/shared/raising/identity/kinship.ts';
import { provesRelation } from '#src/shared/raising/relation-papers.ts';
import type { SheetContent } from '#src/shared/raising/sheets.ts';
import { findSaved } from './find-saved.ts';

type Person = Identity & Partial<Pick<SheetContent<'payee'>, 'consent'>>;
type PersonChecked<P> = { caseId: string; person: P; now: number };
type Patient = Partial<SheetContent<'patient'>>;

/**
 * Checks a patient's papers by themselves, with the fundraiser's, and against all other open cases.
 */
export async function checkPatient(
  trx: Trx,
  { keys }: Pick<Services, 'keys'>,
  { caseId, person, now }: PersonChecked<Patient>,
): Promise<FieldProblems> {
  const faults = findIdentityFaults(person, { now, isPatient: true });
  if (person.idCard === undefined || faults.idCard) return faults;
  const raiser = await findSaved(trx, keys, { caseId, part: 'publisher' });
  const { relation } = person;
  const kin = raiser && relation !== undefined && { relation, patient: person, raiser };
  const kinFault = kin ? findKinFault(kin) : undefined;
  const other = await trx
    .selectFrom('cases')
    .select('id')
    .where('patient_index', '=', keys.blindIndex('id-card', identityKeyOf(person)))
    .where('status', '<>', 'FINISHED')
    .where('id', '<>', caseId)
    .executeTakeFirst();
  return {
    ...faults,
    ...findAgeFaults(person, now),
    ...(kinFault && { relation: kinFault }),
    ...findMinor(person, now),
    ...(other && { idCard: 'patientHasCase' }),
  };
}

/**
 * The fundraiser is an adult, and who the patient's sheet says: of that age, that sex, and not the
 * patient.
 */
export async function checkPublisher(
  trx: Trx,
  { keys }: Pick<Services, 'keys'>,
  { caseId, person, now }: PersonChecked<Person>,
): Promise<FieldProblems> {
  const faults = findIdentityFaults(person, { now, isPatient: false });
  if (person.idCard === undefined || faults.idCard) return faults;
  const patient = await findSaved(trx, keys, { caseId, part: 'patient' });
  const { relation } = patient ?? {};
  const isKin = patient !== undefined && relation !== undefined;
  const kinFault = isKin ? findKinFault({ relation, patient, raiser: person }) : undefined;
  const fault = kinFault ?? (isMinor(person, now) && 'adult');
  return { ...faults, ...(fault && { idCard: fault }) };
}

/** "The patient" as payee is the patient of this case, and nobody else is. */
export async function checkPayee(
  trx: Trx,
  { keys }: Pick<Services, 'keys'>,
  { caseId, person, now }: PersonChecked<Partial<SheetContent<'payee'>>>,
): Promise<FieldProblems> {
  const faults = {
    ...findPaperFault(person),
    ...findIdentityFaults(person, { now, isPatient: false }),
  };
  if (person.idCard === undefined || faults.idCard) return faults;
  const found = { ...faults, ...findMinor(person, now) };
  const patient = await findSaved(trx, keys, { caseId, part: 'patient' });
  if (!patient?.idCard || person.relation === undefined) return found;
  const isPatient = identityKeyOf(patient) === identityKeyOf(person);
  if (person.relation !== 'self') return isPatient ? { ...found, idCard: 'patientIsPayee' } : found;
  const differs = !isPatient || (person.name && patient.name !== person.name);
  return differs ? { ...found, idCard: 'payeeIsPatient' } : found;
}

function findPaperFault({
  relation,
  relationPaper,
}: Partial<SheetContent<'payee'>>): FieldProblems {
  const isOther = relation && relationPaper && !provesRelation(relationPaper, relation);
  return isOther ? { relationPaper: 'notOfRelation' } : {};
}

function findMinor(person: Person, now: number): FieldProblems {
  const needsGuardian = person.consent === 'own' && isMinor(person, now);
  return needsGuardian ? { consent: 'guardianNeeded' } : {};
}
