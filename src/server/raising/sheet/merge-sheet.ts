import * as v from 'valibot';
import {
  type FieldProblem,
  type FieldProblems,
  fieldProblems,
} from '#src/shared/contract/field-problem.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { openFieldsOf, type Refusals, wholePart } from '#src/shared/raising/part-state.ts';
import { isSecretField } from '#src/shared/raising/secret-fields.ts';
import type { SheetName } from '#src/shared/raising/sheet-names.ts';
import { sheets } from '#src/shared/raising/sheets.ts';
import type { PartRecord } from './part-record.ts';

export type SheetInput = Record<string, unknown>;

/** The whole sheet from what is saved and what comes now; closed fields can't be changed. */
export function mergeSheet(
  sheet: SheetName,
  record: PartRecord | undefined,
  input: SheetInput,
): { fields: Record<string, unknown>; refusals: Refusals } {
  const saved = record?.saved?.sheet === sheet ? record.saved.fields : {};
  const changed = Object.keys(input).filter((field) => !isSame(input[field], saved[field]));
  if (record) requireOpen(sheet, record, changed);
  const merged = { ...saved, ...draftedSecrets(sheet, record), ...input };
  return {
    fields: parseSheet(sheet, merged),
    refusals: mendedRefusals(record?.refusals ?? {}, { changed, input }),
  };
}

function requireOpen(sheet: SheetName, record: PartRecord, changed: readonly string[]): void {
  // Another kind of payee is another account: it opens with the first.
  const known = record.saved === null || record.saved.sheet === sheet;
  const open = openFieldsOf(sheet, known ? record : { ...record, refusals: {} });
  const closed = changed.filter((field) => !open.includes(field));
  if (closed.length === 0) return;
  const fields = Object.fromEntries(closed.map((field) => [field, 'fixed'] as const));
  throw new Problem('inputInvalid', { fields });
}

/** Secrets that were typed and not saved yet: the form can't show them, so it can't send them. */
function draftedSecrets(sheet: SheetName, record: PartRecord | undefined): SheetInput {
  if (record?.draft?.sheet !== sheet) return {};
  const secrets = Object.entries(record.draft.values).filter(
    ([name, value]) => isSecretField(name) && value.trim() !== '',
  );
  return Object.fromEntries(secrets);
}

function mendedRefusals(
  refusals: Refusals,
  { changed, input }: { changed: readonly string[]; input: SheetInput },
): Refusals {
  const unmended = Object.keys(refusals).filter(
    (field) => !refusals[field]?.mended && field in input && !changed.includes(field),
  );
  if (unmended.length > 0) {
    const fields = Object.fromEntries(unmended.map((field) => [field, 'notMended'] as const));
    throw new Problem('inputInvalid', { fields });
  }
  return Object.fromEntries(
    Object.entries(refusals).map(([field, refusal]) => {
      const mended = field === wholePart ? changed.length > 0 : changed.includes(field);
      return [field, { ...refusal, mended: refusal.mended || mended }];
    }),
  );
}

function parseSheet(sheet: SheetName, fields: SheetInput): Record<string, unknown> {
  const parsed = v.safeParse(sheets[sheet], fields);
  // What was left empty is not there at all, in the database and for comparing.
  if (parsed.success) return JSON.parse(JSON.stringify(parsed.output)) as SheetInput;
  const problems: FieldProblems = {};
  for (const issue of parsed.issues) {
    const field = (v.getDotPath(issue) ?? 'input').slice(0, 40);
    problems[field] ??= problemOf(field, issue, fields);
  }
  throw new Problem('inputInvalid', { fields: problems });
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
