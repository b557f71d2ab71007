import type { Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { lockCase, requireAction } from '#src/server/raising/lock-case.ts';
import { findPart, findParts, writePart } from '#src/server/raising/sheet/part-record.ts';
import { closeTask } from '#src/server/review/close-task.ts';
import { openTask } from '#src/server/review/open-task.ts';
import { recordAct } from '#src/server/review/record-act.ts';
import type { Services } from '#src/server/services.ts';
import { infoReviewStatuses } from '#src/shared/cases/enumerations.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { stageOf } from '#src/shared/raising/parts.ts';
import { findSubmittedPayee } from './payee.ts';

const part = 'payee';
const { submitted, unsubmitted } = infoReviewStatuses;

type Keys = Pick<Services, 'keys'>;
type Asked = { caseId: string; userId: string };

/**
 * Its family takes the first payee of a case back before staff decided on it. What was typed stays
 * to be changed and sent again; other papers of the same review go on. Taken back already, it stays so.
 */
export function takeBackPayee(
  { db, keys }: Keys & Pick<Services, 'db'>,
  asked: Asked,
  now: number,
): Promise<{ status: number; version: number }> {
  return inTransaction(db, async (trx) => {
    // A decision takes the same lock, so that one of the two comes first and the other finds it done.
    const row = await lockCase(trx, asked.caseId);
    requireAction(row, { action: 'supplement', now });
    const record = await findPart(trx, keys, { caseId: row.id, part });
    if (!record?.saved) throw new Problem('notFound');
    const { status, version } = record;
    if (status === unsubmitted) return { status, version };
    if (status !== submitted) throw new Problem('payeeDecided');
    await writePart(trx, keys, { caseId: row.id, part, version, status: unsubmitted, now });
    await leaveDesk(trx, keys, { ...asked, caseType: row.case_type, now });
    const payeeId = await endPayee(trx, row.id);
    const act = { act: 'takeBackPayee', staffUserId: asked.userId, subjectId: payeeId } as const;
    await recordAct(trx, { ...act, caseId: row.id, detail: { part }, now });
    return { status: unsubmitted, version: version + 1 };
  });
}

type Left = Asked & { caseType: number; now: number };

/** Nobody decides on papers that they saw with it; without others there is nothing to decide. */
async function leaveDesk(
  trx: Trx,
  keys: Services['keys'],
  { caseId, userId, caseType, now }: Left,
): Promise<void> {
  const stage = stageOf(part, caseType);
  const parts = [...(await findParts(trx, keys, caseId)).values()];
  const waits = parts.some((one) => {
    return one.status === submitted && stageOf(one.part, caseType) === stage;
  });
  const task = { queue: stage, subjectId: caseId, now } as const;
  if (waits) await openTask(trx, { ...task, caseId, submittedBy: userId });
  else await closeTask(trx, { ...task, because: 'byFamily' });
}

async function endPayee(trx: Trx, caseId: string): Promise<string> {
  const payee = await findSubmittedPayee(trx, caseId);
  if (!payee) return caseId;
  await trx
    .updateTable('case_payees')
    .set({ status: 'takenBack' })
    .where('id', '=', payee.id)
    .where('status', '=', 'submitted')
    .execute();
  return payee.id;
}
