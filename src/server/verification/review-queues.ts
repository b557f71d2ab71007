import type { Trx } from '#src/server/db/database.ts';
import { notify } from '#src/server/notices/notify.ts';
import { tagOfCase } from '#src/server/platform/page-tags.ts';
import type { Decided, ReviewQueue } from '#src/server/review/review-queue.ts';
import { textsOf } from '#src/texts/texts.ts';
import { applyTrustRule } from './settle-verification.ts';
import { selectVerifications } from './verification-record.ts';

/**
 * Verifications that someone complained about: passing dismisses the complaints, refusing upholds
 * them, and the verification is no longer counted or shown.
 */
const complaints: ReviewQueue = {
  name: 'verification',
  roles: ['reviewer', 'administrator'],
  async find({ db, keys }, verifyId, locale) {
    const row = await selectVerifications(db)
      .innerJoin('cases', 'cases.id', 'verifications.case_id')
      .select(['cases.title', 'verifications.real_name_sealed', 'verifications.id_card_sealed'])
      .where('verifications.id', '=', verifyId)
      .executeTakeFirst();
    if (!row) return undefined;
    const open = await db
      .selectFrom('verification_complaints')
      .select(['reason', 'created_at'])
      .where('verification_id', '=', verifyId)
      .where('state', '=', 'open')
      .orderBy('created_at')
      .limit(20)
      .execute();
    const { review, verification } = textsOf(locale);
    const labels = review.fields;
    const plain = (name: keyof typeof labels, value: string) => ({
      ...{ name, value, label: labels[name], refusable: false },
    });
    const { real_name_sealed: name, id_card_sealed: card } = row;
    return {
      caseId: row.infoUuid,
      title: row.title,
      submittedAt: open[0]?.created_at ?? row.createdAt,
      fields: [
        plain('kind', verification.kinds[row.kind]),
        plain('content', row.content),
        ...(row.hospital ? [plain('hospital', row.hospital)] : []),
        {
          ...{ name: 'realName', label: labels.realName, refusable: false, secret: true as const },
          masked: row.shownName,
          reveal: async () => keys.open('verifier-name', name),
        },
        ...(card
          ? [
              {
                ...{
                  name: 'idCard',
                  label: labels.idCard,
                  refusable: false,
                  secret: true as const,
                },
                masked: '******************',
                reveal: async () => keys.open('id-card', card),
              },
            ]
          : []),
        plain('complaints', open.map(({ reason }) => reason).join('\n')),
      ],
      checks: [
        { level: open.length > 2 ? 'red' : 'amber', text: review.checks.complaints(open.length) },
        row.countedAt === null
          ? { level: 'amber', text: review.checks.notCounted }
          : { level: 'green', text: review.checks.counted },
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

export const verificationQueues: readonly ReviewQueue[] = [complaints];
