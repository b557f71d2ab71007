import type { Trx } from '#src/server/db/database.ts';
import { checkGears, checkOrganiser } from '#src/server/kinds/check-kind-sheets.ts';
import { findSettings } from '#src/server/platform/settings.ts';
import type { Services } from '#src/server/services.ts';
import { dateStamp } from '#src/shared/cases/display.ts';
import type { FieldProblems } from '#src/shared/contract/field-problem.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { type Bill, billTimes, unmetOf } from '#src/shared/raising/bill.ts';
import { adultAge, ageOf } from '#src/shared/raising/id-card-facts.ts';
import { hasSecretNumber } from '#src/shared/raising/private-words.ts';
import type { SheetName } from '#src/shared/raising/sheet-names.ts';
import type { SheetContent } from '#src/shared/raising/sheets.ts';
import { findPart } from './part-record.ts';

type Checked = { caseId: string; sheet: SheetName; fields: Record<string, unknown>; now: number };

/** What a sheet has to agree with outside of itself: the law, the clock, settings, other parts. */
export async function checkSheet(
  trx: Trx,
  services: Pick<Services, 'keys' | 'config'>,
  checked: Checked,
) {
  const problems = {
    ...findExposed(checked.fields),
    ...(await findProblems(trx, services, checked)),
  };
  if (Object.keys(problems).length > 0) throw new Problem('inputInvalid', { fields: problems });
}

/** Words that the public reads, whatever the sheet. */
const publicWords = ['title', 'content', 'plan', 'surplusUse'] as const;

/** Nobody's card or phone goes public, not even their own. */
function findExposed(fields: Checked['fields']): FieldProblems {
  const exposed = publicWords.filter((field) => hasSecretNumber(String(fields[field] ?? '')));
  return Object.fromEntries(exposed.map((field) => [field, 'privateWords'] as const));
}

async function findProblems(
  trx: Trx,
  services: Pick<Services, 'keys' | 'config'>,
  { sheet, fields, ...checked }: Checked,
): Promise<FieldProblems> {
  if (sheet === 'base') {
    return checkBase(trx, services, { ...checked, base: fields as SheetContent<'base'> });
  }
  if (sheet === 'goodsBase') {
    const base = fields as SheetContent<'goodsBase'>;
    const gears = await checkGears(trx, services, base);
    return { ...gears, ...(await checkBase(trx, services, { ...checked, base })) };
  }
  if (sheet === 'dreamBase') {
    const { target } = fields as SheetContent<'dreamBase'>;
    const { maxTargetInFen } = await findSettings(trx, services.config);
    return target > maxTargetInFen ? { target: 'targetTooLarge' } : {};
  }
  if (sheet === 'origination') return checkOrganiser(fields as SheetContent<'origination'>);
  if (sheet === 'patient' || sheet === 'individual') {
    return checkPatient(trx, services, {
      ...checked,
      patient: fields as SheetContent<'individual'>,
    });
  }
  if (sheet === 'payee') {
    return checkPayee(trx, services, { ...checked, payee: fields as SheetContent<'payee'> });
  }
  if (sheet !== 'treatment') return {};
  const treatment = fields as SheetContent<'treatment'>;
  return { ...checkMonth(treatment, checked.now), ...checkBill(treatment) };
}

/** The kind of a case is chosen when it is started and never changes. */
async function checkBase(
  trx: Trx,
  { config }: Pick<Services, 'config'>,
  { caseId, base }: { caseId: string; base: SheetContent<'base'> },
): Promise<FieldProblems> {
  const { maxTargetInFen } = await findSettings(trx, config);
  if (base.targetAmountInFen > maxTargetInFen) return { targetAmountInFen: 'targetTooLarge' };
  const row = await trx
    .selectFrom('cases')
    .select('case_type')
    .where('id', '=', caseId)
    .executeTakeFirst();
  return row?.case_type === base.caseType ? {} : { caseType: 'fixed' };
}

type PatientChecked = { caseId: string; patient: SheetContent<'individual'>; now: number };

async function checkPatient(
  trx: Trx,
  { keys }: Pick<Services, 'keys'>,
  { caseId, patient, now }: PatientChecked,
): Promise<FieldProblems> {
  const { idCard, consent } = patient;
  if (consent === 'own' && ageOf(idCard, now) < adultAge) return { consent: 'guardianNeeded' };
  const other = await trx
    .selectFrom('cases')
    .select('id')
    .where('patient_index', '=', keys.blindIndex('id-card', idCard))
    .where('status', '<>', 'FINISHED')
    .where('id', '<>', caseId)
    .executeTakeFirst();
  return other ? { idCard: 'patientHasCase' } : {};
}

/** "The patient" as payee is the patient of this case. */
async function checkPayee(
  trx: Trx,
  { keys }: Pick<Services, 'keys'>,
  { caseId, payee, now }: { caseId: string; payee: SheetContent<'payee'>; now: number },
): Promise<FieldProblems> {
  if (payee.consent === 'own' && ageOf(payee.idCard, now) < adultAge)
    return { consent: 'guardianNeeded' };
  if (payee.relation !== 'self') return {};
  const patient = await findPart(trx, keys, { caseId, part: 'patient' });
  const known = patient?.saved?.fields as SheetContent<'patient'> | undefined;
  const differs = known && (known.idCard !== payee.idCard || known.name !== payee.name);
  return differs ? { idCard: 'payeeIsPatient' } : {};
}

function checkMonth({ diagnosedOn }: SheetContent<'treatment'>, now: number): FieldProblems {
  return diagnosedOn > dateStamp(now).slice(0, 7) ? { diagnosedOn: 'month' } : {};
}

/** Nobody pays more than there was to pay; said where the last of the parts is typed. */
function checkBill(bill: Bill): FieldProblems {
  const wrong = billTimes.filter((time) => unmetOf(bill, time) < 0);
  return Object.fromEntries(wrong.map((time) => [`own${time}InFen`, 'moreThanCost'] as const));
}
