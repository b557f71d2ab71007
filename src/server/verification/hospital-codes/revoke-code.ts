import type { Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { tagOfCase } from '#src/server/platform/page-tags.ts';
import { openTask } from '#src/server/review/open-task.ts';
import { recordAct } from '#src/server/review/record-act.ts';
import type { Services } from '#src/server/services.ts';
import type { CallParsed } from '#src/shared/contract/call.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { deskRevokeHospitalCode } from '#src/shared/verification/hospital-codes/calls.ts';

type Revoked = CallParsed<typeof deskRevokeHospitalCode> & { staffUserId: string };

/** Ends a code; whom a leaked one confirmed says so of themselves again until staff asked. */
export async function revokeHospitalCode(
  { db, pageTags }: Pick<Services, 'db' | 'pageTags'>,
  { codeId, leaked, reason, staffUserId }: Revoked,
  now: number,
): Promise<void> {
  const caseIds = await inTransaction(db, async (trx) => {
    const ended = await trx
      .updateTable('hospital_codes')
      .set({ revoked_by: staffUserId, revoked_at: now })
      .where('id', '=', codeId)
      .where('revoked_at', 'is', null)
      .returning('hospital')
      .executeTakeFirst();
    if (!ended) throw new Problem('notFound');
    const reopened = leaked ? await reopenConfirmed(trx, codeId, now) : [];
    const detail = { value: ended.hospital, ...(leaked ? { reopened: reopened.length } : {}) };
    const act = { act: 'revokeHospitalCode', staffUserId, subjectId: codeId, reason } as const;
    await recordAct(trx, { ...act, detail, now });
    return reopened;
  });
  pageTags.purge(caseIds.map(tagOfCase));
}

/** Staff are asked about each anew; what a work card showed of them stays. */
async function reopenConfirmed(trx: Trx, codeId: string, now: number): Promise<string[]> {
  const reopened = await trx
    .updateTable('verifications')
    .set({ confirmed_at: null, hospital_code_id: null })
    .where('hospital_code_id', '=', codeId)
    .returning(['id', 'case_id as caseId', 'user_id as submittedBy', 'withdrawn_at as withdrawnAt'])
    .execute();
  for (const { id: subjectId, caseId, submittedBy, withdrawnAt } of reopened) {
    if (withdrawnAt !== null) continue;
    await openTask(trx, { queue: 'doctor', subjectId, caseId, submittedBy, now });
  }
  return reopened.map(({ caseId }) => caseId);
}
