import type { Trx } from '#src/server/db/database.ts';
import { checkGears, checkOrganiser } from '#src/server/kinds/check-kind-sheets.ts';
import { findSettings } from '#src/server/platform/settings.ts';
import type { Services } from '#src/server/services.ts';
import type { FieldProblems } from '#src/shared/contract/field-problem.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { dayOf } from '#src/shared/platform/china-days.ts';
import { type Bill, billTimes, emptyBill, firstBeyond } from '#src/shared/raising/bill.ts';
import { hasSecretNumber } from '#src/shared/raising/private-words.ts';
import type { SheetName } from '#src/shared/raising/sheet-names.ts';
import type { SheetContent } from '#src/shared/raising/sheets.ts';
import { checkHousehold, checkInsured } from './check-insurance.ts';
import { findNamed, findNamedBefore, publicWords } from './check-names.ts';
import { checkPatient, checkPayee, checkPublisher } from './check-persons.ts';

/** These are the fields of a sheet that are there and right. */
type Partly<S extends SheetName> = Partial<SheetContent<S>>;

type Checked = { caseId: string; sheet: SheetName; fields: Record<string, unknown>; now: number };

/**
 * Finds what a sheet does not agree with outside of itself: the law, the clock, settings, other
 * parts. A sheet that is not whole is checked as far as it is there.
 */
export async function findDisagreements(
  trx: Trx,
  services: Pick<Services, 'keys' | 'config'>,
  checked: Checked,
): Promise<FieldProblems> {
  return {
    ...(await findNamed(trx, services, checked)),
    ...findExposed(checked.fields),
    ...(await findProblems(trx, services, checked)),
  };
}

export function refuseFaults(fields: FieldProblems): void {
  if (Object.keys(fields).length > 0) throw new Problem('inputInvalid', { fields });
}

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
    return checkBase(trx, services, { ...checked, base: fields });
  }
  if (sheet === 'goodsBase') {
    const gears = await checkGears(trx, services, fields);
    return { ...gears, ...(await checkBase(trx, services, { ...checked, base: fields })) };
  }
  if (sheet === 'dreamBase') {
    const { target = 0 } = fields as Partly<'dreamBase'>;
    const { maxTargetInFen } = await findSettings(trx, services.config);
    return target > maxTargetInFen ? { target: 'targetTooLarge' } : {};
  }
  if (sheet === 'origination') return checkOrganiser(fields, checked.now);
  const person = { ...checked, person: fields };
  if (sheet === 'patient' || sheet === 'individual') {
    const named = await findNamedBefore(trx, services, { ...checked, fields });
    return { ...named, ...(await checkPatient(trx, services, person)) };
  }
  if (sheet === 'payee') return checkPayee(trx, services, person);
  if (sheet === 'publisher') return checkPublisher(trx, services, person);
  if (sheet === 'household') return checkHousehold(trx, services, { ...checked, fields });
  if (sheet !== 'treatment') return {};
  const insured = await checkInsured(trx, services, { ...checked, fields });
  return { ...checkMonth(fields, checked.now), ...insured, ...checkBill(fields) };
}

/** The kind of a case is chosen when it is started and never changes. */
async function checkBase(
  trx: Trx,
  { config }: Pick<Services, 'config'>,
  { caseId, base }: { caseId: string; base: Partly<'base'> },
): Promise<FieldProblems> {
  const { maxTargetInFen } = await findSettings(trx, config);
  const row = await trx
    .selectFrom('cases')
    .select('case_type')
    .where('id', '=', caseId)
    .executeTakeFirst();
  const { caseType, targetAmountInFen = 0 } = base;
  return {
    ...(targetAmountInFen > maxTargetInFen && { targetAmountInFen: 'targetTooLarge' }),
    ...(row && caseType !== undefined && caseType !== row.case_type && { caseType: 'fixed' }),
  };
}

function checkMonth({ diagnosedOn = '' }: Partly<'treatment'>, now: number): FieldProblems {
  return diagnosedOn > dayOf(now).slice(0, 7) ? { diagnosedOn: 'month' } : {};
}

/** Nobody pays more than there was to pay; it is said at the first part that is too much. */
function checkBill(bill: Partial<Bill>): FieldProblems {
  const wrong = billTimes
    .filter((time) => bill[`cost${time}InFen`] !== undefined)
    .flatMap((time) => firstBeyond({ ...emptyBill, ...bill }, time) ?? []);
  return Object.fromEntries(wrong.map((field) => [field, 'moreThanCost'] as const));
}
