import type { Trx } from '#src/server/db/database.ts';
import { notify } from '#src/server/notices/notify.ts';
import { tagOfCase } from '#src/server/platform/page-tags.ts';
import type { Decided, ReviewCheck, ReviewQueue } from '#src/server/review/review-queue.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { textsOf } from '#src/texts/texts.ts';
import { doctorQueue } from './doctor-queue.ts';
import { applyTrustRule } from './settle-verification.ts';
import { selectVerifications } from './verification-record.ts';
import {
  countedCheck,
  fieldsOfVerifier,
  findVerifier,
  otherIllnessChecks,
  plainField,
} from './verifier-fields.ts';

/**
 * These are verifications that someone complained about, or that name another illness than their
 * case: passing dismisses the complaints, refusing upholds them, and the verification is no longer
 * counted or shown.
 */
const complaints: ReviewQueue = {
  name: 'verification',
  roles: ['reviewer', 'administrator'],
  async find({ db, keys }, verifyId, locale) {
    const row = await findVerifier(db, verifyId);
    if (!row) return undefined;
    const open = await db
      .selectFrom('verification_complaints')
      .select(['reason', 'created_at'])
      .where('verification_id', '=', verifyId)
      .where('state', '=', 'open')
      .orderBy('created_at')
      .limit(20)
      .execute();
    return {
      caseId: row.infoUuid,
      title: row.title,
      submittedAt: open[0]?.created_at ?? row.createdAt,
      fields: [
        ...fieldsOfVerifier(keys, row, locale),
        ...(open.length > 0 ? [plainField('complaints', reasonsOf(open), locale)] : []),
      ],
      checks: [
        ...complaintChecks(open.length, locale),
        ...otherIllnessChecks(row, locale),
        countedCheck(row, locale),
      ],
    };
  },
  async decide(trx, decided, { keys }) {
    const { subjectId: verifyId, decision, now } = decided;
    const caseId = await settleComplaints(trx, decided);
    if (!caseId || decision === 'pass') return { wakeJobs: true };
    await trx
      .updateTable('verifications')
      .set({ hidden_at: now, selected_at: null })
      .where('id', '=', verifyId)
      .execute();
    await applyTrustRule(trx, { keys, verifyId }, now);
    return { purge: [tagOfCase(caseId)], wakeJobs: true };
  },
};

const reasonsOf = (open: readonly { reason: string }[]) =>
  open.map(({ reason }) => reason).join('\n');

function complaintChecks(count: number, locale: Locale): ReviewCheck[] {
  if (count === 0) return [];
  const { checks } = textsOf(locale).review;
  return [{ level: count > 2 ? 'red' : 'amber', text: checks.complaints(count) }];
}

/** Answers everyone who complained; the case of the verification, if it is there. */
async function settleComplaints(
  trx: Trx,
  { subjectId: verifyId, decision, now }: Decided,
): Promise<string | undefined> {
  const found = await selectVerifications(trx)
    .where('verifications.id', '=', verifyId)
    .executeTakeFirst();
  const settled = await trx
    .updateTable('verification_complaints')
    .set({ state: decision === 'pass' ? 'dismissed' : 'upheld' })
    .where('verification_id', '=', verifyId)
    .where('state', '=', 'open')
    .returning('user_id')
    .execute();
  const told = {
    kind: 'reportAnswered',
    caseId: found?.infoUuid,
    subjectId: verifyId,
    now,
  } as const;
  for (const { user_id: userId } of settled) await notify(trx, { ...told, userId });
  return found?.infoUuid;
}

export const verificationQueues: readonly ReviewQueue[] = [complaints, doctorQueue];
