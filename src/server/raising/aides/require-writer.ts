import type { Trx } from '#src/server/db/database.ts';
import type { LockedCase } from '#src/server/raising/lock-case.ts';
import { recordAct } from '#src/server/review/record-act.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { RaisePart } from '#src/shared/raising/parts.ts';
import { findHelp } from './find-help.ts';

/** This is who writes a part: its family, or by this id somebody who helps it. */
type PartWriter = { userId: string; helpId: string | undefined };

type Asked = { userId: string; part: RaisePart };

/**
 * It is asked behind the lock of the case, so that help that was ended writes nothing any more. To
 * an aide the payee is not there.
 */
export async function requireWriter(
  trx: Trx,
  row: LockedCase,
  { userId, part }: Asked,
): Promise<PartWriter> {
  if (row.owner_user_id === userId) return { userId, helpId: undefined };
  const help = await findHelp(trx, { caseId: row.id, userId });
  if (!help || part === 'payee') throw new Problem('notFound');
  return { userId, helpId: help.id };
}

type Written = { caseId: string; part: RaisePart; writer: PartWriter; now: number };

/** What an aide saved stands in the trail as theirs. */
export async function recordSaved(
  trx: Trx,
  { caseId, part, writer: { userId, helpId }, now }: Written,
): Promise<void> {
  if (helpId === undefined) return;
  const act = { act: 'helpSave', staffUserId: userId, subjectId: helpId } as const;
  await recordAct(trx, { ...act, caseId, detail: { part }, now });
}

const sittingMs = 3_600_000;

/** Typing is kept every few seconds: one row for a part and an hour of it says as much. */
export async function recordTyped(trx: Trx, { caseId, part, writer, now }: Written): Promise<void> {
  const { userId, helpId } = writer;
  if (helpId === undefined) return;
  const detail = JSON.stringify({ part });
  const known = await trx
    .selectFrom('audit_trail')
    .select('position')
    .where('case_id', '=', caseId)
    .where('act', '=', 'helpType')
    .where('subject_id', '=', helpId)
    .where('detail', '=', detail)
    .where('at', '>', now - sittingMs)
    .limit(1)
    .executeTakeFirst();
  if (known) return;
  const act = { act: 'helpType', staffUserId: userId, subjectId: helpId } as const;
  await recordAct(trx, { ...act, caseId, detail: { part }, now });
}
