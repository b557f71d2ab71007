import { type CaseWords, describeCase } from '#src/server/cases/transitions/describe-case.ts';
import type { Trx } from '#src/server/db/database.ts';
import { fromJson, toJson } from '#src/server/db/json.ts';
import type { LockedCase } from '#src/server/raising/lock-case.ts';
import { maskedName } from '#src/shared/cases/display.ts';
import type { Patient, Raiser, Treatment } from '#src/shared/cases/funding-parts.ts';
import { relationParts } from '#src/shared/cases/raiser-relation.ts';
import type { OwnWords } from '#src/shared/platform/own-words.ts';
import { billOf } from '#src/shared/raising/bill.ts';
import { ageOn, factsOfIdentity } from '#src/shared/raising/identity/identity-facts.ts';
import type { SheetName } from '#src/shared/raising/sheet-names.ts';
import type { SheetContent } from '#src/shared/raising/sheets.ts';

type Columns = CaseWords;
type Passed = { row: LockedCase; sheet: SheetName; fields: Record<string, unknown>; now: number };

/** Answers what the public may read of a part that passed, as columns of its case. */
export function columnsOfPart({ row, sheet, fields, now }: Passed): Columns {
  switch (sheet) {
    case 'base':
    case 'goodsBase':
      return columnsOfBase(row, fields as SheetContent<'base'>);
    case 'dreamBase':
      return columnsOfDream(fields as SheetContent<'dreamBase'>);
    case 'patient':
    case 'individual':
      return columnsOfPatient(row, fields as SheetContent<'individual'>, now);
    case 'origination':
      return columnsOfOrigination(row, fields as SheetContent<'origination'>);
    case 'treatment':
      return columnsOfTreatment(fields as SheetContent<'treatment'>);
    case 'hospital':
      return { department: (fields as SheetContent<'hospital'>).department };
    case 'household':
      return columnsOfHousehold(fields as SheetContent<'household'>);
    case 'publisher':
      return raiserWith(row, { name: maskedName((fields as SheetContent<'publisher'>).name) });
    case 'payee':
    case 'hospitalPayee':
      return columnsOfPayee(sheet, fields);
    case 'materials':
    case 'confirm':
      return {};
  }
}

/** The illness as the papers call it stays, once they were seen. */
function columnsOfBase(row: LockedCase, base: SheetContent<'base'>): Columns {
  return {
    title: base.title,
    content: base.content,
    target_in_fen: base.targetAmountInFen,
    illness_key: base.illnessKey,
    province: base.province,
    city: base.city,
    surplus_use: surplusColumn(base),
    ...(row.hospital === '' ? { illness: base.disease } : {}),
    ...raiserWith(row, { writtenBy: base.writtenBy }),
  };
}

function columnsOfDream(dream: SheetContent<'dreamBase'>): Columns {
  const { title, content, target, province, city } = dream;
  const surplus_use = surplusColumn(dream);
  return { title, content, target_in_fen: target, province, city, surplus_use };
}

/** Sheets of before it was asked have no such field. */
function surplusColumn({ surplusUse = '' }: { surplusUse?: string }): string | null {
  return surplusUse === '' ? null : toJson({ text: surplusUse } satisfies OwnWords);
}

/** An organisation stands under its name, a person under the shortened one. */
function columnsOfOrigination(row: LockedCase, sheet: SheetContent<'origination'>): Columns {
  const { organiser: kind, words } = sheet;
  const name = kind === 'person' ? maskedName(sheet.name) : sheet.name;
  return raiserWith(row, { name, organiser: { kind, words } });
}

function columnsOfPatient(
  row: LockedCase,
  sheet: SheetContent<'individual'>,
  now: number,
): Columns {
  const { bornOn, gender = 'female' } = factsOfIdentity(sheet);
  const patient: Patient = {
    displayName: maskedName(sheet.name),
    age: bornOn ? ageOn(bornOn, now) : 0,
    gender,
  };
  const raiser = { kin: undefined, ...relationParts(sheet.relation) };
  return { patient: toJson(patient), ...raiserWith(row, raiser) };
}

function columnsOfTreatment(sheet: SheetContent<'treatment'>): Columns {
  const { diagnosedOn, plan } = sheet;
  const treatment: Treatment = { diagnosedOn, ...billOf(sheet), plan: { text: plan } };
  return { illness: sheet.disease, hospital: sheet.hospital, treatment: toJson(treatment) };
}

function columnsOfHousehold(sheet: SheetContent<'household'>): Columns {
  const { house, car, insurance, income, savings, debts } = sheet;
  return { household: toJson({ house, car, insurance, income, savings, debts }) };
}

function columnsOfPayee(
  sheet: 'payee' | 'hospitalPayee',
  fields: Record<string, unknown>,
): Columns {
  if (sheet === 'hospitalPayee') {
    const { hospital: displayName } = fields as SheetContent<'hospitalPayee'>;
    return { payee: toJson({ kind: 'hospital', relation: 'hospital_account', displayName }) };
  }
  const { name, relation } = fields as SheetContent<'payee'>;
  return { payee: toJson({ kind: 'person', relation, displayName: maskedName(name) }) };
}

function raiserWith(row: LockedCase, change: Partial<Raiser>): Columns {
  return { raiser: toJson({ ...fromJson<Raiser>(row.raiser), ...change }) };
}

/** Writes columns and what follows from them: words to search by, and how near the target is. */
export async function writeColumns(
  trx: Trx,
  { row, columns }: { row: LockedCase; columns: Columns },
  now: number,
): Promise<void> {
  const whole = { ...row, ...columns };
  const patientName = fromJson<Patient>(whole.patient).displayName;
  const raiserName = fromJson<Raiser>(whole.raiser).name;
  const { target_in_fen: targetInFen, surplus_use: surplusUse, gap_in_fen: gapInFen } = whole;
  await describeCase(
    trx,
    {
      ...{ caseId: row.id, words: columns, searched: { ...whole, patientName, raiserName } },
      fill: { targetInFen, surplusUse, gapInFen, filledAt: row.filled_at },
    },
    now,
  );
}
