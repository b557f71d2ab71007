import * as v from 'valibot';
import {
  type FieldProblem,
  type FieldProblems,
  fieldProblems,
} from '#src/shared/contract/field-problem.ts';
import { openFieldsOf, type Refusals, wholePart } from '#src/shared/raising/part-state.ts';
import { isSecretField } from '#src/shared/raising/secret-fields.ts';
import type { SheetName } from '#src/shared/raising/sheet-names.ts';
import { sheets } from '#src/shared/raising/sheets.ts';
import type { PartRecord } from './part-record.ts';

export type SheetInput = Record<string, unknown>;

type MergedSheet = {
  /** This is what is right of it; it is whole where there are no faults. */
  fields: Record<string, unknown>;
  refusals: Refusals;
  faults: FieldProblems;
};

/** Makes the whole sheet from what is saved and what comes now; closed fields can't be changed. */
export function mergeSheet(
  sheet: SheetName,
  record: PartRecord | undefined,
  input: SheetInput,
): MergedSheet {
  const saved = record?.saved?.sheet === sheet ? record.saved.fields : {};
  const changed = Object.keys(input).filter((field) => !isSame(input[field], saved[field]));
  const merged = { ...saved, ...draftedSecrets(sheet, record), ...input };
  const { fields, faults } = parseSheet(sheet, merged);
  const before = record?.refusals ?? {};
  const unmended = Object.keys(before).filter(
    (field) => !before[field]?.mended && field in input && !changed.includes(field),
  );
  return {
    fields,
    refusals: mendedRefusals(before, changed),
    faults: {
      ...faults,
      ...faultOfEach(unmended, 'notMended'),
      ...faultOfEach(record ? closedOf(sheet, record, changed) : [], 'fixed'),
    },
  };
}

function closedOf(sheet: SheetName, record: PartRecord, changed: readonly string[]): string[] {
  // Another kind of payee is another account: it opens with the first.
  const known = record.saved === null || record.saved.sheet === sheet;
  const open = openFieldsOf(sheet, known ? record : { ...record, refusals: {} });
  return changed.filter((field) => !open.includes(field));
}

function faultOfEach(fields: readonly string[], fault: FieldProblem): FieldProblems {
  return Object.fromEntries(fields.map((field) => [field, fault]));
}

/**
 * Keeps secrets that were typed and not saved yet: the form can't show them, so it can't send them.
 */
function draftedSecrets(sheet: SheetName, record: PartRecord | undefined): SheetInput {
  if (record?.draft?.sheet !== sheet) return {};
  const secrets = Object.entries(record.draft.values).filter(
    ([name, value]) => isSecretField(name) && value.trim() !== '',
  );
  return Object.fromEntries(secrets);
}

/** These say that a number is none, of whomever it is. */
const noNumber: readonly FieldProblem[] = [
  'idCard',
  'idNumber',
  'mobile',
  'bankCard',
  'bankAccount',
];

/** Says of a secret typed before that it is wrong and not shown, where none was sent now. */
export function tellKept(
  faults: FieldProblems,
  { sheet, record, input }: { sheet: SheetName; record: PartRecord | undefined; input: SheetInput },
): FieldProblems {
  const kept = Object.keys(draftedSecrets(sheet, record)).filter((field) => {
    const fault = faults[field];
    return !input[field] && fault && noNumber.includes(fault);
  });
  return { ...faults, ...faultOfEach(kept, 'keptWrong') };
}

function mendedRefusals(refusals: Refusals, changed: readonly string[]): Refusals {
  return Object.fromEntries(
    Object.entries(refusals).map(([field, refusal]) => {
      const mended = field === wholePart ? changed.length > 0 : changed.includes(field);
      return [field, { ...refusal, mended: refusal.mended || mended }];
    }),
  );
}

function parseSheet(
  sheet: SheetName,
  merged: SheetInput,
): { fields: SheetInput; faults: FieldProblems } {
  const parsed = v.safeParse(sheets[sheet], merged);
  const faults: FieldProblems = {};
  for (const issue of parsed.issues ?? []) {
    const field = (v.getDotPath(issue) ?? 'input').slice(0, 40);
    faults[field] ??= problemOf(field, issue, merged);
  }
  // What was left empty is not there at all, in the database and for comparing.
  const output = JSON.parse(JSON.stringify(parsed.output)) as SheetInput;
  const right = Object.entries(output).filter(([field]) => !(field in faults));
  return { fields: Object.fromEntries(right), faults };
}

const whenMissing: Record<string, FieldProblem> = {
  attachments: 'photosNeeded',
  agreed: 'consent',
};

function problemOf(field: string, issue: v.BaseIssue<unknown>, fields: SheetInput): FieldProblem {
  if (!(field in fields)) return whenMissing[field] ?? 'required';
  return (fieldProblems as readonly string[]).includes(issue.message)
    ? (issue.message as FieldProblem)
    : 'malformed';
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
