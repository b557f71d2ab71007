import type { Database, Trx } from '#src/server/db/database.ts';
import { publicCaseStatuses } from '#src/shared/cases/enumerations.ts';
import type { VerificationView } from '#src/shared/verification/verification-view.ts';
import { selectVerifications, verificationViewOf } from './verification-record.ts';

type Asked = { caseId: string; verifyId: string; viewerUserId: string | undefined };

/**
 * Finds one verification; hidden or not counted, it is there for its author and the fundraiser
 * alone.
 */
export async function findVerification(
  db: Database | Trx,
  { caseId, verifyId, viewerUserId }: Asked,
): Promise<VerificationView | undefined> {
  const row = await selectVerifications(db)
    .innerJoin('cases', 'cases.id', 'verifications.case_id')
    .select('cases.owner_user_id as ownerUserId')
    .where('verifications.id', '=', verifyId)
    .where('verifications.case_id', '=', caseId)
    .where('cases.status', 'in', publicCaseStatuses)
    .executeTakeFirst();
  if (!row) return undefined;
  const shown = row.countedAt !== null && row.hiddenAt === null;
  const concerned = row.userId === viewerUserId || row.ownerUserId === viewerUserId;
  return shown || concerned ? verificationViewOf(row, viewerUserId) : undefined;
}

/** Finds the verification a person gave to a case. */
export async function findOwnVerification(
  db: Database,
  { caseId, userId }: { caseId: string; userId: string },
): Promise<VerificationView | undefined> {
  const row = await selectVerifications(db)
    .where('verifications.case_id', '=', caseId)
    .where('verifications.user_id', '=', userId)
    .executeTakeFirst();
  return row && verificationViewOf(row, userId);
}
