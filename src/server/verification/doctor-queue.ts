import type { Database, Trx } from '#src/server/db/database.ts';
import { notify } from '#src/server/notices/notify.ts';
import { tagOfCase } from '#src/server/platform/page-tags.ts';
import type { ReviewComparison, ReviewQueue } from '#src/server/review/review-queue.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { tickFieldOf } from '#src/shared/review/decision-form.ts';
import type { DoctorLevel } from '#src/shared/verification/doctor-levels.ts';
import { isSameHospital } from '#src/shared/verification/hospital-codes/hospital-code.ts';
import { textsOf } from '#src/texts/texts.ts';
import { checkDoctor } from './check-doctor.ts';
import { findCardPhotos } from './find-card.ts';
import { selectVerifications } from './verification-record.ts';
import {
  countedCheck,
  fieldsOfVerifier,
  findVerifier,
  otherIllnessChecks,
  plainField,
} from './verifier-fields.ts';

/**
 * People say that they treat the patient: staff call the hospital's public number, or compare a
 * work card. Passing says which of them was done; refusing leaves it at what was known before.
 */
export const doctorQueue: ReviewQueue = {
  name: 'doctor',
  roles: ['reviewer', 'administrator'],
  async find({ db, keys }, verifyId, locale) {
    const row = await findVerifier(db, verifyId);
    if (!row) return undefined;
    const { review, verification } = textsOf(locale);
    const isSame = isSameHospital(row.hospital, row.caseHospital);
    const imageIds = await findCardPhotos(db, verifyId);
    const card = { ...plainField('workCard', '', locale), imageIds };
    return {
      caseId: row.infoUuid,
      title: row.title,
      submittedAt: row.createdAt,
      fields: [
        ...fieldsOfVerifier(keys, row, locale),
        plainField('relation', verification.relations[row.relation as 'nurse'], locale),
        plainField('caseHospital', row.caseHospital, locale),
        ...(imageIds.length > 0 ? [card] : []),
      ],
      checks: [
        { level: 'amber', text: review.checks.askHospital },
        row.invited === 1
          ? { level: 'green', text: review.checks.invited }
          : { level: 'amber', text: review.checks.uninvited },
        isSame
          ? { level: 'green', text: review.checks.sameHospital }
          : { level: 'amber', text: review.checks.otherHospital },
        ...otherIllnessChecks(row, locale),
        countedCheck(row, locale),
      ],
    };
  },
  findComparisons: (db, _, verifyId) => findComparisons(db, verifyId),
  async decide(trx, { subjectId: verifyId, decision, compared = [], staffUserId, now }) {
    if (decision === 'refuse') {
      await tellDoctor(trx, { verifyId, level: 'declared', now });
      return { wakeJobs: true };
    }
    const level = compared.includes('hospitalAsked') ? 'confirmed' : 'cardSeen';
    if (level === 'cardSeen' && !compared.includes('workCard')) {
      throw new Problem('inputInvalid', { fields: { [tickFieldOf('workCard')]: 'notCompared' } });
    }
    const caseId = await checkDoctor(trx, { verifyId, level, staffUserId, now });
    await tellDoctor(trx, { verifyId, level, now });
    return { purge: [tagOfCase(caseId)], wakeJobs: true };
  },
};

type Told = { verifyId: string; level: DoctorLevel; now: number };

/** What staff wrote is for colleagues; the doctor hears what came of it, and what else there is. */
async function tellDoctor(trx: Trx, { verifyId, level, now }: Told): Promise<void> {
  const found = await selectVerifications(trx)
    .where('verifications.id', '=', verifyId)
    .executeTakeFirst();
  if (!found) return;
  const { userId, infoUuid: caseId } = found;
  await notify(trx, { userId, kind: 'doctorAnswered', caseId, params: { level }, now });
}

/** The hospital's own answer is worth most; a work card is enough where there is one. */
async function findComparisons(db: Database | Trx, verifyId: string): Promise<ReviewComparison[]> {
  const imageIds = await findCardPhotos(db, verifyId);
  const hasCard = imageIds.length > 0;
  return [
    ...(hasCard ? [{ name: 'workCard' as const, imageIds, needed: false }] : []),
    { name: 'hospitalAsked', imageIds: [], needed: !hasCard },
  ];
}
