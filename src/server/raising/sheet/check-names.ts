import type { Trx } from '#src/server/db/database.ts';
import { requireOpenWords } from '#src/server/platform/require-words.ts';
import type { Services } from '#src/server/services.ts';
import { infoReviewStatuses } from '#src/shared/cases/enumerations.ts';
import type { FieldProblems } from '#src/shared/contract/field-problem.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { namesInFull } from '#src/shared/raising/names-in.ts';
import { findSaved } from './find-saved.ts';
import { findPart } from './part-record.ts';

/** The public reads these words, whatever the sheet. */
export const publicWords = ['title', 'content', 'plan', 'surplusUse', 'city'] as const;

type Checked = { caseId: string; fields: Readonly<Record<string, unknown>> };
type Keyed = Pick<Services, 'keys'>;

/** Nobody is named to everyone in full: neither who is ill nor who is paid. */
export async function findNamed(
  trx: Trx,
  { keys }: Keyed,
  { caseId, fields }: Checked,
  open: readonly string[] = publicWords,
): Promise<FieldProblems> {
  const said = open.filter((field) => fields[field]);
  if (said.length === 0) return {};
  const patient = await findSaved(trx, keys, { caseId, part: 'patient' });
  const payee = await findSaved(trx, keys, { caseId, part: 'payee' });
  const names = [patient?.name, payee?.name].flatMap((name) => name ?? []);
  const named = said.filter((field) =>
    names.some((name) => namesInFull(String(fields[field]), name)),
  );
  return Object.fromEntries(named.map((field) => [field, 'namesInFull'] as const));
}

/** What a family tells everyone beside its sheets keeps to the same, at its fields. */
export async function requirePublicWords(
  trx: Trx,
  keyed: Keyed,
  { caseId, words }: { caseId: string; words: Readonly<Record<string, string>> },
): Promise<void> {
  requireOpenWords(words);
  const named = await findNamed(trx, keyed, { caseId, fields: words }, Object.keys(words));
  if (Object.keys(named).length > 0) throw new Problem('inputInvalid', { fields: named });
}

/** It is the same where the name came after the words, unless they are with staff already. */
export async function findNamedBefore(
  trx: Trx,
  { keys }: Keyed,
  { caseId, fields }: Checked,
): Promise<FieldProblems> {
  const base = await findPart(trx, keys, { caseId, part: 'base' });
  if (!base?.saved || base.status === infoReviewStatuses.submitted) return {};
  const told = base.saved.fields;
  const isNamed = publicWords.some((field) =>
    namesInFull(String(told[field] ?? ''), String(fields.name ?? '')),
  );
  return isNamed ? { name: 'namedBefore' } : {};
}
