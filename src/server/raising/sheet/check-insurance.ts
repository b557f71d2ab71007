import type { Trx } from '#src/server/db/database.ts';
import type { Services } from '#src/server/services.ts';
import type { FieldProblems } from '#src/shared/contract/field-problem.ts';
import { type Bill, billTimes } from '#src/shared/raising/bill.ts';
import type { SheetContent } from '#src/shared/raising/sheets.ts';
import { findSaved } from './find-saved.ts';

type Household = Partial<SheetContent<'household'>>;
type Checked<F> = { caseId: string; fields: F };

/** Who is not insured is paid nothing by an insurance: the bill says so to the household. */
export async function checkHousehold(
  trx: Trx,
  { keys }: Pick<Services, 'keys'>,
  { caseId, fields }: Checked<Household>,
): Promise<FieldProblems> {
  if (fields.insurance !== 'none') return {};
  const bill = await findSaved(trx, keys, { caseId, part: 'treatment' });
  return bill && insuredIn(bill).length > 0 ? { insurance: 'insuranceInBill' } : {};
}

/** It is the same, where the bill was written last. */
export async function checkInsured(
  trx: Trx,
  { keys }: Pick<Services, 'keys'>,
  { caseId, fields }: Checked<Partial<Bill>>,
): Promise<FieldProblems> {
  const insured = insuredIn(fields);
  if (insured.length === 0) return {};
  const household = await findSaved(trx, keys, { caseId, part: 'household' });
  if (household?.insurance !== 'none') return {};
  return Object.fromEntries(insured.map((field) => [field, 'notInsured'] as const));
}

const insuredIn = (bill: Partial<Bill>) =>
  billTimes
    .map((time) => `insurance${time}InFen` as const)
    .filter((field) => (bill[field] ?? 0) > 0);
