import { findCaseState } from '#src/server/cases/state/case-state.ts';
import type { Trx } from '#src/server/db/database.ts';
import { isUniqueViolation } from '#src/server/db/db-errors.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { enqueue } from '#src/server/jobs/enqueue.ts';
import { type Keys, newId } from '#src/server/platform/keys.ts';
import { tagOfCase } from '#src/server/platform/page-tags.ts';
import { requireOpenWords } from '#src/server/platform/require-words.ts';
import { openTask } from '#src/server/review/open-task.ts';
import type { Services } from '#src/server/services.ts';
import { canCase } from '#src/shared/cases/case-actions.ts';
import { publicCaseStatuses } from '#src/shared/cases/enumerations.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { trustedAccountAgeMs } from '#src/shared/verification/trust-rule.ts';
import type { VerificationView } from '#src/shared/verification/verification-view.ts';
import { fitsKind } from '#src/shared/verification/verifier-kinds.ts';
import { confirmByCode, countingTry } from './hospital-codes/confirm-by-code.ts';
import { askOfOtherIllness } from './other-illness.ts';
import { applyTrustRule, settleJob } from './settle-verification.ts';
import { selectVerifications, verificationViewOf } from './verification-record.ts';
import { type Added, type NewVerification, rowOf } from './verification-row.ts';

type VerifyServices = Pick<Services, 'db' | 'keys' | 'pageTags'>;

/** Takes a person's word for a case. It counts at once where the rules of trust are met. */
export async function addVerification(
  { db, keys, pageTags }: VerifyServices,
  given: NewVerification,
  now: number,
): Promise<VerificationView> {
  requireWhole(given);
  requireOpenWords({ content: given.content });
  const verifyId = newId();
  const use = () =>
    inTransaction(db, async (trx) => {
      await requireOpen(trx, given, now);
      await trx
        .insertInto('verifications')
        .values(rowOf(keys, { ...given, verifyId }, now))
        .execute();
      await askOfOtherIllness(trx, { ...given, verifyId, caseId: given.infoUuid }, now);
      if (given.kind === 'doctor') await confirmOrAsk(trx, { keys, ...given, verifyId }, now);
      const gaps = await applyTrustRule(trx, { keys, verifyId }, now);
      if (gaps.includes('accountTooNew')) await lookAgain(trx, { ...given, verifyId }, now);
      return selectVerifications(trx)
        .where('verifications.id', '=', verifyId)
        .executeTakeFirstOrThrow();
    });
  try {
    // A code is a try of the account's, whatever becomes of the transaction.
    const tries = given.kind === 'doctor' && given.hospitalCode;
    const row = await (tries ? countingTry(db, { userId: given.userId, use }, now) : use());
    pageTags.purge([tagOfCase(given.infoUuid)]);
    return verificationViewOf(row, given.userId);
  } catch (error) {
    if (isUniqueViolation(error)) throw new Problem('alreadyVerified');
    throw error;
  }
}

/** Nobody is a doctor by saying so: the hospital says it by its code, or staff ask the hospital. */
async function confirmOrAsk(
  trx: Trx,
  { keys, verifyId, infoUuid: caseId, ...given }: NewVerification & Added & { keys: Keys },
  now: number,
): Promise<void> {
  const { hospital, hospitalCode: code, userId: submittedBy } = given;
  if (code) return confirmByCode(trx, { keys, verifyId, hospital, code, now });
  await openTask(trx, { queue: 'doctor', subjectId: verifyId, caseId, submittedBy, now });
}

/** Only two fields together can tell this. */
function requireWhole({ kind, relation, hospital }: NewVerification): void {
  const fields = {
    ...(fitsKind(kind, relation) ? {} : { relation: 'relationOfKind' as const }),
    ...(kind === 'doctor' && hospital === '' ? { hospital: 'required' as const } : {}),
  };
  if (Object.keys(fields).length > 0) throw new Problem('inputInvalid', { fields });
}

async function requireOpen(
  trx: Trx,
  { infoUuid, userId }: NewVerification,
  now: number,
): Promise<void> {
  const state = await findCaseState(trx, infoUuid);
  const isPublic = (publicCaseStatuses as readonly string[]).includes(state?.status ?? '');
  if (!state || !isPublic) throw new Problem('notFound');
  if (!canCase('verify', state, now)) throw new Problem('verifyClosed');
  const { owner_user_id } = await trx
    .selectFrom('cases')
    .select('owner_user_id')
    .where('id', '=', infoUuid)
    .executeTakeFirstOrThrow();
  if (owner_user_id === userId) throw new Problem('ownVerification');
}

/** An account grows old enough by itself. */
async function lookAgain(
  trx: Trx,
  { verifyId, infoUuid, userId }: NewVerification & Added,
  now: number,
): Promise<void> {
  const { created_at } = await trx
    .selectFrom('users')
    .select('created_at')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await enqueue(trx, {
    name: settleJob,
    payload: { verifyId, caseId: infoUuid },
    runAt: Math.max(now, created_at + trustedAccountAgeMs),
  });
}
